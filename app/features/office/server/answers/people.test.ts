import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { appointmentsById } from "#app/features/booking/staff-booking.server.ts";
import { importVehicle } from "#app/features/garage/garage.server.ts";
import { everywhere, type Role } from "#app/features/staff/rules/permissions.ts";
import { searchAudit } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { changeLead, storeLead } from "../../../../../tests/factories/leads.ts";
import { appointmentAt } from "../../../../../tests/factories/office/appointment-examples.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import { listLeadsCall } from "../../calls/leads/lead-calls.ts";
import {
  countWaitingCall,
  listPrivacyRequestsCall,
  listWaitingLinksCall,
  recallCall,
  searchCall,
} from "../../calls/people-calls.ts";

testDatabase();
/** A walk-in of Salem's at Al Sadd. */
let visitId = "";
let leadId = "";
beforeAll(async () => {
  await importPlaces();
  await seedContent(now());
  for (const person of [noora, khalid]) await importCustomer(person, now());
  for (const vehicle of demoVehicles(now())) await importVehicle(vehicle);
  visitId = await appointmentAt();
  leadId = (await storeLead({ mobile: "55987654", firstName: "Huda", lastName: "Saleh" })).id;
});
const as = async (role: Role, place: string = everywhere) => officeApiAs(await staffMember({ role, place }));
const found = async (text: string, role: Role = "manager", place?: string) =>
  (await (await as(role, place)).get(searchCall, { query: { text } })).data.records;
const visit = async () => {
  const [shown] = await appointmentsById([visitId], { language: "en", now: now() });
  if (shown === undefined) throw new Error("the visit is gone");
  return shown;
};

