import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction, queryCount } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { provideOdometers } from "./server/providers.server.ts";
import { notifyOfPromise } from "./server/visits/change-promise.server.ts";
import {
  checkedIn,
  done,
  exampleCheckIn,
  hoursFromNow,
  maryam,
  proposed,
  salem,
  seedWorkshop,
  sent,
  unrefused,
  workshopTables,
} from "./visit-examples.ts";
import {
  changePromise,
  checkInVisit,
  correctVisit,
  followAppointment,
  offerSubstituteCar,
  overdueVisits,
  visitOf,
  visitsOf,
} from "./workshop.server.ts";

testDatabase();
beforeAll(seedWorkshop);

const follow = (appointmentId: string, code: string) =>
  inTransaction<unknown, void>((trx) => followAppointment(trx, { appointmentId, code, now: now() }));
const deedOn = (appointmentId: string, version: number) => ({
  by: maryam,
  appointmentId,
  version,
  now: now(),
});

describe("a check-in", () => {
  test("is stored with what was written down, and its changes are for the audit", async () => {
    const checkIn = exampleCheckIn({ isWarranty: true });
    const { version, changes } = unrefused(await done((trx) => checkInVisit(trx, checkIn)));
    expect(version).toBe(1);
    expect(changes).toContainEqual({ field: "odometer", before: undefined, after: 41_250 });
    expect(await visitOf(checkIn.appointmentId, now())).toMatchObject({
      ...{ odometer: 41_250, fuelEighths: 4, belongings: "Child seat", estimateDirhams: 45_000 },
      ...{ adviser: salem.name, delay: null, signature: null, isOverdue: false, version: 1 },
      promisedAt: checkIn.promisedAt,
      substituteClock: { daysUsed: 1, hasRight: false },
    });
  });

  test("comes once, and anew after it was undone", async () => {
    const id = await checkedIn();
    const again = exampleCheckIn({ appointmentId: id, odometer: 41_300 });
    expect(await done((trx) => checkInVisit(trx, again))).toMatchObject({ code: "already-checked-in" });
    await follow(id, "CNF");
    expect((await visitOf(id, now()))?.endedAt).not.toBeNull();
    expect(unrefused(await done((trx) => checkInVisit(trx, again))).version).toBe(2);
    expect(await visitOf(id, now())).toMatchObject({ odometer: 41_300, endedAt: null });
  });

  test("refuses a promise that is over", async () => {
    const late = exampleCheckIn({ promisedAt: now() });
    expect(await done((trx) => checkInVisit(trx, late))).toMatchObject({ code: "promise-past" });
  });
});

describe("an odometer", () => {
  afterEach(() => provideOdometers({ lastKnown: async () => undefined, record: async () => undefined }));

  test("below the last visit's is confirmed first", async () => {
    const vehicleId = newId<"vehicle">();
    await checkedIn({ vehicleId, odometer: 50_000 });
    const lower = exampleCheckIn({ vehicleId, odometer: 49_000 });
    expect(await done((trx) => checkInVisit(trx, lower))).toEqual({
      ...{ ok: false, code: "odometer-lower", detail: { lastKnown: 50_000, readAt: expect.any(String) } },
    });
    expect((await done((trx) => checkInVisit(trx, { ...lower, confirmLower: true }))).ok).toBe(true);
  });

  test("is compared with the customer's car, and written there", async () => {
    const recorded: [string, number][] = [];
    provideOdometers({
      lastKnown: async () => ({ kilometers: 60_000, at: now() }),
      record: async (_, vehicleId, odometer) => void recorded.push([vehicleId, odometer]),
    });
    const checkIn = exampleCheckIn({ vehicleId: "v1", odometer: 59_999 });
    expect(await done((trx) => checkInVisit(trx, checkIn))).toMatchObject({ code: "odometer-lower" });
    expect(recorded).toEqual([]);
    const id = await checkedIn({ vehicleId: "v1", odometer: 60_100 });
    unrefused(await done((trx) => correctVisit(trx, { ...deedOn(id, 1), odometer: 60_110 })));
    expect(recorded).toEqual([
      ["v1", 60_100],
      ["v1", 60_110],
    ]);
  });
});

