import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import { sendAccountMail } from "../../site/mails.server.ts";
import type { Customer } from "../../tables.ts";
import { greetingNameOf } from "../customers/message-language.server.ts";
import { noticeWords } from "./notice-words.ts";
import { textPlaceOf } from "./text-places.server.ts";

const words = defineWords({
  confirmSubject: { en: "Confirm your new e-mail address", ar: "تأكيد بريدك الإلكتروني الجديد" },
  confirmText: {
    en: "Follow the link to use this address for your account from now on. It is valid for 24 hours and works once.",
    ar: "افتح الرابط لاعتماد هذا البريد لحسابك. الرابط صالح لمدة 24 ساعة ويُستخدم مرة واحدة.",
  },
  confirmButton: { en: "Confirm the address", ar: "تأكيد البريد" },
  confirmIgnore: {
    en: "You did not ask for this? Then do nothing: no account changes.",
    ar: "لم تطلب ذلك؟ تجاهل هذه الرسالة، ولن يتغيّر أي حساب.",
  },
  inUseSubject: { en: "This address already has an account", ar: "هذا البريد مرتبط بحساب" },
  inUseText: {
    en: "An attempt was made to use this e-mail address for another account. It already has an account of its own, and nothing has changed.",
    ar: "جرت محاولة لاستخدام هذا البريد الإلكتروني في حساب آخر، لكنه مرتبط بحساب بالفعل ولم يتغيّر شيء.",
  },
  inUseButton: { en: "Go to the site", ar: "الانتقال إلى الموقع" },
  changedSubject: {
    en: "The e-mail address of your account was changed",
    ar: "تم تغيير البريد الإلكتروني لحسابك",
  },
  changedText: {
    en: "You now sign in with another address, and our mails go there. If it was not you, take the change back within 7 days: everyone who is signed in is signed out, and you choose a new password.",
    ar: "أصبح تسجيل الدخول ببريد آخر وستصل رسائلنا إليه. إن لم يكن ذلك منك فبإمكانك التراجع عن التغيير خلال 7 أيام: سيتم تسجيل الخروج من جميع الأجهزة وستختار كلمة مرور جديدة.",
  },
  changedButton: { en: "It was not me: take it back", ar: "لم أفعل ذلك: تراجع عن التغيير" },
});

interface MailLink {
  readonly language: Language;
  readonly token: string;
}

/** The link that confirms a new address. */
export function newAddressMail(
  trx: AnyTransaction,
  to: string,
  { language, token, name }: MailLink & { readonly name: string },
): Promise<void> {
  const text = words.of(language);
  return sendAccountMail(trx, to, {
    template: "account-new-address",
    language,
    name,
    subject: text.confirmSubject,
    text: text.confirmText,
    button: { label: text.confirmButton, href: linkTo("/accounts/email", { language, token }) },
    secret: token,
    note: text.confirmIgnore,
  });
}

/** What the owner of an address learns when another customer wants it. */
export function addressInUseMail(
  trx: AnyTransaction,
  to: string,
  { language }: Pick<MailLink, "language">,
): Promise<void> {
  const text = words.of(language);
  return sendAccountMail(trx, to, {
    template: "account-address-in-use",
    language,
    name: undefined,
    subject: text.inUseSubject,
    text: text.inUseText,
    button: { label: text.inUseButton, href: `${origin()}/?lang=${language}` },
  });
}

/** Tells the former address, with the link that takes the change back, and the number of the account. */
export async function emailChangedMail(
  trx: AnyTransaction,
  customer: Customer,
  { language, token }: MailLink,
): Promise<void> {
  const { id, email, phone } = customer;
  const text = words.of(language);
  const template = "account-email-changed";
  await sendAccountMail(trx, email, {
    template,
    language,
    name: greetingNameOf(customer, language),
    subject: text.changedSubject,
    text: text.changedText,
    button: { label: text.changedButton, href: linkTo("/accounts/email/undo", { language, token }) },
    secret: token,
    about: { customerId: id },
  });
  const place = await textPlaceOf(trx, id, phone === "" ? undefined : phone);
  if (place === undefined) return;
  const sms = noticeWords.of(language).sms;
  const brand = config.served.name[language];
  const sentence = sms(brand, text.changedSubject, new URL(origin()).host);
  await sendText(trx, {
    ...place,
    language,
    template,
    about: { customerId: id },
    isNotice: true,
    text: sentence,
  });
}

function linkTo(path: string, { token, language }: MailLink): string {
  return `${origin()}${path}?token=${token}&lang=${language}`;
}
