import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { writeLetter } from "#app/platform/letter/letter.server.ts";
import { sendMail } from "#app/platform/mail.server.ts";

const words = defineWords({
  confirmSubject: {
    en: (brand: string) => `Confirm your ${brand} account`,
    ar: (brand: string) => `تأكيد حسابك لدى ${brand}`,
  },
  confirmText: {
    en: "One step is left: confirm that this is your e-mail address. The link is valid for 24 hours.",
    ar: "بقيت خطوة واحدة: أكّد أن هذا بريدك الإلكتروني. الرابط صالح لمدة 24 ساعة.",
  },
  confirmButton: { en: "Confirm e-mail address", ar: "تأكيد البريد الإلكتروني" },
  confirmIgnore: {
    en: "You did not ask for an account? Then do nothing: none is made.",
    ar: "لم تطلب إنشاء حساب؟ تجاهل هذه الرسالة، ولن يُنشأ أي حساب.",
  },
  knownSubject: {
    en: (brand: string) => `You already have a ${brand} account`,
    ar: (brand: string) => `لديك حساب لدى ${brand}`,
  },
  knownText: {
    en: "Somebody, probably you, tried to create an account with this e-mail address. You already have one: just sign in. If you do not remember the password, choose “Forgotten your password?” there.",
    ar: "حاول شخص ما، ولعلّه أنت، إنشاء حساب بهذا البريد الإلكتروني، ولديك حساب بالفعل. سجّل الدخول مباشرة، وإن لم تتذكر كلمة المرور فاختر «نسيت كلمة المرور؟» في صفحة الدخول.",
  },
  knownButton: { en: "Go to the site", ar: "الانتقال إلى الموقع" },
  knownIgnore: {
    en: "If it was not you, you need not do anything.",
    ar: "إن لم تكن أنت، فلا داعي لأي إجراء.",
  },
  resetSubject: { en: "Choose a new password", ar: "اختيار كلمة مرور جديدة" },
  resetText: {
    en: "Follow the link to choose a new password. It is valid for one hour and works once.",
    ar: "افتح الرابط لاختيار كلمة مرور جديدة. الرابط صالح لمدة ساعة ويُستخدم مرة واحدة.",
  },
  resetButton: { en: "Choose a new password", ar: "اختيار كلمة مرور جديدة" },
  resetIgnore: {
    en: "You did not ask for this? Then do nothing: your password stays as it is.",
    ar: "لم تطلب ذلك؟ تجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.",
  },
});

interface Link {
  readonly language: Language;
  readonly token: string;
  readonly firstName: string;
}

/** The link that makes an account. */
export function confirmationMail(
  trx: AnyTransaction,
  to: string,
  { language, token, firstName }: Link,
): Promise<void> {
  const text = words.of(language);
  return send(trx, to, {
    template: "account-confirmation",
    language,
    subject: text.confirmSubject(brandName(language)),
    name: firstName,
    text: text.confirmText,
    button: text.confirmButton,
    href: `${origin()}/accounts/confirm?token=${token}&lang=${language}`,
    ignore: text.confirmIgnore,
  });
}

/** What the owner of an address learns when somebody registers with it again. */
export function knownAddressMail(
  trx: AnyTransaction,
  to: string,
  { language }: Pick<Link, "language">,
): Promise<void> {
  const text = words.of(language);
  return send(trx, to, {
    template: "account-known-address",
    language,
    subject: text.knownSubject(brandName(language)),
    name: undefined,
    text: text.knownText,
    button: text.knownButton,
    href: `${origin()}/?lang=${language}`,
    ignore: text.knownIgnore,
  });
}

/** The link to a new password. */
export function resetMail(
  trx: AnyTransaction,
  to: string,
  { language, token, firstName }: Link,
): Promise<void> {
  const text = words.of(language);
  return send(trx, to, {
    template: "account-password-reset",
    language,
    subject: text.resetSubject,
    name: firstName,
    text: text.resetText,
    button: text.resetButton,
    href: `${origin()}/accounts/reset?token=${token}&lang=${language}`,
    ignore: text.resetIgnore,
  });
}

interface AccountMail {
  readonly template: string;
  readonly language: Language;
  readonly subject: string;
  readonly name: string | undefined;
  readonly text: string;
  readonly button: string;
  readonly href: string;
  readonly ignore: string;
}

async function send(trx: AnyTransaction, to: string, mail: AccountMail): Promise<void> {
  const { template, language, subject, name, text, button, href, ignore } = mail;
  const letter = await writeLetter({
    language,
    subject,
    preview: text,
    title: subject,
    name,
    paragraphs: [text],
    button: { label: button, href },
    note: ignore,
  });
  await sendMail(trx, { to, template, language, ...letter });
}

function brandName(language: Language): string {
  return config.served.name[language];
}
