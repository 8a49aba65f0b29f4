import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { closeBay } from "#app/features/scheduling/staff-capacity.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import { bookingApiOnDemo } from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { appointmentCodes, inWorkshop } from "../../rules/appointments/appointment-states.ts";
import { bookByStaff } from "./book-by-staff.server.ts";
import { assignBay, type Collision, extendVisit } from "./extend-visit.server.ts";
import { moveByStaff } from "./move-by-staff.server.ts";
import { boardOf } from "./reads/board.server.ts";
import { rescheduleByStaff } from "./reschedule-by-staff.server.ts";
import {
  adviser,
  booked,
  deed,
  done,
  hoursInARow,
  moved,
  rowOf,
  unitsOf,
  walkIn,
  workingHours,
} from "./staff-examples.ts";
import { undoMove } from "./undo-move.server.ts";

testDatabase();
bookingApiOnDemo();
/** Five free hours of one day. */
let row: Date[] = [];
let others: Date[] = [];
beforeAll(async () => {
  row = await hoursInARow(5);
  // A visit of many hours goes on over short days, as Fridays are.
  const later = (row.at(-1)?.getTime() ?? 0) + 4 * 86_400_000;
  others = (await workingHours()).filter((at) => at.getTime() > later);
});
const hour = (index: number) => row[index] ?? new Date();
const nextOther = () => others.shift() ?? new Date();
const request = async (id: string, now = new Date()) => {
  const { version } = await rowOf(id);
  return { by: adviser, appointmentId: id, version, now };
};

describe("another time", () => {
  test("has its hours in the chosen bay, and the old ones are free", async () => {
    const { id } = await booked(nextOther());
    const [seen, startsAt] = [await request(id), nextOther()];
    const moved = await done((trx) => rescheduleByStaff(trx, { ...seen, startsAt, bay: 2 }));
    expect(moved).toMatchObject({ version: 2, code: "CNF", startsAt, bay: 2 });
    expect(moved.changes.map(({ field }) => field)).toEqual(["startsAt", "endsAt", "bay"]);
    expect(await unitsOf(id)).toEqual([{ unit_start: startsAt, bay: 2, center_id: "al-sadd" }]);
  });

  test("with other services takes as long as they do, at a center that the staff choose", async () => {
    const { id } = await booked(nextOther());
    const seen = await request(id);
    const [first] = await hoursInARow(4);
    const change = { ...seen, startsAt: first ?? new Date(), serviceCodes: ["gr-engine"] };
    const moved = await done((trx) => rescheduleByStaff(trx, change));
    expect(moved.endsAt.getTime() - moved.startsAt.getTime()).toBe(3 * 3_600_000);
    expect(await unitsOf(id)).toHaveLength(3);
    const now = await request(id);
    const elsewhere = await deed((trx) =>
      rescheduleByStaff(trx, { ...now, centerId: "nowhere", startsAt: hour(0) }),
    );
    expect(elsewhere).toMatchObject({ code: "center-not-found" });
  });

  test("that is full is refused with three others, and changes nothing", async () => {
    const full = nextOther();
    for (let bay = 0; bay < 4; bay += 1) await booked(full);
    const { id } = await booked(nextOther());
    const before = { row: await rowOf(id), units: await unitsOf(id) };
    const seen = await request(id);
    const refused = await deed((trx) => rescheduleByStaff(trx, { ...seen, startsAt: full }));
    expect(refused).toMatchObject({ code: "slot-taken" });
    expect(refused.ok ? [] : refused.detail?.alternatives).toHaveLength(3);
    expect({ row: await rowOf(id), units: await unitsOf(id) }).toEqual(before);
  });

  test("is none for a car that is there, or for what is over", async () => {
    const { id } = await booked(nextOther(), { checkIn: true });
    const startsAt = nextOther();
    const there = await request(id);
    expect(await deed((trx) => rescheduleByStaff(trx, { ...there, startsAt }))).toMatchObject({
      code: "car-in-workshop",
    });
    await moved(id, "CANC");
    const over = await request(id);
    expect(await deed((trx) => rescheduleByStaff(trx, { ...over, startsAt }))).toMatchObject({
      code: "illegal-move",
    });
  });
});

