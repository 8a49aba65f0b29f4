import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findLeads } from "#app/features/leads/staff-leads.server.ts";
import { findFreeSlots } from "#app/features/scheduling/rules/slots.ts";
import { readSchedules } from "#app/features/scheduling/scheduling.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction, queryCount } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../tests/factories/booking/all-tables.ts";
import { bookingApiOnDemo } from "../../../tests/factories/booking/booking-api.ts";
import { demoCampaigns } from "../../../tests/factories/booking/campaigns.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { jobsOf } from "../../../tests/factories/documents/queued-jobs.ts";
import { answerCampaignRequest, campaignRequestsForStaff } from "./campaigns.server.ts";
import type { RequestAnswer } from "./rules/request-states.ts";
import { notifyOfAnswer } from "./server/notify-of-answer.server.ts";

testDatabase();
demoCampaigns();
const { post } = bookingApiOnDemo();
const hessa = { staffId: "hessa", name: "Hessa Al Kaabi" };
const db = () => database<AppointmentTables>();
let times: number[] = [];
let made = 0;

beforeAll(async () => {
  await seedContent(now());
  times = await freeTimes("al-rayyan");
});
beforeEach(async () => void (await db().deleteFrom("booking.campaign_request").execute()));

const vinOf = (number: number) => `RMLSTF${String(number).padStart(11, "0")}`;
async function request(changes: Record<string, unknown> = {}) {
  made += 1;
  const body = {
    brand: "rimal",
    campaign: "ac-checkup",
    campaignTitle: "Air conditioning check, free of charge",
    fullName: "Khalid Al Mannai",
    phone: "55123402",
    vhvin: vinOf(made),
    modelOfInterest: "Suhail Hybrid",
    modelYear: "2020",
    territoryId: "al-rayyan",
    serviceCenterName: "Rimal Service Dukhan Road",
    startTime: new Date((times[made] ?? 0) * 60_000).toISOString(),
    ...changes,
  };
  const path = "/v3/orders/services/campaign-request";
  const { status, code, data } = await post<{ id: string; reference: string }>(path, body, { as: khalid });
  return { status, code, id: data?.id ?? "", reference: data?.reference ?? "", vin: body.vhvin };
}
const answer = (id: string, to: RequestAnswer, version?: number) =>
  inTransaction<unknown, Awaited<ReturnType<typeof answerCampaignRequest>>>((trx) =>
    answerCampaignRequest(trx, { by: hessa, id, version, answer: to, reason: "By phone", now: now() }),
  );
const unitsOf = (id: string) =>
  db().selectFrom("booking.bay_unit").selectAll().where("hold_vehicle_id", "=", id).execute();
/** The task that the newest request left. */
const taskOfNewest = async () => (await findLeads({ text: "55123402" }, 1))[0];
const notify = (requestId: string) =>
  inTransaction<unknown, void>((trx) => notifyOfAnswer.run({ requestId }, trx));
const mailsOf = async (reference: string) =>
  (await newestMessages()).filter(({ subject }) => subject.includes(reference));

describe("a confirmed request", () => {
  test("has its hours, wins its task and is mailed once", async () => {
    const { id, reference } = await request();
    expect(await answer(id, "CNF", 1)).toMatchObject({
      ok: true,
      value: { version: 2, code: "CNF", changes: [{ field: "code", before: "CREA", after: "CNF" }, {}] },
    });
    expect(await unitsOf(id)).toHaveLength(1);
    expect(await taskOfNewest()).toMatchObject({ state: "won", owner: hessa });
    for (let run = 0; run < 2; run += 1) await notify(id);
    const mails = await mailsOf(reference);
    expect(mails.map(({ template }) => template)).toEqual(["campaign-answer"]);
    expect(mails[0]?.subject).toContain("confirmed");
    expect(mails[0]?.plain).not.toContain("By phone");
  });

  test("names the car in the language of its mail", async () => {
    const { id, reference } = await request({ modelOfInterest: "Suhail" });
    await db().updateTable("booking.campaign_request").set({ language: "ar" }).execute();
    await answer(id, "CNF", 1);
    await notify(id);
    const [mail] = await mailsOf(reference);
    expect(mail?.plain).toContain("سهيل");
    expect(mail?.plain).not.toContain("Suhail");
  });

  test("still counts: its car takes part once", async () => {
    const { id, vin } = await request();
    await answer(id, "CNF");
    expect(await request({ vhvin: vin })).toMatchObject({ status: 409, code: "campaign-pending" });
  });
});

