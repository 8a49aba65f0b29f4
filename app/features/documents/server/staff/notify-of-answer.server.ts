import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { greetingNameIn } from "#app/features/account/rules/names.ts";
import { textPlaceOf } from "#app/features/phone/phone.server.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { defineWords } from "#app/i18n/words.ts";
import { href } from "#app/lib/address/href.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import { reasonWords, typeWords } from "../../document-words.ts";
import { type StaffReason, type SystemReason, systemReasons } from "../../rules/document-states.ts";
import { roomAddress } from "../../rules/room-address.ts";
import type { StoredDocument } from "../documents/read-documents.server.ts";

const words = defineWords({
  acceptedTitle: {
    en: (type: string) => `Accepted: ${type}`,
    ar: (type: string) => `تم اعتماد المستند: ${type}`,
  },
  accepted: {
    en: "We have checked your document and accepted it. There is nothing more to do.",
    ar: "راجعنا مستندك واعتمدناه، ولا يلزمك أي إجراء آخر.",
  },
  rejectedTitle: {
    en: (type: string) => `Please upload it again: ${type}`,
    ar: (type: string) => `يُرجى إعادة رفع المستند: ${type}`,
  },
  rejected: {
    en: "We have checked your document and could not accept it. Please upload a new one.",
    ar: "راجعنا مستندك ولم نتمكن من اعتماده. يُرجى رفع مستند جديد.",
  },
  refused: {
    en: "We could not use what you uploaded, and have deleted it. Please upload it again.",
    ar: "تعذّر علينا استخدام ما رفعته، فحذفناه. يُرجى رفعه من جديد.",
  },
  readyTitle: {
    en: (type: string) => `Please confirm: ${type}`,
    ar: (type: string) => `يُرجى تأكيد بيانات المستند: ${type}`,
  },
  ready: {
    en: "Checking your document took longer than usual. It is ready now: please confirm what it says, so that we can review it.",
    ar: "استغرق فحص مستندك وقتاً أطول من المعتاد، وهو جاهز الآن. يُرجى تأكيد بياناته حتى نتمكن من مراجعته.",
  },
  unconfirmedTitle: {
    en: (type: string) => `Not confirmed yet: ${type}`,
    ar: (type: string) => `بانتظار تأكيدك: ${type}`,
  },
  unconfirmed: {
    en: "You uploaded a document and have not confirmed what it says. If you do not confirm it within a week, we will delete it.",
    ar: "رفعت مستنداً ولم تؤكد بياناته بعد. سنحذفه إن لم تؤكدها خلال أسبوع.",
  },
  confirm: { en: "Confirm it", ar: "تأكيد البيانات" },
  type: { en: "Document", ar: "المستند" },
  reason: { en: "Reason", ar: "السبب" },
  note: { en: "Note", ar: "ملاحظة" },
  see: { en: "See your documents", ar: "عرض مستنداتك" },
  upload: { en: "Upload it again", ar: "إعادة الرفع" },
});

type Answer =
  | { readonly to: "accepted" }
  | { readonly to: "rejected"; readonly reason: StaffReason; readonly text: string }
  /** By the program, before anybody saw it. */
  | { readonly to: "rejected"; readonly reason: SystemReason }
  /** The customer has to confirm it: after a long check, and again a week before it is deleted. */
  | { readonly to: "ready" | "unconfirmed" };

/**
 * Writes mail and text message about the answer to a document, or that it waits for its customer, in the language of the
 * account.
 */
export async function notifyOfAnswer(
  trx: AnyTransaction,
  document: StoredDocument,
  answer: Answer,
): Promise<void> {
  const { customerId, type } = document;
  const customer = await customerById(customerId, trx);
  if (customer === undefined) return;
  const language = await messageLanguageFor(customerId, document.language, trx);
  const template = `document-${answer.to}`;
  const content = emailOf({ type, language }, answer, greetingNameIn(customer, language));
  const email = customer.emails[0]?.email;
  if (email !== undefined)
    await sendMail(trx, {
      to: email,
      language,
      template,
      about: { customerId },
      ...(await renderEmail(content)),
    });
  const place = await textPlaceOf(trx, customerId, customer.phones[0]?.phoneNumber);
  if (place === undefined) return;
  const sentence = words.of(language)[`${answer.to}Title`](typeWords.of(language)[type]);
  const text = `${config.served.name[language]}: ${sentence} ${origin()}${withLanguage(href("/documents"), language)}`;
  await sendText(trx, { ...place, language, template, about: { customerId }, text });
}

function emailOf(
  { type, language }: Pick<StoredDocument, "type" | "language">,
  answer: Answer,
  name: string,
): EmailContent {
  const own = words.of(language);
  const title = own[`${answer.to}Title`](typeWords.of(language)[type]);
  const linked = (path: string) => origin() + withLanguage(path, language);
  const rejection = answer.to === "rejected" ? answer : undefined;
  const isRefused = systemReasons.some((reason) => reason === rejection?.reason);
  const text = own[isRefused ? "refused" : answer.to];
  const note = rejection !== undefined && "text" in rejection ? rejection.text : "";
  return {
    ...{ language, subject: title, preview: text, title, name },
    paragraphs: [text],
    facts: [
      { name: own.type, value: typeWords.of(language)[type] },
      ...(rejection ? [{ name: own.reason, value: reasonWords.of(language)[rejection.reason] }] : []),
      ...(note === "" ? [] : [{ name: own.note, value: note }]),
    ],
    button:
      answer.to === "accepted"
        ? { label: own.see, href: linked(href("/documents")) }
        : { label: rejection ? own.upload : own.confirm, href: linked(roomAddress(type)) },
  };
}
