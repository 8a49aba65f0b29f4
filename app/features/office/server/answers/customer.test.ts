import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { importDocument } from "#app/features/documents/documents.server.ts";
import { importVehicle } from "#app/features/garage/garage.server.ts";
import { everywhere, type Role } from "#app/features/staff/rules/permissions.ts";
import { endSession, searchAudit } from "#app/features/staff/staff.server.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { recordConsent } from "#app/platform/personal-data/consents.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { photo } from "../../../../../tests/factories/documents/documents-api.ts";
import { storeLead } from "../../../../../tests/factories/leads.ts";
import { appointmentAt } from "../../../../../tests/factories/office/appointment-examples.ts";
import { office, officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import {
  listCustomerCarsCall,
  listCustomerConsentsCall,
  listCustomerDocumentsCall,
  listCustomerLeadsCall,
  listCustomerLinksCall,
  listCustomerOrdersCall,
  listCustomerPrivacyCall,
  listCustomerVisitsCall,
  showCustomerCall,
} from "../../calls/customer-calls.ts";
import {
  answerDocumentCall,
  approveLinkCall,
  listCarModelsCall,
  noteOnPrivacyCall,
  openDocumentCall,
  rejectLinkCall,
} from "../../calls/customer-deed-calls.ts";
import { provideOrderSource } from "../people/order-source.server.ts";

testDatabase();
beforeAll(async () => {
  await importPlaces();
  for (const person of [noora, khalid]) await importCustomer(person, now());
  for (const vehicle of demoVehicles(now())) await importVehicle(vehicle);
});
const as = async (role: Role, place: string = everywhere) => officeApiAs(await staffMember({ role, place }));
const ofNoora = { params: { id: noora.id } };
/** What was done or seen: what was refused has a test of its own. */
const entryOf = async (type: string, id: string) =>
  (await searchAudit({ recordType: type, recordId: id, vias: ["write", "view"], limit: 10 })).entries;
const vinOfNoora = "RMLHJR4K7R1004821";

describe("a customer", () => {
  test("is shown to no stranger and to no role that does not see customers", async () => {
    expect(await officeApiAs().get(showCustomerCall, ofNoora)).toMatchObject({ status: 401 });
    for (const role of ["workshop", "editor"] as const)
      expect(await (await as(role)).get(showCustomerCall, ofNoora)).toMatchObject({
        status: 403,
        code: "not-allowed",
      });
    expect(await (await as("adviser")).get(showCustomerCall, { params: { id: "none" } })).toMatchObject({
      status: 404,
    });
  });

  test("begins with name, number as it is dialed, and language", async () => {
    expect((await (await as("sales")).get(showCustomerCall, ofNoora)).data).toMatchObject({
      ...{ name: "Noora Al Kuwari", phone: "+97455123401", email: noora.email, customerNumber: noora.kunnr },
      ...{ issuer: null, closedAt: null, hasChosenLanguage: false },
    });
  });

  test("has the name of the reader's language, and the other beside it", async () => {
    const [latin, arabic] = [`${noora.firstName} ${noora.lastName}`, noora.nameAr];
    const seenIn = async (language: string) => {
      const headers = { "accept-language": language };
      return (await (await as("sales")).get(showCustomerCall, ofNoora, { headers })).data;
    };
    expect(await seenIn("ar")).toMatchObject({ name: arabic, otherName: latin });
    expect(await seenIn("en")).toMatchObject({ name: latin, otherName: arabic });
  });

  test("is one entry of the audit, however many sections are read, and by whom else another", async () => {
    const member = await staffMember({ role: "adviser" });
    const api = officeApiAs(member);
    const calls = [showCustomerCall, listCustomerCarsCall, listCustomerLinksCall, listCustomerDocumentsCall];
    for (const call of [...calls, showCustomerCall]) await api.get(call, ofNoora);
    await api.get(showCustomerCall, { params: { id: khalid.id } });
    const { entries } = await searchAudit({ staffId: member.member.id, limit: 10 });
    expect(entries.map(({ recordId, via }) => `${via} ${recordId}`)).toEqual([
      `view ${khalid.id}`,
      `view ${noora.id}`,
    ]);
  });

  test("has cars with their warranties, as they end", async () => {
    const { cars } = (await (await as("adviser")).get(listCustomerCarsCall, ofNoora)).data;
    expect(cars).toHaveLength(3);
    const hajar = cars.find(({ vin }) => vin === vinOfNoora);
    expect(hajar).toMatchObject({ plate: "482915", model: "Hajar" });
    expect(hajar?.warranties.find(({ type }) => type === "Battery")).toMatchObject({ isActive: false });
    expect(hajar?.warranties.find(({ type }) => type === "Basic")).toMatchObject({
      isActive: true,
      limitKm: 100_000,
    });
  });

  test("has visits at one's own places, next apart from past, and a count of those elsewhere", async () => {
    const [next, past] = [await appointmentAt("CNF"), await appointmentAt("OUT")];
    await sql`update booking.appointment set customer_id = ${noora.id} where id in (${next}, ${past})`.execute(
      database(),
    );
    const visits = async (place: string) =>
      (await (await as("adviser", place)).get(listCustomerVisitsCall, ofNoora)).data;
    expect(await visits("al-sadd")).toMatchObject({
      next: [{ id: next, code: "CNF", isNoShow: false }],
      past: [{ id: past, code: "OUT" }],
      elsewhere: 0,
    });
    expect(await visits("lusail")).toEqual({ next: [], past: [], elsewhere: 2 });
    expect(await (await as("sales")).get(listCustomerVisitsCall, ofNoora)).toMatchObject({ status: 403 });
  });

  test("has leads of one's own showrooms, and of none", async () => {
    const { id } = await storeLead();
    const there = "rimal-showroom-lusail";
    await sql`update leads.lead set customer_id = ${noora.id}, location = ${there} where id = ${id}`.execute(
      database(),
    );
    const leads = async (place: string) =>
      (await (await as("sales", place)).get(listCustomerLeadsCall, ofNoora)).data.leads;
    expect(await leads(there)).toMatchObject([{ id, kind: "offer", about: "suhail-lease" }]);
    expect(await leads("rimal-showroom-salwa-road")).toEqual([]);
    expect(await (await as("adviser")).get(listCustomerLeadsCall, ofNoora)).toMatchObject({ status: 403 });
  });

  test("has orders from where the program reads them", async () => {
    const at = now().toISOString();
    const order = {
      id: "order",
      code: "PAID" as const,
      title: "Parts: Oil filter",
      reference: "P-1",
      at,
      location: "Counter",
    };
    provideOrderSource({ list: async ({ customerId }) => (customerId === noora.id ? [order] : []) });
    const { data } = await (await as("parts")).get(listCustomerOrdersCall, ofNoora);
    expect(data.orders).toEqual([
      {
        id: "order",
        number: "P-1",
        state: "PAID",
        title: order.title,
        placedAt: at,
        center: "Counter",
        centerId: null,
      },
    ]);
    expect(await (await as("adviser")).get(listCustomerOrdersCall, ofNoora)).toMatchObject({ status: 403 });
  });

  test("has consented to what was said last", async () => {
    const say = (given: boolean, hours: number) =>
      inTransaction((trx) =>
        recordConsent(
          trx,
          { customerId: noora.id, purpose: "marketing", given, language: "en", source: "account" },
          new Date(now().getTime() + hours * 3_600_000),
        ),
      );
    await say(true, -2);
    await say(false, -1);
    const { consents } = (await (await as("adviser")).get(listCustomerConsentsCall, ofNoora)).data;
    expect(consents).toMatchObject([{ purpose: "marketing", given: false }]);
  });
});

describe("a request for a car", () => {
  let requests = 0;
  async function waiting(vin: string, customerId = khalid.id) {
    const id = randomUUID();
    await sql`insert into garage.vehicle_link (id, customer_id, vin, note, state, language, version, created_at, changed_at)
      values (${id}, ${customerId}, ${vin}, '', 'waiting', 'en', 1, now(), now())`.execute(database());
    return id;
  }
  const newVin = () => `RMLNDA2B5T2${String(++requests).padStart(6, "0")}`;
  const ownerOf = async (vin: string) =>
    (
      await sql<{ customer_id: string }>`select customer_id from garage.vehicle where vin = ${vin}`.execute(
        database(),
      )
    ).rows[0]?.customer_id;

  test("is answered at a desk alone", async () => {
    const id = await waiting(newVin());
    const input = { params: { id }, body: { version: 1 } };
    expect(await officeApiAs().post(approveLinkCall, input)).toMatchObject({ status: 401 });
    for (const role of ["sales", "auditor", "administrator"] as const)
      expect(await (await as(role)).post(approveLinkCall, input)).toMatchObject({ status: 403 });
  });

  test("of a new car takes its details, and says which are wrong", async () => {
    const [vin, api] = [newVin(), await as("adviser")];
    const id = await waiting(vin);
    const { models } = (await api.get(listCarModelsCall, {})).data;
    const car = { model: models[0]?.id ?? "", year: "2024", plate: "٧٧١٢٠٤", mileage: "12" };
    const approve = (body: object) =>
      api.post(approveLinkCall, { params: { id }, body: { version: 1, ...body } });
    expect(await approve({})).toMatchObject({ status: 422, code: "car-details-needed" });
    expect(await approve({ car: { ...car, year: "1900", mileage: "" } })).toMatchObject({
      ...{ status: 422, code: "car-wrong" },
      said: { wrong: ["year", "mileage"] },
    });
    expect((await approve({ car })).data).toEqual({ id, version: 2 });
    expect(await ownerOf(vin)).toBe(khalid.id);
    expect(await entryOf("car-link", id)).toMatchObject([
      { deed: "approve-link", fields: ["state", "ownerId"] },
    ]);
    expect(await approve({ car })).toMatchObject({ status: 409, code: "changed-meanwhile" });
  });

  test("moves a car from the owner who was shown, and from nobody else", async () => {
    const [id, api] = [await waiting(vinOfNoora), await as("manager")];
    const approve = (formerOwnerId?: string) =>
      api.post(approveLinkCall, {
        params: { id },
        body: { version: 1, ...(formerOwnerId && { formerOwnerId }) },
      });
    const { links } = (await api.get(listCustomerLinksCall, { params: { id: khalid.id } })).data;
    expect(links.find((link) => link.id === id)?.vehicle).toMatchObject({
      ownerId: noora.id,
      owner: { name: "Noora Al Kuwari" },
    });
    for (const owner of [undefined, khalid.id])
      expect(await approve(owner)).toMatchObject({ status: 409, code: "car-moved-meanwhile" });
    expect(await ownerOf(vinOfNoora)).toBe(noora.id);
    expect((await approve(noora.id)).status).toBe(200);
    expect(await ownerOf(vinOfNoora)).toBe(khalid.id);
  });

  test("is rejected with a reason, once", async () => {
    const [id, api] = [await waiting(newVin()), await as("adviser")];
    const body = { version: 1, reason: "card-needed" as const, note: "Both sides, please" };
    expect((await api.post(rejectLinkCall, { params: { id }, body })).data).toEqual({ id, version: 2 });
    expect(await api.post(rejectLinkCall, { params: { id }, body })).toMatchObject({
      code: "changed-meanwhile",
    });
    expect(await entryOf("car-link", id)).toMatchObject([{ deed: "reject-link", reason: "card-needed" }]);
  });
});

describe("a document", () => {
  let id = "";
  let cars = 0;
  beforeEach(async () => {
    id = newId<"document">();
    cars += 1;
    await importDocument({
      ...{ id, customerId: noora.id, type: "vehicle-registration", isAccepted: false, language: "en" },
      fields: [{ key: "vin", value: `RMLHJR4K7R1004${100 + cars}` }],
      pages: [{ bytes: await photo(), width: 300, height: 200 }],
      confirmedAt: now(),
    });
  });
  const params = () => ({ customer: noora.id, id });

  test("is a line without what stands on it, and opened by who answers it", async () => {
    const lines = (await (await as("auditor")).get(listCustomerDocumentsCall, ofNoora)).said;
    expect(JSON.stringify(lines)).toContain(id);
    expect(JSON.stringify(lines)).not.toContain("RMLHJR");
    for (const role of ["sales", "parts", "workshop", "administrator"] as const)
      expect((await (await as(role)).get(listCustomerDocumentsCall, ofNoora)).code).toBe("not-allowed");
    for (const role of ["sales", "auditor"] as const)
      expect(await (await as(role)).get(openDocumentCall, { params: { id } })).toMatchObject({
        status: 403,
      });
    const { data } = await (await as("adviser")).get(openDocumentCall, { params: { id } });
    expect(data).toMatchObject({ id, customerId: noora.id, isWaiting: true, fields: [{ key: "vin" }] });
    expect(data.pages).toMatchObject([{ page: 0, address: `/office/files/document-page/${id}/0` }]);
    expect(await entryOf("document", id)).toMatchObject([{ deed: "open-document", via: "view" }]);
  });

  test("has pages that open with the session of who answers it alone, and it is written down who", async () => {
    const address = `http://localhost/office/files/document-page/${id}/0`;
    const open = (cookie?: string) =>
      office.request(address, { headers: { "sec-fetch-site": "same-origin", ...(cookie && { cookie }) } });
    const adviser = await staffMember({ role: "adviser" });
    const opened = await open(adviser.cookie);
    expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(opened.headers.get("cache-control")).toBe("no-store");
    expect((await open()).status).toBe(401);
    for (const role of ["sales", "parts", "workshop", "auditor", "administrator"] as const)
      expect((await open((await staffMember({ role })).cookie)).status).toBe(403);
    const { entries } = await searchAudit({ recordType: "document", recordId: id, limit: 10 });
    expect(entries.map(({ deed, via, people }) => [deed, via, ...people])).toEqual([
      ...Array.from({ length: 5 }, () => ["show-document-page", "refused", noora.id]),
      ["show-document-page", "view", noora.id],
    ]);
    expect(
      (
        await office.request(`${address.slice(0, -1)}7`, {
          headers: { cookie: adviser.cookie, "sec-fetch-site": "same-origin" },
        })
      ).status,
    ).toBe(404);
    await officeApiAs(adviser).get(openDocumentCall, { params: { id } });
    await inTransaction((trx) => endSession(trx, adviser.sessionId, now()));
    expect((await open(adviser.cookie)).status).toBe(401);
    const { rows } = await sql`select page, reader, staff_id, staff_role from documents.reading
      where document_id = ${id} order by at, id`.execute(database());
    const own = { reader: "staff", staff_id: adviser.member.id, staff_role: "adviser" };
    expect(rows).toEqual([
      { page: 0, ...own },
      { page: null, ...own },
    ]);
  });

  test("is accepted once; who saw it as it was before is refused", async () => {
    const api = await as("adviser");
    const { version } = (await api.get(openDocumentCall, { params: { id } })).data;
    const accept = () =>
      api.post(answerDocumentCall, { params: params(), body: { version, answer: { to: "accepted" } } });
    expect((await accept()).data).toEqual({ id, version: version + 1 });
    expect(await accept()).toMatchObject({ status: 409, code: "changed-meanwhile" });
    expect(await entryOf("document", id)).toMatchObject([
      { deed: "answer-document", via: "write", fields: ["state"] },
      { deed: "open-document" },
    ]);
  });

  test("is rejected with a text where no reason fits, and only as its customer's", async () => {
    const api = await as("manager");
    const { version } = (await api.get(openDocumentCall, { params: { id } })).data;
    const reject = (text: string, customer = noora.id) =>
      api.post(answerDocumentCall, {
        params: { customer, id },
        body: { version, answer: { to: "rejected", reason: "other", text } },
      });
    expect(await reject(" ")).toMatchObject({ status: 422, code: "reason-note-missing" });
    expect(await reject("Torn", khalid.id)).toMatchObject({ status: 404, code: "document-not-found" });
    expect((await reject("Torn")).status).toBe(200);
  });
});

const daysFromNow = (days: number) => new Date(now().getTime() + days * 86_400_000);

test("a privacy request takes notes of an administrator, and nobody else sees it but an auditor", async () => {
  const id = newId<"PrivacyRequest">();
  await sql`insert into privacy.export (id, customer_id, language, requested_at, expires_at)
    values (${id}, ${noora.id}, 'en', ${daysFromNow(-31)}, ${daysFromNow(1)})`.execute(database());
  expect(await (await as("manager")).get(listCustomerPrivacyCall, ofNoora)).toMatchObject({ status: 403 });
  const note = (customer: string, text = "Called") => ({ params: { customer, id }, body: { note: text } });
  expect(await (await as("auditor")).post(noteOnPrivacyCall, note(noora.id))).toMatchObject({ status: 403 });
  const api = await as("administrator");
  expect(await api.post(noteOnPrivacyCall, note(khalid.id))).toMatchObject({
    status: 404,
    code: "request-not-found",
  });
  expect(await api.post(noteOnPrivacyCall, note(noora.id, " "))).toMatchObject({
    status: 422,
    code: "note-missing",
  });
  expect((await api.post(noteOnPrivacyCall, note(noora.id))).status).toBe(200);
  const { requests } = (await (await as("auditor")).get(listCustomerPrivacyCall, ofNoora)).data;
  expect(requests).toMatchObject([
    { id, kind: "copy", clock: "overdue", blockedBy: ["preparation"], notes: [{ note: "Called" }] },
  ]);
  expect(await entryOf("privacy-request", id)).toMatchObject([
    { deed: "note-on-privacy-request", fields: ["note"] },
  ]);
});