describe.each(["RJD", "CANC"] as const)("a request that is answered %s", (code) => {
  test("gives its hours back to who waits, loses its task and is mailed", async () => {
    const { id, vin, reference } = await request();
    const [unit] = await unitsOf(id);
    expect(await answer(id, code)).toMatchObject({ ok: true });
    expect(await unitsOf(id)).toEqual([]);
    const offers = await jobsOf("offer-freed-hours");
    expect(offers).toContainEqual(
      expect.objectContaining({
        centerId: "al-rayyan",
        bay: unit?.bay,
        from: unit?.unit_start.toISOString(),
      }),
    );
    expect(await taskOfNewest()).toMatchObject({ state: "lost", lostReason: "other" });
    await notify(id);
    expect(await mailsOf(reference)).toHaveLength(1);
    expect(await request({ vhvin: vin })).toMatchObject({ status: 200 });
  });
});

test("a confirmation that is called off before its mail left is mailed as canceled alone", async () => {
  const { id, reference } = await request();
  await answer(id, "CNF");
  await answer(id, "CANC");
  for (let run = 0; run < 2; run += 1) await notify(id);
  expect((await mailsOf(reference)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("canceled"),
  ]);
});

test("two who answer at once leave one answer; the other learns who", async () => {
  const { id } = await request();
  const answers = await Promise.all([answer(id, "CNF", 1), answer(id, "RJD", 1)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    code: "changed-meanwhile",
    detail: { by: hessa.name, at: expect.any(String) },
  });
});

test("what is answered for good, or gone, is refused and stays as it is", async () => {
  const { id } = await request();
  await answer(id, "RJD");
  const before = await db().selectFrom("booking.campaign_request").selectAll().execute();
  expect(await answer(id, "CNF")).toMatchObject({
    code: "campaign-answer-not-possible",
    detail: { code: "RJD" },
  });
  expect(await answer("none", "CNF")).toMatchObject({ code: "campaign-request-not-found" });
  expect(await db().selectFrom("booking.campaign_request").selectAll().execute()).toEqual(before);
});

test("staff read the requests of their centers by time, in pages of one query each", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await request()).id);
  await answer(ids[0] ?? "", "CNF");
  const read: string[] = [];
  let after: string | undefined;
  do {
    const before = queryCount();
    const page = await campaignRequestsForStaff(["al-rayyan", "al-sadd"], ["CREA", "CNF"], after, 2);
    expect(queryCount() - before).toBe(1);
    read.push(...page.requests.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  expect(read).toEqual(ids);
  const everywhere = await campaignRequestsForStaff(["*"], ["CNF"], undefined, 10);
  expect(everywhere.requests).toMatchObject([
    { id: ids[0], phone: "+97455123402", answer: { by: hessa.name, reason: "By phone" } },
  ]);
  expect((await campaignRequestsForStaff(["al-sadd"], ["CREA"], undefined, 10)).requests).toEqual([]);
});

/** What is free at a center for the campaign. */
async function freeTimes(centerId: string): Promise<number[]> {
  const at = now();
  const { centers } = await readSchedules(db(), {
    centerIds: [centerId],
    serviceCodes: [],
    from: at,
    to: new Date(at.getTime() + 30 * 86_400_000),
    now: at,
    campaign: "ac-checkup",
  });
  const today = Math.floor(at.getTime() / 86_400_000);
  const schedules = centers.map((center) => ({ ...center, bays: center.bays.repair }));
  return findFreeSlots({ now: at, firstDay: today, lastDay: today + 28, centers: schedules }).map(
    ({ start }) => start,
  );
}
