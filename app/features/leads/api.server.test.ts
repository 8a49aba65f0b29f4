import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { leadBody, leadCount, leadMails, leadOf, withoutLeadNames } from "../../../tests/factories/leads.ts";
import { leadsApi } from "./api.server.ts";

testDatabase();
withoutLeadNames();
const app = apiApp([leadsApi], async () => undefined);

async function post(
  body: unknown,
  { key = crypto.randomUUID(), lang = "en", from = "", path = "/v3/leads" } = {},
) {
  const incoming = { socket: { remoteAddress: from } };
  const answer = await app.request(
    `${path}?lang=${lang}`,
    { method: "POST", headers: { "idempotency-key": key }, body: JSON.stringify(body) },
    from === "" ? undefined : { incoming },
  );
  const { data, ...rest } = (await answer.json()) as {
    data?: { id: string };
    code?: string;
    fields?: { path: string; message: string }[];
  };
  return { status: answer.status, id: data?.id ?? "", ...rest };
}
const waitingJobs = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = 'hand-over-lead'`.execute(database());
  return rows[0]?.count ?? -1;
};

describe("POST v3 leads", () => {
  test("stores what was sent, as the rules write it, and queues the hand-over", async () => {
    const jobs = await waitingJobs();
    const utm = { utm_source: "radio", utm_campaign: "autumn", gclid: "x" };
    const { status, id } = await post(
      leadBody({ mobile: " +974 ٥٥١٢ ٣٤٥٦", firstName: "  Noora ", email: "Noora@Example.QA", utm }),
      { lang: "ar" },
    );
    expect(status).toBe(200);
    expect(await leadOf(id)).toMatchObject({
      kind: "offer",
      first_name: "Noora",
      mobile: "55123456",
      email: "noora@example.qa",
      offer_id: "suhail-lease",
      campaign_id: "offer-suhail-lease",
      utm: { utm_source: "radio", utm_campaign: "autumn" },
      page: "/offers/suhail-lease",
      language: "ar",
      purpose: "answer-the-request",
      marketing_consent: false,
      suspicion: null,
      handed_over_at: null,
    });
    expect(await waitingJobs()).toBe(jobs + 1);
  });

  test.each([
    ["firstName", "", "This is a required field.", "هذا الحقل مطلوب."],
    ["firstName", "   ", "This is a required field.", "هذا الحقل مطلوب."],
    ["lastName", undefined, "This is a required field.", "هذا الحقل مطلوب."],
    ["firstName", "Noora2", "Wrong Format", "الصيغة غير صحيحة"],
    ["mobile", "45123456", "Wrong Format", "الصيغة غير صحيحة"],
    ["mobile", "5512345", "Wrong Format", "الصيغة غير صحيحة"],
    ["email", "noora@example", "Wrong Format", "الصيغة غير صحيحة"],
    ["message", "x".repeat(1025), "Wrong Format", "الصيغة غير صحيحة"],
    ["page", "https://elsewhere.example", "Wrong Format", "الصيغة غير صحيحة"],
  ])("%s %j answers with its sentence, and keeps nothing", async (path, value, en, ar) => {
    const before = await leadCount();
    for (const [lang, message] of Object.entries({ en, ar })) {
      const answer = await post(leadBody({ [path]: value }), { lang });
      expect(answer).toMatchObject({ status: 422, code: "invalid-input", fields: [{ path, message }] });
    }
    expect(await leadCount()).toBe(before);
  });

  test("names every wrong field once", async () => {
    const { fields } = await post(leadBody({ firstName: "", lastName: "9", mobile: "1" }));
    expect(fields?.map(({ path }) => path)).toEqual(["firstName", "lastName", "mobile"]);
  });

  test("ten times at once with one key make one lead, and all ten hear its id", async () => {
    const before = await leadCount();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(leadBody(), { key })));
    expect(new Set(answers.map(({ status, id }) => `${status} ${id}`)).size).toBe(1);
    expect(await leadCount()).toBe(before + 1);
    expect(await post(leadBody({ lastName: "Other" }), { key })).toMatchObject({
      status: 422,
      code: "idempotency-conflict",
    });
  });

  test("a key that the platform has forgotten still has its one lead", async () => {
    const key = crypto.randomUUID();
    const first = await post(leadBody(), { key });
    await sql`delete from platform.idempotency where key = ${key}`.execute(database());
    expect(await post(leadBody(), { key })).toMatchObject({ status: 200, id: first.id });
  });

  test.each([
    ["honeypot", { website: "http://spam.example" }],
    ["too-fast", { filledInMs: 900 }],
    ["many-links", { message: "https://a.example https://b.example https://c.example" }],
  ])(
    "what a machine may have written (%s) is a lead with a mark, and goes the way of all",
    async (suspicion, changes) => {
      const jobs = await waitingJobs();
      const { status, id } = await post(leadBody(changes));
      expect(status).toBe(200);
      const lead = await leadOf(id);
      expect(lead).toMatchObject({ suspicion });
      expect(lead.next_try_at).not.toBeNull();
      expect(await waitingJobs()).toBe(jobs + 1);
      expect((await leadMails()).at(-1)?.subject).toBe(
        "[Check] Offer request · suhail-lease · Noora Al Thani",
      );
    },
  );

  test("one address is answered twenty times a minute", async () => {
    const answers = [];
    for (let time = 0; time < 21; time += 1) answers.push(await post({}, { from: "203.0.113.9" }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(422), 429]);
    expect((await post({}, { from: "203.0.113.10" })).status).toBe(422);
  });
});

describe("a request about a used car", () => {
  const request = (changes = {}) => leadBody({ kind: "used-car", vehicleNo: "RM-1001", ...changes });

  test.each(["used-car", "reserved-car"])("is stored with the car's number: %s", async (kind) => {
    const { status, id } = await post(request({ kind, model: "suhail", page: "/listing/RM-1001" }));
    expect(status).toBe(200);
    expect(await leadOf(id)).toMatchObject({ kind, vehicle_no: "RM-1001", model: "suhail" });
  });

  test.each([undefined, "", "RM 1001", "<b>"])("is refused with the number %j", async (vehicleNo) => {
    expect(await post(request({ vehicleNo }))).toMatchObject({
      status: 422,
      fields: [{ path: "vehicleNo" }],
    });
  });

  test("no other request takes a car's number along", async () => {
    const { id } = await post(leadBody({ vehicleNo: "RM-1001" }));
    expect(await leadOf(id)).toMatchObject({ kind: "offer", vehicle_no: null });
  });
});

describe("a car that is offered to us", () => {
  const offered = (changes = {}) => leadBody({ kind: "sell-car", page: "/pre-owned", ...changes });

  test("is stored with the words about it", async () => {
    const { status, id } = await post(offered({ message: "Reem 2021, 64,000 km" }));
    expect(status).toBe(200);
    expect(await leadOf(id)).toMatchObject({ kind: "sell-car", message: "Reem 2021, 64,000 km" });
  });

  test.each([undefined, "", "  "])("is refused with the words %j", async (message) => {
    expect(await post(offered({ message }))).toMatchObject({ status: 422, fields: [{ path: "message" }] });
  });
});

describe("a fleet inquiry", () => {
  const fleet = {
    company: "Doha Water W.L.L.",
    crNumber: "١٢٣٤٥",
    count: "٠12",
    models: ["qafila"],
    term: "36",
  };
  const inquiry = (changes = {}) =>
    leadBody({ kind: "fleet", email: "fleet@example.qa", fleet: { ...fleet, ...changes } });

  test("is stored with its company", async () => {
    const { status, id } = await post(inquiry());
    expect(status).toBe(200);
    expect((await leadOf(id)).fleet).toMatchObject({ crNumber: "12345", company: "Doha Water W.L.L." });
  });

  const calculator = { kmPerYear: 45_000, count: 40, use: "parcels", months: 36 };
  test("keeps the answers of the calculator that it goes out from", async () => {
    const { id } = await post(inquiry({ calculator }));
    expect((await leadOf(id)).fleet).toMatchObject({ calculator });
  });

  test.each([
    ["fleet.calculator.count", { calculator: { ...calculator, count: 1_000 } }],
    ["fleet.calculator.use", { calculator: { ...calculator, use: "<b>" } }],
    ["fleet.count", { count: "0" }],
    ["fleet.count", { count: "1000" }],
    ["fleet.count", { count: "a few" }],
    ["fleet.crNumber", { crNumber: "QA-1" }],
    ["fleet.models", { models: [] }],
    ["fleet.term", { term: "12" }],
    ["fleet.company", { company: "" }],
  ])("refuses %s of %j", async (path, changes) => {
    expect(await post(inquiry(changes))).toMatchObject({ status: 422, fields: [{ path }] });
  });

  test("needs an e-mail address", async () => {
    expect(await post(leadBody({ kind: "fleet", fleet }))).toMatchObject({ fields: [{ path: "email" }] });
  });
});

describe("POST v1 salesforce/task", () => {
  const person = { firstName: "نورة", lastName: "Al Thani", mobile: "55123456", email: "noora@example.qa" };
  const task = (body: object, lang = "en") => post(body, { path: "/v1/salesforce/task", lang });
  const campaign = {
    brand: "rimal",
    campaignTitle: "Air care",
    modelOfInterest: "suhail",
    modelYear: 2021,
    startTime: "2026-12-01T07:00:00Z",
    territoryId: "rimal-west-bay",
    vhvin: "RMLSHL00000000001",
    serviceCenterName: "West Bay",
  };

  test("takes a person and the campaign's fields, and is a lead like any other", async () => {
    const { status, id } = await task({ ...person, ...campaign, additionalNotes: "After 16:00" }, "ar");
    expect(status).toBe(200);
    expect(await leadOf(id)).toMatchObject({
      kind: "task",
      first_name: "نورة",
      message: "After 16:00",
      location: "rimal-west-bay",
      language: "ar",
      campaign,
    });
    expect((await leadMails()).at(-1)?.plain).toContain("Campaign: Air care");
  });

  test("needs the person alone, and no e-mail address", async () => {
    const { email: _, ...without } = person;
    expect(await task(person)).toMatchObject({ status: 200 });
    expect(await task(without)).toMatchObject({ status: 200 });
    expect(await task({ ...without, mobile: "1" })).toMatchObject({
      status: 422,
      fields: [{ path: "mobile" }],
    });
  });

  test.each(["kind", "page", "website", "filledInMs", "OwnerId"])(
    "refuses the field %s by its name",
    async (path) => {
      const before = await leadCount();
      expect(await task({ ...person, [path]: "x" })).toMatchObject({
        status: 422,
        code: "invalid-input",
        fields: [{ path, message: "Wrong Format" }],
      });
      expect(await leadCount()).toBe(before);
    },
  );
});
