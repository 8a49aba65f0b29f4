import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { auditOf } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { campaignRequestAt, waitingAt } from "../../../../../tests/factories/office/lead-examples.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import { answerCampaignRequestCall, listCampaignRequestsCall } from "../../calls/leads/campaign-calls.ts";
import { listWaitingCall } from "../../calls/leads/waiting-calls.ts";
import { showQueueCall } from "../../calls/queue-calls.ts";

testDatabase();
const [center, elsewhere] = ["al-sadd", "lusail"];
type Member = Awaited<ReturnType<typeof staffMember>>;
let adviser: Member;
let stranger: Member;

beforeAll(async () => {
  await importPlaces();
  await seedContent(now());
  await importCustomer(noora, now());
  adviser = await staffMember({ role: "adviser", place: center, name: "Fatima Al Kaabi" });
  stranger = await staffMember({ role: "adviser", place: elsewhere });
});

const listed = async (member: Member, query = {}) =>
  (await officeApiAs(member).get(listCampaignRequestsCall, { query })).data.rows;
const answer = (member: Member, id: string, body: object) =>
  officeApiAs(member).post(answerCampaignRequestCall, {
    params: { id },
    body: { version: 1, ...body } as never,
  });

describe("campaign requests", () => {
  test("are refused to strangers, other places and roles that do not answer them", async () => {
    const id = await campaignRequestAt(center);
    expect((await officeApiAs().get(listCampaignRequestsCall, { query: {} })).status).toBe(401);
    const seller = await staffMember({ role: "sales", place: center });
    expect((await answer(seller, id, { answer: "CNF" })).code).toBe("not-allowed");
    expect((await answer(stranger, id, { answer: "CNF" })).code).toBe("not-allowed");
    expect((await listed(stranger)).map((one) => one.id)).not.toContain(id);
    expect((await answer(adviser, "none", { answer: "CNF" })).code).toBe("campaign-request-not-found");
  });

  test("name the campaign in the reader's language, in their list and in the queue", async () => {
    const id = await campaignRequestAt(center);
    const headers = { "accept-language": "ar" };
    const api = officeApiAs(adviser);
    const { rows } = (await api.get(listCampaignRequestsCall, { query: {} }, { headers })).data;
    const title = rows.find((one) => one.id === id)?.campaignTitle ?? "";
    expect(title).toMatch(/^[^a-z]*[ء-ي]/);
    const { items } = (await api.get(showQueueCall, { query: { kind: "campaign-request" } }, { headers }))
      .data;
    expect(items.find((one) => one.id === id)?.detail).toContain(title);
    await sql`update booking.campaign_request set campaign = 'of-former-years' where id = ${id}`.execute(
      database(),
    );
    expect((await listed(adviser)).find((one) => one.id === id)?.campaignTitle).toBe(
      "Air conditioning check",
    );
    await sql`delete from booking.campaign_request where id = ${id}`.execute(database());
  });

  test("are confirmed, declined and canceled, each written down once", async () => {
    const [confirmed, declined] = [await campaignRequestAt(center), await campaignRequestAt(center, 26)];
    expect((await answer(adviser, confirmed, { answer: "CNF" })).data).toEqual({ id: confirmed, version: 2 });
    expect((await answer(adviser, declined, { answer: "RJD", reason: "The car is too new" })).status).toBe(
      200,
    );
    const views = async (view: string) => (await listed(adviser, { view })).map((one) => one.id);
    expect(await views("confirmed")).toEqual([confirmed]);
    expect(await views("closed")).toEqual([declined]);
    const { entries } = await auditOf({ type: "campaign-request", id: declined }, { limit: 5 });
    expect(entries).toMatchObject([
      {
        deed: "answer-campaign-request",
        place: center,
        staffName: "Fatima Al Kaabi",
        fields: ["code", "reason"],
      },
    ]);
    const { entries: ofConfirmed } = await auditOf({ type: "campaign-request", id: confirmed }, { limit: 5 });
    expect(ofConfirmed).toHaveLength(1);
  });

  test("that a colleague answered meanwhile say who, and a time that has passed is not confirmed", async () => {
    const [id, past] = [await campaignRequestAt(center, 30), await campaignRequestAt(center, -2)];
    await answer(adviser, id, { answer: "CNF" });
    const second = await answer(adviser, id, { answer: "RJD" });
    expect(second).toMatchObject({ code: "changed-meanwhile", said: { by: "Fatima Al Kaabi" } });
    expect((await answer(adviser, past, { answer: "CNF" })).code).toBe("campaign-answer-not-possible");
    expect((await listed(adviser)).find((one) => one.id === past)?.isPast).toBe(true);
  });

  test("wait in the queue of who answers them", async () => {
    const id = await campaignRequestAt(center, 40);
    const queueOf = async (member: Member) =>
      (await officeApiAs(member).get(showQueueCall, { query: {} })).data.items.filter(
        ({ kind }) => kind === "campaign-request",
      );
    expect((await queueOf(adviser)).map(({ to }) => to)).toContain(`/leads/campaigns?request=${id}`);
    expect((await queueOf(stranger)).map((one) => one.id)).not.toContain(id);
  });
});

describe("the waiting list of a center", () => {
  test("is read there, and by nobody from elsewhere", async () => {
    const id = await waitingAt(center);
    await waitingAt(elsewhere);
    const read = (member: Member) =>
      officeApiAs(member).get(listWaitingCall, { params: { center }, query: {} });
    expect((await read(stranger)).code).toBe("not-allowed");
    expect((await read(await staffMember({ role: "workshop", place: center }))).code).toBe("not-allowed");
    const { data } = await read(adviser);
    expect(data).toMatchObject({
      count: 1,
      next: null,
      rows: [{ id, customer: { id: noora.id }, offer: null }],
    });
    expect(data.rows[0]?.customer.name).toContain("Noora");
    expect(data.rows[0]?.services).not.toEqual(["pm10"]);
  });
});