describe("a correction", () => {
  test("changes what is given alone, and says what", async () => {
    const id = await checkedIn();
    const deed = { ...deedOn(id, 1), remarks: "No scratch", estimateDirhams: null };
    const { version, changes } = unrefused(await done((trx) => correctVisit(trx, deed)));
    expect(version).toBe(2);
    expect(changes).toEqual([
      { field: "remarks", before: "Scratch on the left door", after: "No scratch" },
      { field: "estimateDirhams", before: 45_000, after: null },
    ]);
  });

  test("of what was changed meanwhile is refused, with who and when", async () => {
    const id = await checkedIn();
    const racing = ["A", "B", "C", "D"].map((remarks) =>
      done((trx) => correctVisit(trx, { ...deedOn(id, 1), remarks })),
    );
    const outcomes = (await Promise.all(racing)).map((one) => (one.ok ? "saved" : one.code));
    expect(outcomes.sort()).toEqual([...Array(3).fill("changed-meanwhile"), "saved"]);
    const refused = await done((trx) => correctVisit(trx, { ...deedOn(id, 1), remarks: "E" }));
    expect(refused).toMatchObject({ detail: { by: maryam.name, at: expect.stringMatching(/^\d{4}-/) } });
  });

  test("of a car that has left, or never came, is refused", async () => {
    const id = await checkedIn();
    await follow(id, "OUT");
    expect(await done((trx) => correctVisit(trx, deedOn(id, 1)))).toMatchObject({ code: "visit-ended" });
    expect(await done((trx) => correctVisit(trx, deedOn("none", 1)))).toMatchObject({ code: "not-found" });
  });
});

test("a substitute car is offered for a warranty job alone", async () => {
  const [plain, warranty] = [await checkedIn(), await checkedIn({ isWarranty: true })];
  const offer = (id: string) => done((trx) => offerSubstituteCar(trx, deedOn(id, 1)));
  expect(await offer(plain)).toMatchObject({ code: "not-a-warranty-job" });
  unrefused(await offer(warranty));
  expect((await visitOf(warranty, now()))?.substituteOfferedAt).toBeInstanceOf(Date);
});

