import { isLanguage, type Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { defineWords } from "#app/i18n/words.ts";
import { href } from "#app/lib/address/href.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { providedCustomers } from "./customers.server.ts";

const words = defineWords({
  subject: {
    en: "Your mobile number was confirmed in another account",
    ar: "تم تأكيد رقم جوالك في حساب آخر",
  },
  text: {
    en: "A code that we sent to this number was entered in another account. From now on it belongs to that account, and you get no more texts from us on it. Your account, your vehicles and your appointments stay as they are, and nobody else sees them.",
    ar: "أُدخل في حساب آخر رمزٌ أرسلناه إلى هذا الرقم، فأصبح الرقم تابعاً لذلك الحساب ولن تصلك رسائلنا عليه بعد الآن. حسابك وسياراتك ومواعيدك كما هي، ولا يطّلع عليها أحد غيرك.",
  },
  number: { en: "Number", ar: "الرقم" },
  button: { en: "Confirm a number", ar: "تأكيد رقم" },
  note: {
    en: (name: string) =>
      `Is it still your number, and was it not you? Confirm it again, and tell ${name} that you got this e-mail.`,
    ar: (name: string) => `هل ما زال الرقم لك ولم تفعل ذلك بنفسك؟ أكّده مرة أخرى وأبلغ ${name} بهذه الرسالة.`,
  },
});

interface FormerOwner {
  readonly customerId: string;
  readonly number: string;
  readonly language: string;
}

/** Writes the mail to whom a number belonged until now. It says nothing about the other account. */
export async function warnFormerOwner(
  trx: AnyTransaction,
  { customerId, number, language: stored }: FormerOwner,
): Promise<void> {
  const contact = await providedCustomers().contactOf(trx, customerId);
  if (contact === undefined) return;
  const language = contact.language ?? (isLanguage(stored) ? stored : "en");
  const content = warning(language, contact.greetingName[language], number);
  await sendMail(trx, {
    to: contact.email,
    language,
    template: "phone-number-moved",
    about: { customerId },
    ...(await renderEmail(content)),
  });
}

function warning(language: Language, name: string, number: string): EmailContent {
  const { subject, text, note, button, number: label } = words.of(language);
  return {
    language,
    subject,
    preview: text,
    title: subject,
    name,
    paragraphs: [text],
    facts: [{ name: label, value: "", code: phoneInGroups(number) }],
    button: { label: button, href: origin() + withLanguage(href("/dashboard"), language) },
    note: note(config.importer.name[language]),
  };
}
