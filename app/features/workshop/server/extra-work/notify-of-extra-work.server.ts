import * as z from "zod";
import { readCenter } from "#app/features/scheduling/scheduling.server.ts";
import { promisedMoment } from "#app/i18n/dates/promised-day.ts";
import type { Language } from "#app/i18n/language.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { withPlainBlanks } from "#app/lib/text/sms-parts.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { WorkshopTables } from "../../tables.ts";
import { messageWords } from "../messages/message-words.ts";
import { sendToCustomer } from "../messages/visit-contact.server.ts";
import { lockVisit, type VisitRow } from "../visits/save-visit.server.ts";
import { extraWorkPath } from "./extra-work-link.server.ts";
import { lockWork, type StoredWork } from "./extra-work-rows.server.ts";

/** Sends the customer the link of one wording, once, unless it was changed, taken back or answered before. */
export const notifyOfExtraWork = defineJob({
  name: "notify-of-extra-work",
  schema: z.object({ id: z.string(), terms: z.int() }),
  async run({ id, terms }, trx) {
    const work = await lockWork(trx, { id });
    if (work === undefined || work.terms !== terms || work.notified_terms >= terms) return;
    if (work.state !== "proposed" || work.ended_at !== null || work.expires_at <= now()) return;
    const visit = await lockVisit(trx, work.appointment_id);
    if (visit === undefined) return;
    await tablesOf<WorkshopTables>(trx)
      .updateTable("workshop.extra_work")
      .set({ notified_terms: terms })
      .where("id", "=", id)
      .execute();
    await sendProposal(trx, work, visit);
  },
});

async function sendProposal(trx: AnyTransaction, work: StoredWork, visit: VisitRow): Promise<void> {
  const { time_zone: zone } = await readCenter(visit.center_id, trx);
  const address = origin() + extraWorkPath(work);
  const price = (language: Language) => dirhamsInWords(work.total_dirhams, language);
  await sendToCustomer(trx, visit, {
    template: "extra-work-proposed",
    email(language, name) {
      const words = messageWords.of(language);
      return {
        ...{ language, name, title: words.extraTitle, subject: words.extraTitle, preview: words.extra },
        paragraphs: [words.extra],
        facts: [
          { name: words.reference, value: "", code: visit.reference },
          { name: words.extraWork, value: work.title },
          { name: words.price, value: price(language) },
          { name: words.answerUntil, value: promisedMoment(work.expires_at, zone, language) },
        ],
        button: { label: words.answer, href: `${address}?lang=${language}` },
      };
    },
    text(language) {
      const sentence = messageWords.of(language).extraText(withoutMarks(price(language)));
      return withPlainBlanks(`${config.served.name[language]}: ${sentence} ${address}`);
    },
  });
}

/** Marks of direction would double the parts of a Latin SMS. */
function withoutMarks(text: string): string {
  return text.replace(/[\u2066\u2069]/g, "");
}
