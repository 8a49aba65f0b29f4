import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { config, officeOrigin, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail, sendMailToStaff } from "#app/platform/messages/mail.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import { staffWords } from "../../site/staff/staff-words.ts";
import type { Customer } from "../../tables.ts";
import { isCustomer } from "../customers/customers.server.ts";
import { greetingNameOf, languageFor } from "../customers/message-language.server.ts";
import { type Change, changeWords, noticeWords } from "./notice-words.ts";
import { textPlaceOf } from "./text-places.server.ts";

interface Notice {
  readonly change: Change;
  /** Of the request: it may be a thief's, so it counts only where the customer's own is not known. */
  readonly language: Language;
}
type Reader = Pick<
  Customer,
  "id" | "issuer" | "email" | "first_name" | "last_name" | "name_ar" | "phone" | "message_language"
>;

/**
 * Notifies a customer of what concerns the safety of their account: by mail to the address and by text to the number that
 * they had until now, in their language, in the transaction of the change. No secret and no new value is in it.
 */
export async function notifyOfChange(trx: AnyTransaction, customer: Reader, notice: Notice): Promise<void> {
  await mailOfChange(trx, customer, notice);
  await textOfChange(trx, customer, notice);
}

/** The mail alone; another address may be given, which was the customer's before. */
export async function mailOfChange(
  trx: AnyTransaction,
  customer: Reader,
  { change, language: used }: Notice,
  to = customer.email,
): Promise<void> {
  const language = languageFor(customer, used);
  const words = noticeWords.of(language);
  const { title, text, note = words.note } = changeWords.of(language)[change];
  const rendered = await renderEmail({
    language,
    subject: title,
    preview: text,
    title,
    name: greetingNameOf(customer, language),
    paragraphs: [text],
    button: { label: words.button, href: origin() + withLanguage(href("/account"), language) },
    note,
    ...(!isCustomer(customer) && ofStaff(language)),
  });
  const mail = { to, language, template: `account-${change}`, ...rendered };
  if (isCustomer(customer)) await sendMail(trx, { ...mail, about: { customerId: customer.id } });
  else await sendMailToStaff(trx, { ...mail, about: {} });
}

/** Members of staff mend their accounts with an administrator. */
function ofStaff(language: Language) {
  const words = staffWords.of(language);
  return { button: { label: words.toOffice, href: `${officeOrigin()}/office` }, note: words.notYou };
}

/** The text alone. It has a cap of its own: whoever changes appointments all day must not keep the owner from hearing. */
export async function textOfChange(
  trx: AnyTransaction,
  customer: Pick<Reader, "id" | "phone" | "message_language">,
  { change, language: used }: Notice,
): Promise<void> {
  const place = await textPlaceOf(trx, customer.id, customer.phone === "" ? undefined : customer.phone);
  if (place === undefined) return;
  const language = languageFor(customer, used);
  const words = noticeWords.of(language);
  const { title, sms = words.sms } = changeWords.of(language)[change];
  await sendText(trx, {
    ...place,
    language,
    template: `account-${change}`,
    about: { customerId: customer.id },
    isNotice: true,
    text: sms(config.served.name[language], title, new URL(origin()).host),
  });
}
