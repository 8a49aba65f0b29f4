import { dateInWords, dayIn, timeIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { erasedBy } from "../../rules/deadlines.ts";

const words = defineWords({
  requestedSubject: {
    en: (brand: string) => `We are deleting your ${brand} account`,
    ar: (brand: string) => `جارٍ حذف حسابك لدى ${brand}`,
  },
  requestedTitle: { en: "Your account is being deleted", ar: "جارٍ حذف حسابك" },
  requestedText: {
    en: "You asked us to delete your account. You are signed out everywhere, and appointments and test drives that were still to come are canceled.",
    ar: "طلبت حذف حسابك. سُجّل خروجك من جميع الأجهزة، وأُلغيت مواعيدك وتجارب القيادة القادمة.",
  },
  requestedUntil: {
    en: (day: string, time: string) =>
      `By ${day}, ${time}, everything that no law requires us to keep is erased. We write to you once more then.`,
    ar: (day: string, time: string) =>
      `بحلول ${day} الساعة ${time} نكون قد محونا كل ما لا يُلزمنا القانون بالاحتفاظ به، وسنراسلك عندها مرة أخيرة.`,
  },
  requestedNote: {
    en: "You did not ask for this? Call us at once, and change the password of your mailbox.",
    ar: "لم تطلب ذلك؟ اتصل بنا فوراً، وغيّر كلمة مرور بريدك الإلكتروني.",
  },
  doneSubject: {
    en: (brand: string) => `Your ${brand} account is deleted`,
    ar: (brand: string) => `تم حذف حسابك لدى ${brand}`,
  },
  doneTitle: { en: "Your account is deleted", ar: "تم حذف حسابك" },
  doneText: {
    en: "Your data is erased. If a law requires us to keep something, you saw it, with the reason and the last day, before you confirmed.",
    ar: "مُحيت بياناتك. وإن كان القانون يلزمنا بالاحتفاظ بشيء منها، فقد عرضناه عليك مع السبب وتاريخ الانتهاء قبل أن تؤكد الحذف.",
  },
  doneNote: {
    en: "This is our last message to you; we do not keep your address.",
    ar: "هذه آخر رسالة منا إليك، ولا نحتفظ ببريدك الإلكتروني.",
  },
  button: { en: "Privacy at our site", ar: "الخصوصية في موقعنا" },
});

interface Receiver {
  readonly email: string;
  readonly firstName?: string | undefined;
  readonly language: Language;
}

/** Confirms the request to the last address. */
export async function mailOfRequest(
  trx: AnyTransaction,
  {
    email,
    firstName,
    language,
    customerId,
    now,
  }: Receiver & { readonly customerId: string; readonly now: Date },
): Promise<void> {
  const text = words.of(language);
  const { zone } = config.importer;
  const end = erasedBy(now);
  const until = text.requestedUntil(dateInWords(dayIn(end, zone), language), timeIn(end, zone));
  const rendered = await renderEmail({
    language,
    subject: text.requestedSubject(config.served.name[language]),
    preview: text.requestedText,
    title: text.requestedTitle,
    name: firstName,
    paragraphs: [text.requestedText, until],
    button: buttonIn(language),
    note: text.requestedNote,
  });
  await sendMail(trx, {
    to: email,
    language,
    template: "account-deletion-requested",
    about: { customerId },
    ...rendered,
  });
}

/** The last mail, gone itself as soon as it has been sent. */
export async function mailOfCompletion(
  trx: AnyTransaction,
  { email, firstName, language }: Receiver,
): Promise<void> {
  const text = words.of(language);
  const rendered = await renderEmail({
    language,
    subject: text.doneSubject(config.served.name[language]),
    preview: text.doneText,
    title: text.doneTitle,
    name: firstName,
    paragraphs: [text.doneText],
    button: buttonIn(language),
    note: text.doneNote,
  });
  await sendMail(trx, {
    to: email,
    language,
    template: "account-deleted",
    isShortLived: true,
    ...rendered,
  });
}

function buttonIn(language: Language) {
  return { label: words.of(language).button, href: `${origin()}/privacy?lang=${language}` };
}
