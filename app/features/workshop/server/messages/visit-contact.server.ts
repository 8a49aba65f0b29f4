import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { greetingNameIn } from "#app/features/account/rules/names.ts";
import { textPlaceOf } from "#app/features/phone/phone.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import { findGuest } from "../providers.server.ts";

interface VisitMessage {
  readonly template: string;
  /** `name`: whom it greets. */
  readonly email: (language: Language, name: string) => EmailContent;
  readonly text: (language: Language) => string;
  /** The text goes only where no mail can. */
  readonly mailIsEnough?: boolean;
}

/** Writes a mail and a text to the customer of a visit; to a person without an account the text alone. */
export async function sendToCustomer(
  trx: AnyTransaction,
  visit: { readonly customer_id: string; readonly language: string },
  { template, email, text, mailIsEnough = false }: VisitMessage,
): Promise<void> {
  const customerId = visit.customer_id;
  const about = { customerId };
  const customer = await customerById(customerId, trx);
  if (customer === undefined) {
    const guest = await findGuest(trx, customerId);
    if (guest === undefined) return;
    const { language, phone: to } = guest;
    await sendText(trx, { to, language, template, about, text: text(language) });
    return;
  }
  const language = await messageLanguageFor(customerId, visit.language, trx);
  const to = customer.emails[0]?.email;
  if (to !== undefined) {
    const rendered = await renderEmail(email(language, greetingNameIn(customer, language)));
    await sendMail(trx, { to, language, template, about, ...rendered });
    if (mailIsEnough) return;
  }
  const place = await textPlaceOf(trx, customerId, customer.phones[0]?.phoneNumber);
  if (place !== undefined) await sendText(trx, { ...place, language, template, about, text: text(language) });
}
