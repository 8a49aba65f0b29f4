import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { officeCalls } from "#app/features/office/server/answers/office-calls.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { sendJob, startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { createApp } from "#server/app.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { officeApiAs } from "../factories/office/office-api.ts";
import { officeExamples, seedOfficeExamples } from "../factories/office/office-examples.ts";
import { ableGrant, made, memberWith } from "../factories/office/role-table.ts";
import { until } from "../factories/until.ts";

/*
 * Every kind of job is done in this process, with one connection: who waits for a second one inside a transaction waits for ever,
 * and `tests/leave-nothing.ts` names the deed. What a job does with rows of its own stands in the tests of its feature.
 */

const { url } = testDatabase({ connections: 1 });

const at = "2029-06-12T06:00:00.000Z";
const gone = "01976f00-0000-7000-8000-00000000dead";
/** Of what no call of the office queues, and no clock: about something that is gone by now, as it may be when a job begins. */
const aboutWhatIsGone: Readonly<Record<string, object>> = {
  "delete-document-files": { id: gone, kinds: ["originals", "pages"] },
  "delete-visit-files": { ids: [gone] },
  "demo-bank-closed-page": { chargeId: gone },
  "demo-bank-failed-refund": { refundId: gone },
  // An address that answers by itself.
  "demo-bank-notification": { url: "data:,", body: "{}" },
  "end-waiting-offer": { waitingId: gone, centerId: gone, startsAt: at },
  "erase-person": { requestId: gone },
  "handle-payment-event": { eventId: gone },
  "mail-parts-counter": { orderId: gone },
  "notify-of-campaign-answer": { requestId: gone },
  "notify-of-drive": { driveId: gone, version: 1 },
  "notify-of-due-dates": { customerId: gone },
  "offer-freed-hours": { centerId: gone, bay: 0, from: at, to: at },
  "prepare-privacy-export": { exportId: gone },
  "process-document": { documentId: gone },
  "remind-of-appointment": { appointmentId: gone, kind: "two-days-before", startsAt: at },
  "remind-of-drive": { driveId: gone, kind: "day-before", startsAt: at },
  "send-dispute-response": { disputeId: gone },
  "send-refund": { refundId: gone },
  "tell-of-campaign-request": { requestId: gone },
};

beforeAll(async () => {
  // All features register their jobs.
  createApp(async () => true);
  await seedOfficeExamples();
  for (const { call, isWrite } of officeCalls) {
    const example = officeExamples[call.id];
    if (!isWrite || example === undefined) continue;
    await made(officeApiAs(await memberWith(ableGrant(call, example))), call, await example.input());
  }
});

const namesOf = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(database())).rows.map(({ name }) => name);
const ownQueues = () =>
  namesOf(sql`select name from pgboss.queue where name not like '\\_\\_%' order by name`);

/** Jobs whose time has come, and that are not done; pg-boss's own are not counted. */
async function undone(): Promise<unknown[]> {
  const { rows } = await sql`select name, state::text, data from pgboss.job
    where name not like '\\_\\_%' and state <> 'completed' and (start_after <= now() or state = 'retry')`.execute(
    database(),
  );
  return rows;
}

test("every kind of job is done with one connection", async () => {
  const queued = await namesOf(sql`select distinct name from pgboss.job where name not like '\\_\\_%'`);
  expect(queued).toEqual(
    expect.arrayContaining(["tell-of-appointment", "notify-of-order", "hand-over-lead"]),
  );
  await sql`update pgboss.job set start_after = now() where state = 'created'`.execute(database());
  await stopJobs(1_000);
  await startJobs(url, { work: true });
  const byClock = await namesOf(sql`select name from pgboss.schedule`);
  const others = (await ownQueues()).filter((name) => ![...queued, ...byClock].includes(name));
  expect(others).toEqual(Object.keys(aboutWhatIsGone));
  await inTransaction<unknown, void>(async (trx) => {
    const payloads = [...byClock.map((name) => [name, {}] as const), ...Object.entries(aboutWhatIsGone)];
    for (const [name, payload] of payloads) await sendJob(trx, { name, schema: z.object({}) }, payload);
  });
  await until(async () => expect(await undone()).toEqual([]));
  const done = await namesOf(sql`select distinct name from pgboss.job where state = 'completed'`);
  expect(done.filter((name) => !name.startsWith("__")).toSorted()).toEqual(await ownQueues());
});
