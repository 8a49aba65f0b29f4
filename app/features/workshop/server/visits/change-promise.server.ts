import * as z from "zod";
import { type Result, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, sendJob } from "#app/platform/jobs.server.ts";
import { checkPromise, type DelayReason, type PromiseRefusal, promiseNews } from "../../rules/promise.ts";
import type { WorkshopTables } from "../../tables.ts";
import { sendPromiseNews } from "../messages/promise-news.server.ts";
import {
  lockVisit,
  type Saved,
  saveVisit,
  type VisitDeed,
  type VisitRefusal,
  visitAsSeen,
} from "./save-visit.server.ts";

/** In which a slip can be taken back before the customer hears of it. */
export const undoMs = 60_000;

export interface PromiseDeed extends VisitDeed {
  readonly promisedAt: Date;
  readonly delayReason?: DelayReason | undefined;
  /** For the customer. */
  readonly delayNote?: string | undefined;
}

/**
 * Promises the car for another time. The customer is notified a minute later of what holds by then, and not at all where the
 * promise is the former one again. Refuses what `checkPromise` refuses.
 */
export async function changePromise(
  trx: AnyTransaction,
  deed: PromiseDeed,
): Promise<Result<Saved, VisitRefusal | PromiseRefusal>> {
  const seen = await visitAsSeen(trx, deed);
  if (!seen.ok) return seen;
  const visit = seen.value;
  const { promisedAt, delayReason, delayNote = "", by, now } = deed;
  // What the customer was last notified of decides what is late: within the minute anything may be taken back.
  const from = visit.notified_promise;
  const checked = checkPromise({ from, to: promisedAt, reason: delayReason, note: delayNote, now });
  if (!checked.ok) return checked;
  const isDelay = promisedAt > from;
  const number = visit.promise_number + 1;
  const [reason, note] = isDelay ? [delayReason ?? null, delayNote.trim()] : [null, ""];
  await tablesOf<WorkshopTables>(trx)
    .insertInto("workshop.promise_change")
    .values({
      ...{ appointment_id: visit.appointment_id, number, reason, note, by_name: by.name, at: now },
      previous_at: visit.promised_at,
      promised_at: promisedAt,
    })
    .execute();
  const values = { promised_at: promisedAt, promise_number: number, delay_reason: reason, delay_note: note };
  const { changes, ...saved } = await saveVisit(trx, visit, values, deed);
  await sendJob(trx, notifyOfPromise, { appointmentId: visit.appointment_id, number }, { after: undoMs });
  return succeed({ ...saved, changes: changes.filter(({ field }) => field !== "promiseNumber") });
}

/** Notifies the customer of the promise of this number; of changes in quick succession the last one's job does it alone. */
export const notifyOfPromise = defineJob({
  name: "notify-of-promise",
  schema: z.object({ appointmentId: z.string(), number: z.int() }),
  async run({ appointmentId, number }, trx) {
    const visit = await lockVisit(trx, appointmentId);
    if (visit === undefined || visit.promise_number !== number) return;
    // Ready or gone: booking's message has said more by then.
    if (visit.ready_at !== null || visit.ended_at !== null) return;
    const news = promiseNews(visit.notified_promise, visit.promised_at);
    if (news === undefined) return;
    await tablesOf<WorkshopTables>(trx)
      .updateTable("workshop.visit")
      .set({ notified_promise: visit.promised_at })
      .where("appointment_id", "=", appointmentId)
      .execute();
    await sendPromiseNews(trx, visit, news);
  },
});