describe("another promise", () => {
  const promise = (id: string, version: number, hours: number, reason?: "parts-awaited") =>
    done((trx) =>
      changePromise(trx, { ...deedOn(id, version), promisedAt: hoursFromNow(hours), delayReason: reason }),
    );
  const runJobs = async (appointmentId: string, ...numbers: number[]) => {
    for (const number of numbers)
      await inTransaction<unknown, void>((trx) => notifyOfPromise.run({ appointmentId, number }, trx));
  };
  const ofVisit = async (template: string, reference: string) =>
    (await sent(template)).filter(({ plain }) => plain.includes(reference));

  test("that is later needs a reason, is part of the history, and waits a minute before the customer hears of it", async () => {
    const id = await checkedIn({ reference: "RM-AAAAAA" });
    expect(await promise(id, 1, 9)).toMatchObject({ code: "delay-reason-needed" });
    const { changes } = unrefused(await promise(id, 1, 9, "parts-awaited"));
    expect(changes.map(({ field }) => field)).toEqual(["promisedAt", "delayReason"]);
    const { rows } = await sql`select from pgboss.job where name = ${notifyOfPromise.name}
      and data->>'appointmentId' = ${id} and start_after > now() + interval '50 s'`.execute(database());
    expect(rows).toHaveLength(1);
    expect(await ofVisit("visit-later", "RM-AAAAAA")).toEqual([]);
    await runJobs(id, 2, 2);
    const messages = await ofVisit("visit-later", "RM-AAAAAA");
    expect(messages.map(({ channel, recipient }) => `${channel} ${recipient}`).sort()).toEqual([
      `mail ${noora.email}`,
      `sms +974${noora.phone}`,
    ]);
    expect(messages.find(({ channel }) => channel === "mail")?.plain).toContain("We are waiting for a part");
    expect((await visitOf(id, now()))?.promiseChanges).toMatchObject([
      { reason: "parts-awaited", by: maryam.name },
    ]);
  });

  test("that is taken back within the minute is no message at all", async () => {
    const promisedAt = hoursFromNow(6);
    const id = await checkedIn({ reference: "RM-BBBBBB", promisedAt });
    unrefused(await promise(id, 1, 9, "parts-awaited"));
    unrefused(await done((trx) => changePromise(trx, { ...deedOn(id, 2), promisedAt })));
    await runJobs(id, 2, 3);
    for (const template of ["visit-later", "visit-earlier"])
      expect(await ofVisit(template, "RM-BBBBBB")).toEqual([]);
    expect((await visitOf(id, now()))?.delay).toBeNull();
  });

  test("of several in a row is the last one alone, and none once the car is ready", async () => {
    const id = await checkedIn({ reference: "RM-CCCCCC" });
    unrefused(await promise(id, 1, 9, "parts-awaited"));
    unrefused(await promise(id, 2, 10, "parts-awaited"));
    unrefused(await promise(id, 3, 3));
    await runJobs(id, 2, 3);
    expect(await ofVisit("visit-earlier", "RM-CCCCCC")).toEqual([]);
    await runJobs(id, 4);
    expect(await ofVisit("visit-later", "RM-CCCCCC")).toEqual([]);
    expect(await ofVisit("visit-earlier", "RM-CCCCCC")).toHaveLength(2);
    unrefused(await promise(id, 4, 12, "parts-awaited"));
    await follow(id, "RFD");
    await runJobs(id, 5);
    expect(await ofVisit("visit-later", "RM-CCCCCC")).toEqual([]);
  });
});

describe("reads", () => {
  test("of a board take one query, whatever its length, and count what waits", async () => {
    const ids = [await checkedIn(), await checkedIn({ isWarranty: true }), await checkedIn()];
    await proposed(ids[0] ?? "");
    const before = queryCount();
    const visits = await visitsOf([...ids, "none"], now());
    expect(queryCount() - before).toBe(1);
    expect(visits.map(({ appointmentId }) => appointmentId).sort()).toEqual([...ids].sort());
    const waiting = visits.filter(({ waitingExtraWork }) => waitingExtraWork === 1);
    expect(waiting).toMatchObject([{ appointmentId: ids[0], approvedExtraWork: 0 }]);
    expect(visits.filter(({ substituteClock }) => substituteClock !== null)).toHaveLength(1);
    const [later] = await visitsOf(ids.slice(0, 1), hoursFromNow(48));
    expect(later).toMatchObject({ waitingExtraWork: 0, isOverdue: true });
    expect(await visitsOf([], now())).toEqual([]);
  });

  test("of what is overdue name the places' own, the longest first, until the car is ready", async () => {
    await workshopTables().deleteFrom("workshop.visit").execute();
    const [one, two, far] = [
      await checkedIn({ promisedAt: hoursFromNow(3) }),
      await checkedIn({ promisedAt: hoursFromNow(2) }),
      await checkedIn({ centerId: "al-wakra" }),
    ];
    const overdue = async (...places: string[]) =>
      (await overdueVisits(places, hoursFromNow(7))).first.map(({ appointmentId }) => appointmentId);
    expect(await overdueVisits(["*"], now())).toEqual({ count: 0, first: [] });
    expect(await overdue("al-sadd")).toEqual([two, one]);
    expect(await overdue("*")).toEqual([two, one, far]);
    expect(await overdue()).toEqual([]);
    await follow(one, "RFD");
    await follow(two, "OUT");
    expect(await overdue("al-sadd")).toEqual([]);
    await follow(two, "WIP");
    expect(await overdue("al-sadd")).toEqual([two]);
  });
});