describe("a job that grows", () => {
  test("takes the hours after it in its bay", async () => {
    const { id } = await booked(hour(0), { bay: 0, checkIn: true });
    const seen = await request(id);
    const grown = await done((trx) => extendVisit(trx, { ...seen, hours: 2 }));
    expect(grown.endsAt).toEqual(new Date(hour(1).getTime() + 3_600_000));
    expect((await unitsOf(id)).map(({ unit_start }) => unit_start)).toEqual([hour(0), hour(1)]);
  });

  test("lists who has them, each with three free times, and takes nothing from them", async () => {
    const growing = await booked(hour(0), { bay: 1, checkIn: true });
    const [next, later] = [await booked(hour(1), { bay: 1 }), await booked(hour(2), { bay: 1 })];
    const before = [await unitsOf(growing.id), await unitsOf(next.id), await unitsOf(later.id)];
    const seen = await request(growing.id);
    const refused = await deed((trx) => extendVisit(trx, { ...seen, hours: 3 }));
    expect(refused).toMatchObject({ code: "hours-taken" });
    const collisions = (refused.ok ? [] : refused.detail?.collisions) as Collision[];
    expect(collisions.map(({ appointmentId }) => appointmentId)).toEqual([next.id, later.id]);
    for (const { freeTimes } of collisions) expect(freeTimes).toHaveLength(3);
    expect([await unitsOf(growing.id), await unitsOf(next.id), await unitsOf(later.id)]).toEqual(before);

    for (const { appointmentId, version, freeTimes } of collisions) {
      const startsAt = new Date(freeTimes.at(-1)?.startsAt ?? "");
      const which = { by: adviser, appointmentId, version, now: new Date() };
      await done((trx) => rescheduleByStaff(trx, { ...which, startsAt, bay: 3 }));
    }
    const again = await request(growing.id);
    await done((trx) => extendVisit(trx, { ...again, hours: 3 }));
    expect(await unitsOf(growing.id)).toHaveLength(3);
  });

  test("goes on over the night, and an undo gives exactly the hours before", async () => {
    const { id } = await booked(hour(0), { bay: 2, checkIn: true });
    const before = { units: await unitsOf(id), ends: (await rowOf(id)).ends_at };
    const seen = await request(id);
    const grown = await done((trx) => extendVisit(trx, { ...seen, hours: 16 }));
    expect(grown.endsAt.getTime() - hour(0).getTime()).toBeGreaterThan(12 * 3_600_000);
    expect((await unitsOf(id)).length).toBeGreaterThanOrEqual(16);
    const back = await request(id);
    await done((trx) => undoMove(trx, back));
    expect({ units: await unitsOf(id), ends: (await rowOf(id)).ends_at }).toEqual(before);
  });

  test("of many at once leaves no hour to two", async () => {
    const [first] = await hoursInARow(3);
    const at = (index: number) => new Date((first?.getTime() ?? 0) + index * 3_600_000);
    const growing = await booked(at(0), { checkIn: true });
    const seen = await request(growing.id);
    const answers = await Promise.all([
      deed((trx) => extendVisit(trx, { ...seen, hours: 2 })),
      ...Array.from({ length: 6 }, () =>
        deed((trx) => bookByStaff(trx, walkIn(at(1), { bay: growing.bay }))),
      ),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("into another bay is refused where that one is taken", async () => {
    const at = nextOther();
    const [one, other] = [await booked(at, { bay: 0 }), await booked(at, { bay: 1 })];
    const seen = await request(one.id);
    const refused = await deed((trx) => assignBay(trx, { ...seen, bay: 1 }));
    expect(refused).toMatchObject({
      code: "hours-taken",
      detail: { collisions: [{ appointmentId: other.id }] },
    });
    expect(await deed((trx) => assignBay(trx, { ...seen, bay: 29 }))).toMatchObject({
      code: "bay-not-found",
    });
    await done((trx) => assignBay(trx, { ...seen, bay: 3 }));
    expect(await unitsOf(one.id)).toMatchObject([{ bay: 3, unit_start: at }]);
    expect(await rowOf(one.id)).toMatchObject({ bay: 3, version: 2 });
  });
});

test("no car that was checked in leaves the board before it goes out, whatever is done", async () => {
  const step = fc.oneof(
    fc.constantFrom(...appointmentCodes),
    fc.constantFrom("undo" as const, "reschedule" as const, "extend" as const, "bay" as const),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 15 }),
      fc.nat({ max: 5 }),
      async (steps, days) => {
        const { id } = await booked(nextOther(), { checkIn: true });
        for (const one of steps) {
          const seen = await request(id);
          await deed<unknown, string>((trx) => {
            if (one === "undo") return undoMove(trx, seen);
            if (one === "reschedule") return rescheduleByStaff(trx, { ...seen, startsAt: nextOther() });
            if (one === "extend") return extendVisit(trx, { ...seen, hours: 3 });
            if (one === "bay") return assignBay(trx, { ...seen, bay: 3 });
            return moveByStaff(trx, { ...seen, to: one, reason: "so" });
          });
          const { code, starts_at: start } = await rowOf(id);
          if (!inWorkshop.some((there) => there === code)) continue;
          // The board of any later day, while it is that day.
          const now = new Date(start.getTime() + days * 86_400_000);
          const on = { from: new Date(now.getTime() - 1), to: new Date(now.getTime() + 86_400_000) };
          const { appointments } = await boardOf({ centerId: "al-sadd", on, now }, "en");
          expect(appointments.map((shown) => shown.id)).toContain(id);
        }
      },
    ),
    { numRuns: 15 },
  );
  const all = await database<AppointmentTables>().selectFrom("booking.bay_unit").selectAll().execute();
  expect(
    new Set(all.map(({ center_id, unit_start, bay }) => `${center_id} ${+unit_start} ${bay}`)).size,
  ).toBe(all.length);
});

test("a bay that is closed takes no visit, no growth and no other visit", async () => {
  const [first] = await hoursInARow(3);
  const at = (index: number) => new Date((first?.getTime() ?? 0) + index * 3_600_000);
  const [growing, other] = [await booked(at(0), { bay: 3 }), await booked(at(1), { bay: 0 })];
  const closure = {
    centerId: "al-sadd",
    bay: 3,
    from: at(1),
    to: at(2),
    kind: "out-of-use",
    reason: "Lift",
  } as const;
  await done((trx) => closeBay(trx, { ...closure, by: adviser, now: new Date() }));
  const [grows, goes] = [await request(growing.id), await request(other.id)];
  expect(await deed((trx) => extendVisit(trx, { ...grows, hours: 2 }))).toMatchObject({
    ...{ code: "hours-taken", detail: { collisions: [] } },
  });
  expect(await deed((trx) => assignBay(trx, { ...goes, bay: 3 }))).toMatchObject({ code: "hours-taken" });
  expect(await deed((trx) => bookByStaff(trx, walkIn(at(1), { bay: 3 })))).toMatchObject({
    code: "slot-taken",
  });
});