describe("the search", () => {
  test("is nobody's without a session, nor of a role that does not search", async () => {
    const input = { query: { text: "Noora" } };
    expect(await officeApiAs().get(searchCall, input)).toMatchObject({ status: 401, code: "not-signed-in" });
    for (const role of ["workshop", "editor"] as const)
      expect(await (await as(role)).get(searchCall, input)).toMatchObject({
        status: 403,
        code: "not-allowed",
      });
    expect(await (await as("adviser")).get(searchCall, { query: { text: " ab " } })).toMatchObject({
      status: 422,
      code: "invalid-input",
    });
  });

  test.each([
    ["noora", { by: "name", how: "whole" }],
    ["نورة الكواري", { by: "name", how: "whole" }],
    ["5512 3401", { by: "phone", how: "whole" }],
    ["+974 5512 3401", { by: "phone", how: "whole" }],
    ["noora@", { by: "email", how: "begins" }],
  ])("finds a customer by %s, and says why", async (text, why) => {
    expect((await found(text)).find(({ id }) => id === noora.id)).toEqual({
      ...{ kind: "customer", id: noora.id, title: "Noora Al Kuwari", code: null, why },
      ...{ detail: "+974 5512 3401 · noora@example.qa", to: `/people/${noora.id}` },
    });
  });

  test.each([
    ["٤٨٢٩١٥", { by: "plate", how: "whole" }],
    ["4829", { by: "plate", how: "begins" }],
    ["RMLHJR4K7R1004821", { by: "vin", how: "whole" }],
    ["1004821", { by: "vin", how: "ends" }],
  ])("finds a car by %s, with whose it is", async (text, why) => {
    const [car] = await found(text);
    expect(car).toMatchObject({ kind: "car", title: "482915 · Hajar", why, to: `/people/${noora.id}` });
    expect(car?.detail).toContain("Noora Al Kuwari");
  });

  test("finds an appointment by its reference, and who has no account by number and plate", async () => {
    const { reference, plate, phone } = await visit();
    expect(await found(reference)).toMatchObject([
      {
        kind: "visit",
        id: visitId,
        title: reference,
        code: "CNF",
        why: { by: "reference" },
        to: `/service/${visitId}`,
      },
    ]);
    expect(await found(phone ?? "")).toMatchObject([
      { kind: "guest", title: "Salem", why: { by: "phone", how: "whole" } },
    ]);
    expect(await found(plate)).toMatchObject([{ kind: "guest", id: visitId, why: { by: "plate" } }]);
  });

  test("shows appointments and leads to nobody who may not see them there", async () => {
    const { reference } = await visit();
    expect(await found(reference, "adviser", "al-sadd")).toHaveLength(1);
    expect(await found(reference, "adviser", "lusail")).toEqual([]);
    expect(await found(reference, "parts")).toEqual([]);
    const lead = { kind: "lead", id: leadId, title: "Huda Saleh", to: `/leads/${leadId}` };
    expect(await found("55987654", "sales")).toMatchObject([lead]);
    expect(await found("55987654", "adviser")).toEqual([]);
    await sql`update leads.lead set location = 'rimal-showroom-lusail' where id = ${leadId}`.execute(
      database(),
    );
    expect(await found("55987654", "sales", "rimal-showroom-lusail")).toMatchObject([lead]);
    expect(await found("55987654", "sales", "rimal-showroom-salwa-road")).toEqual([]);
  });

  test("puts who is named so first, then beginnings, and what sounds alike last, whatever it is", async () => {
    for (const [number, firstName] of ["نورة", "نوره", "نورا"].entries())
      await storeLead({ mobile: `5577120${number}`, firstName, lastName: "الهاجري" });
    await storeLead({ mobile: "55771209", firstName: "Noorah", lastName: "Al Emadi" });
    const hits = await found("Noora");
    expect(hits[0]).toMatchObject({ kind: "customer", id: noora.id });
    const hows = hits.map(({ why }) => why.how);
    const order = ["whole", "begins", "ends", "sounds"];
    expect(hows).toEqual(hows.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
    expect(hits.find(({ title }) => title === "Noorah Al Emadi")?.why.how).toBe("begins");
    expect(new Set(hows).size).toBe(3);
  });

  test("reads plates, references and VINs in Arabic digits", async () => {
    const { reference, plate } = await visit();
    const arabic = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    expect(await found(arabic(plate))).toMatchObject([{ kind: "guest", id: visitId, why: { by: "plate" } }]);
    expect(await found(arabic(reference))).toMatchObject([{ kind: "visit", id: visitId }]);
    expect(await found(arabic("1004821"))).toMatchObject([{ kind: "car", why: { by: "vin" } }]);
  });

  test("names the offer of a lead in the reader's language", async () => {
    const sales = await as("sales");
    const detail = async (language: string) => {
      const input = { query: { text: "55987654" } };
      const { data } = await sales.get(searchCall, input, { headers: { "accept-language": language } });
      return data.records[0]?.detail ?? "";
    };
    for (const language of ["en", "ar"]) expect(await detail(language)).not.toContain("suhail-lease");
    expect(await detail("ar")).toMatch(/[ء-ي]/);
  });

  test("finds what a company asks for by the company, in the list as well", async () => {
    const { id } = await storeLead({ mobile: "55771255", firstName: "Rashid", lastName: "Al Naimi" });
    await changeLead(id, { fleet: JSON.stringify({ company: "Barwa Catering W.L.L.", count: "6-20" }) });
    for (const text of ["barwa", "Barwa Catering"])
      expect((await found(text, "sales")).map((hit) => hit.id)).toEqual([id]);
    const { rows } = (await (await as("sales")).get(listLeadsCall, { query: { text: "barwa" } })).data;
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  test("is written down with what was typed, as hers where one person was meant", async () => {
    const member = await staffMember({ role: "adviser" });
    await officeApiAs(member).get(searchCall, { query: { text: "5512 3401" } });
    const { entries } = await searchAudit({ staffId: member.member.id, limit: 10 });
    expect(entries).toMatchObject([
      { deed: "search", via: "search", changes: [{ field: "text", before: null, after: "5512 3401" }] },
    ]);
    const { rows } = await sql<{ person_id: string }>`
      select person_id from staff.audit_value where entry_id = ${entries[0]?.id}`.execute(database());
    expect(rows).toEqual([{ person_id: noora.id }]);
  });
});

describe("records of before", () => {
  const records = () => `lead:${leadId},customer:${noora.id},visit:${visitId},customer:${randomUUID()},car:1`;
  const recalled = async (role: Role, place?: string) =>
    (await (await as(role, place)).get(recallCall, { query: { records: records() } })).data.records.map(
      ({ kind }) => kind,
    );

  test("come as they are now, in their order, as far as the role sees them", async () => {
    expect(await recalled("manager")).toEqual(["lead", "customer", "visit"]);
    expect(await recalled("adviser", "al-sadd")).toEqual(["customer", "visit"]);
    expect(await recalled("adviser", "lusail")).toEqual(["customer"]);
    expect(await recalled("workshop")).toEqual(["visit"]);
    expect(await recalled("editor")).toEqual([]);
  });
});

describe("what waits", () => {
  test("is counted for who answers it", async () => {
    const counted = async (role: Role) => (await (await as(role)).get(countWaitingCall, {})).data;
    expect(await counted("adviser")).toEqual({ links: 0, documents: 0, privacy: null });
    expect(await counted("administrator")).toEqual({ links: null, documents: null, privacy: 0 });
    expect(await counted("sales")).toEqual({ links: null, documents: null, privacy: null });
  });

  test("says of a request for a car what is on record", async () => {
    const send = (customerId: string, vin: string) =>
      sql`insert into garage.vehicle_link (id, customer_id, vin, note, state, language, version, created_at, changed_at)
        values (${randomUUID()}, ${customerId}, ${vin}, '', 'waiting', 'en', 1, now(), now())`.execute(
        database(),
      );
    await send(khalid.id, "RMLHJR4K7R1004821");
    await send(khalid.id, "RMLNDA2B5T2000001");
    const { rows, next } = (await (await as("adviser")).get(listWaitingLinksCall, { query: {} })).data;
    expect(next).toBeNull();
    expect(rows.toSorted((one, other) => one.vin.localeCompare(other.vin))).toMatchObject([
      { model: "Hajar", isOfAnother: true, customer: { name: "Khalid Al Mannai", phone: "+97455123402" } },
      { model: null, isOfAnother: false, hasCard: false },
    ]);
  });

  test("is no list of a role that does not answer it", async () => {
    expect(await (await as("sales")).get(listWaitingLinksCall, { query: {} })).toMatchObject({ status: 403 });
    expect(await (await as("manager")).get(listPrivacyRequestsCall, { query: {} })).toMatchObject({
      status: 403,
    });
    expect((await (await as("auditor")).get(listPrivacyRequestsCall, { query: {} })).data).toEqual({
      rows: [],
      next: null,
    });
  });
});
