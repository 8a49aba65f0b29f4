import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { greetingNameIn } from "#app/features/account/rules/names.ts";
import { textPlaceOf } from "#app/features/phone/phone.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import type { RejectReason } from "../../rules/link-states.ts";
import { linkNewsWords } from "./link-news-words.ts";
import type { LinkRow } from "./save-link-move.server.ts";

type Answer =
  | { readonly state: "approved" }
  | { readonly state: "rejected"; readonly reason: RejectReason; readonly note: string };

/** Writes mail and text message about the answer to a request, in the language of the account. */
export async function notifyOfLink(
  trx: AnyTransaction,
  { customer_id: customerId, vin, language: stored }: LinkRow,
  answer: Answer,
): Promise<void> {
  const customer = await customerById(customerId, trx);
  if (customer === undefined) return;
  const language = await messageLanguageFor(customerId, stored, trx);
  const template = `vehicle-link-${answer.state}`;
  const about = { customerId };
  const email = customer.emails[0]?.email;
  if (email !== undefined) {
    const content = emailOf(answer, { vin, name: greetingNameIn(customer, language), language });
    await sendMail(trx, { to: email, language, template, about, ...(await renderEmail(content)) });
  }
  const place = await textPlaceOf(trx, customerId, customer.phones[0]?.phoneNumber);
  if (place === undefined) return;
  const words = linkNewsWords.of(language);
  const sentence = answer.state === "approved" ? words.textApproved(vin) : words.textRejected(vin);
  const text = `${sentence} ${pageAddress("/dashboard", language)}`;
  await sendText(trx, { ...place, language, template, about, text });
}

/** Writes the mail to the customer in whose garage a car was until now. It says nothing about the present owner. */
export async function notifyFormerOwner(trx: AnyTransaction, customerId: string, vin: string): Promise<void> {
  const customer = await customerById(customerId, trx);
  const email = customer?.emails[0]?.email;
  if (customer === undefined || email === undefined) return;
  const language = await messageLanguageFor(customerId, undefined, trx);
  const words = linkNewsWords.of(language);
  const content: EmailContent = {
    language,
    subject: words.movedTitle,
    preview: words.moved,
    title: words.movedTitle,
    name: greetingNameIn(customer, language),
    paragraphs: [words.moved],
    facts: [{ name: words.vin, value: "", code: vin }],
    button: pageLink(words.seeGarage, "/dashboard", language),
    note: words.movedNote(config.importer.name[language]),
  };
  const about = { customerId };
  await sendMail(trx, {
    to: email,
    language,
    template: "vehicle-moved",
    about,
    ...(await renderEmail(content)),
  });
}

function emailOf(
  answer: Answer,
  { vin, name, language }: { readonly vin: string; readonly name: string; readonly language: Language },
): EmailContent {
  const words = linkNewsWords.of(language);
  const isApproved = answer.state === "approved";
  const title = isApproved ? words.approvedTitle : words.rejectedTitle;
  const text = isApproved ? words.approved : words[answer.reason];
  const note = isApproved || answer.note === "" ? [] : [{ name: words.fromStaff, value: answer.note }];
  return {
    language,
    subject: title,
    preview: text,
    title,
    name,
    paragraphs: [text],
    facts: [{ name: words.vin, value: "", code: vin }, ...note],
    button: isApproved
      ? pageLink(words.seeGarage, "/dashboard", language)
      : pageLink(words.sendAgain, "/link-car", language),
  };
}

function pageLink(label: string, path: "/dashboard" | "/link-car", language: Language) {
  return { label, href: pageAddress(path, language) };
}

function pageAddress(path: "/dashboard" | "/link-car", language: Language): string {
  return origin() + withLanguage(href(path), language);
}
