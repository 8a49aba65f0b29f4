import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import type { Customer } from "../../tables.ts";
import { type Change, changeWords, noticeWords } from "./notice-words.ts";
import { textPlaceOf } from "./text-places.server.ts";

interface Notice {
  readonly change: Change;
  readonly language: Language;
}

/**
 * Notifies a customer that something which guards their account has changed: by mail to the address and by text to the number
 * that they had until now, in the transaction of the change. No secret and no new value is in it.
 */
export async function notifyOfChange(
  trx: AnyTransaction,
  customer: Pick<Customer, "id" | "email" | "first_name" | "phone">,
  { change, language }: Notice,
): Promise<void> {
  const words = noticeWords.of(language);
  const { title, text } = changeWords.of(language)[change];
  const brand = config.served.name[language];
  const rendered = await renderEmail({
    language,
    subject: title,
    preview: text,
    title,
    name: customer.first_name,
    paragraphs: [text],
    button: { label: words.button, href: origin() + withLanguage(href("/account"), language) },
    note: words.note,
  });
  const template = `account-${change}`;
  await sendMail(trx, { to: customer.email, language, template, ...rendered });
  const place = await textPlaceOf(trx, customer.id, customer.phone === "" ? undefined : customer.phone);
  if (place === undefined) return;
  await sendText(trx, {
    ...place,
    language,
    template,
    text: words.sms(brand, title, new URL(origin()).host),
  });
}
