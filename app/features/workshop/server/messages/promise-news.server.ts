import { readCenter } from "#app/features/scheduling/scheduling.server.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { promisedMoment } from "#app/i18n/dates/promised-day.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { withPlainBlanks } from "#app/lib/text/sms-parts.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import type { DelayReason } from "../../rules/promise.ts";
import { delayWords } from "../../words.ts";
import type { VisitRow } from "../visits/save-visit.server.ts";
import { messageWords } from "./message-words.ts";
import { sendToCustomer } from "./visit-contact.server.ts";

/** Writes the messages about another time at which the car is ready. */
export async function sendPromiseNews(
  trx: AnyTransaction,
  visit: VisitRow,
  news: "later" | "earlier",
): Promise<void> {
  const { time_zone: zone } = await readCenter(visit.center_id, trx);
  const when = (language: Language) => momentInWords(visit.promised_at, zone, language);
  await sendToCustomer(trx, visit, {
    template: `visit-${news}`,
    email: (language, name) =>
      promiseEmail(visit, { news, language, name, when: promisedMoment(visit.promised_at, zone, language) }),
    text: (language) => {
      const sentence = messageWords.of(language)[`${news}Text`](visit.reference, when(language));
      return withPlainBlanks(`${config.served.name[language]}: ${sentence}`);
    },
  });
}

interface PromiseNotice {
  readonly news: "later" | "earlier";
  readonly language: Language;
  readonly name: string;
  readonly when: string;
}

function promiseEmail(visit: VisitRow, { news, language, name, when }: PromiseNotice): EmailContent {
  const words = messageWords.of(language);
  const title = words[`${news}Title`];
  const paragraph = words[news];
  const { delay_reason: reason, delay_note: note } = visit;
  const isExplained = news === "later" && reason !== null;
  return {
    ...{ language, name, title, subject: title, preview: `${title}: ${when}`, paragraphs: [paragraph] },
    facts: [
      { name: words.reference, value: "", code: visit.reference },
      { name: words.readyAt, value: when },
      ...(isExplained ? [{ name: words.reason, value: delayWords.of(language)[reason as DelayReason] }] : []),
      ...(isExplained && note !== "" ? [{ name: words.note, value: note }] : []),
    ],
    button: {
      label: words.seeVisit,
      href: origin() + withLanguage(href("/appointment/:id", { id: visit.appointment_id }), language),
    },
  };
}
