import { describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { announcedTopics } from "../../../../../tests/factories/office/announced-topics.ts";
import {
  linksOnDemo,
  messagesWith,
  unknownVin,
  vehicleWith,
  vinOfNoora,
} from "../../../../../tests/factories/vehicle-links.ts";
import { approveLinkByStaff, rejectLinkByStaff } from "./answer-by-staff.server.ts";
import { enteredCar } from "./entered-car.server.ts";
import {
  linkForStaff,
  linkRequestsForStaff,
  linkRequestsWaiting,
  linksOfCustomerForStaff,
} from "./links-for-staff.server.ts";

testDatabase();
const { request, newCustomer, remove } = linksOnDemo();
const by = { staffId: "staff-1", name: "Aisha" };
const model = { brand: "marsa", makeCode: "M", code: "HJR", en: "Hajar", ar: "هجر", image: "/images/x.webp" };
const newCar = { model, modelYear: 2025, plate: "55001", mileage: 12 };

type Approval = Parameters<typeof approveLinkByStaff>[1];
type Rejection = Parameters<typeof rejectLinkByStaff>[1];
const approve = (more: Partial<Approval> & { id: string }) =>
  inTransaction<unknown, Awaited<ReturnType<typeof approveLinkByStaff>>>((trx) =>
    approveLinkByStaff(trx, { by, version: 1, now: now(), ...more }),
  );
const reject = (more: Partial<Rejection> & { id: string }) =>
  inTransaction<unknown, Awaited<ReturnType<typeof rejectLinkByStaff>>>((trx) =>
    rejectLinkByStaff(trx, { by, version: 1, now: now(), reason: "not-owner", note: "", ...more }),
  );

async function waiting(vin: string) {
  const { person, token } = await newCustomer();
  const { data } = await request(token, vin, { note: "Please" });
  return { ...data, person, token };
}

describe("an approval in the office", () => {
  test("moves the car from the owner who was shown, and says what changed", async () => {
    const { id, person } = await waiting(vinOfNoora);
    expect(await approve({ id })).toEqual({ ok: false, code: "car-moved-meanwhile" });
    const shown = await linkForStaff(id);
    expect(shown).toMatchObject({
      customer: { id: person.id },
      vehicle: { owner: { name: { en: "Noora Al Kuwari", ar: "نورة الكواري" } } },
    });
    expect(await approve({ id, formerOwnerId: shown?.vehicle?.ownerId })).toEqual({
      ok: true,
      value: {
        version: 2,
        changes: [
          { field: "state", before: "waiting", after: "approved" },
          { field: "ownerId", before: noora.id, after: person.id },
        ],
      },
    });
    expect((await vehicleWith(vinOfNoora))?.customer_id).toBe(person.id);
    expect(await linkForStaff(id)).toMatchObject({ state: "approved", version: 2, answeredBy: "Aisha" });
  });

  test("of a car that is not on record needs its details", async () => {
    const { id, person } = await waiting(unknownVin(1));
    expect((await linkForStaff(id))?.vehicle).toBeNull();
    expect(await approve({ id })).toEqual({ ok: false, code: "car-details-needed" });
    expect(await approve({ id, newCar })).toMatchObject({ ok: true });
    expect(await vehicleWith(unknownVin(1))).toMatchObject({ customer_id: person.id, plate: "55001" });
  });

  test("of two at once one is done, the other is told by whom and when", async () => {
    const { id } = await waiting(unknownVin(2));
    const answers = await Promise.all([
      approve({ id, newCar }),
      reject({ id, by: { staffId: "staff-2", name: "Hamad" } }),
    ]);
    const [done] = answers.filter(({ ok }) => ok);
    const [refused] = answers.filter(({ ok }) => !ok);
    const shown = await linkForStaff(id);
    expect(done).toMatchObject({ value: { version: 2 } });
    expect(refused).toEqual({
      ok: false,
      code: "changed-meanwhile",
      detail: { by: shown?.answeredBy, at: shown?.changedAt.toISOString() },
    });
    expect(["Aisha", "Hamad"]).toContain(shown?.answeredBy);
  });

  test("nobody answers their own request, one that is withdrawn, or one that is not there", async () => {
    const { id, person, token } = await waiting(unknownVin(3));
    expect(await approve({ id, newCar, by: { ...by, staffId: person.id } })).toEqual({
      ok: false,
      code: "own-request",
    });
    await remove(`/v3/vehicle-links/${id}`, { token });
    expect(await approve({ id, newCar })).toMatchObject({ code: "changed-meanwhile", detail: { by: null } });
    expect(await approve({ id, newCar, version: 2 })).toMatchObject({ code: "changed-meanwhile" });
    expect(await approve({ id: "none", newCar })).toEqual({ ok: false, code: "link-not-found" });
    expect(await vehicleWith(unknownVin(3))).toBeUndefined();
  });
});

test("a rejection mails its customer, and is announced once with its transaction", async () => {
  const { id } = await waiting(unknownVin(4));
  const note = "The back, please";
  const topics = await announcedTopics(async () => {
    expect(await reject({ id, reason: "card-needed", note })).toEqual({
      ok: true,
      value: {
        version: 2,
        changes: [
          { field: "state", before: "waiting", after: "rejected" },
          { field: "reason", before: null, after: "card-needed" },
          { field: "note", before: null, after: note },
        ],
      },
    });
  });
  expect(topics).toEqual(["people", "queue"]);
  const mails = await messagesWith(note);
  expect(mails.map(({ template }) => template)).toContain("vehicle-link-rejected");
});

test("what waits is listed from the oldest on, page by page, each once", async () => {
  for (const number of [11, 12, 13]) await waiting(unknownVin(number));
  const all = (await linkRequestsForStaff({ limit: 100 })).links.map(({ id }) => id);
  const pages: string[] = [];
  let after: string | undefined;
  do {
    const page = await linkRequestsForStaff({ after, limit: 2 });
    expect(page.links.length).toBeLessThanOrEqual(2);
    pages.push(...page.links.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  expect(pages).toEqual(all);
  expect(pages.length).toBeGreaterThanOrEqual(3);
  const queue = await linkRequestsWaiting();
  expect(queue).toMatchObject({ count: all.length, oldest: queue.first[0]?.sentAt });
});

test("a customer's requests are there whatever became of them, the newest first", async () => {
  const { id, person, token } = await waiting(unknownVin(21));
  await reject({ id });
  await request(token, unknownVin(22));
  const states = (await linksOfCustomerForStaff(person.id)).map(({ state }) => state);
  expect(states).toEqual(["waiting", "rejected"]);
  expect(await linksOfCustomerForStaff("nobody")).toEqual([]);
});

test("a car is entered whole or its wrong fields are named", () => {
  const at = new Date("2026-11-26T08:00:00Z");
  const enter = (fields: Record<string, string>) => enteredCar((name) => fields[name] ?? "", [model], at);
  const fields = { model: "marsa:HJR", year: "٢٠٢٥", plate: " 55 001 ", mileage: "12" };
  expect(enter(fields)).toEqual({ ok: true, car: newCar });
  expect(enter({ ...fields, year: "1890", mileage: "" })).toEqual({ ok: false, wrong: ["year", "mileage"] });
  expect(enter({ ...fields, model: "marsa:OLD", year: "2029" })).toEqual({
    ok: false,
    wrong: ["model", "year"],
  });
});

test("a request and its withdrawal are announced to who answers them", async () => {
  const { token } = await newCustomer();
  let id = "";
  const asked = await announcedTopics(async () => {
    id = (await request(token, unknownVin(31))).data.id;
  });
  const withdrawn = await announcedTopics(() => remove(`/v3/vehicle-links/${id}`, { token }));
  expect([asked, withdrawn]).toEqual([
    ["people", "queue"],
    ["people", "queue"],
  ]);
});
