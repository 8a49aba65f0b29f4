import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { readAppointment } from "#app/features/booking/server/appointments/read-appointments.server.ts";
import { config } from "#app/platform/config.server.ts";
import { database, databaseUrl } from "#app/platform/database.server.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import { bookingApiOnDemo } from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { appointmentCodes, moves } from "../../rules/appointments/appointment-states.ts";
import { staffCapabilities } from "../../staff-booking.server.ts";
import { bookByStaff } from "./book-by-staff.server.ts";
import { cancelByStaff, markNoShow, moveByStaff, rejectByStaff } from "./move-by-staff.server.ts";
import { boardOf } from "./reads/board.server.ts";
import { rescheduleByStaff } from "./reschedule-by-staff.server.ts";
import { stateOf } from "./staff-deed.server.ts";
import {
  adviser,
  booked,
  colleague,
  deed,
  done,
  moved,
  rowOf,
  unitsOf,
  walkIn,
  workingHours,
} from "./staff-examples.ts";
import { undoMove } from "./undo-move.server.ts";

testDatabase();
bookingApiOnDemo();
let hours: Date[] = [];
let used = 0;
beforeAll(async () => {
  hours = await workingHours();
});
const nextHour = () => hours[used++] ?? new Date();
const request = async (id: string, now = new Date()) => {
  const { version } = await rowOf(id);
  return { by: adviser, appointmentId: id, version, now };
};
const undo = async (id: string, now = new Date()) => {
  const which = await request(id, now);
  return deed((trx) => undoMove(trx, which));
};
const stateIn = async (id: string) => stateOf(await rowOf(id));

describe("a move", () => {
  test("raises the version, writes who and when, and says what changed", async () => {
    const { id } = await booked(nextHour());
    const result = await moved(id, "CIN", { by: colleague });
    expect(result).toEqual({
      ...{ version: 2, code: "CIN" },
      changes: [{ field: "code", before: "CNF", after: "CIN" }],
    });
    const last = await database<AppointmentTables>()
      .selectFrom("booking.appointment_move")
      .selectAll()
      .where("appointment_id", "=", id)
      .where("version", "=", 2)
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({ staff_name: colleague.name, staff_id: colleague.staffId, reason: "so" });
  });

  test("of a version that is over is refused with whoever was faster, and overwrites nothing", async () => {
    const { id } = await booked(nextHour());
    const seen = await request(id);
    await moved(id, "CIN", { by: colleague });
    const refused = await deed((trx) => moveByStaff(trx, { ...seen, to: "CANC", reason: "late" }));
    expect(refused).toMatchObject({ code: "changed-meanwhile", detail: { by: colleague.name, version: 2 } });
    expect(await rowOf(id)).toMatchObject({ code: "CIN", version: 2 });
  });

  test("of two at once one is made", async () => {
    const { id } = await booked(nextHour());
    const seen = await request(id);
    const answers = await Promise.all(
      [adviser, colleague].map((by) => deed((trx) => moveByStaff(trx, { ...seen, by, to: "CIN" }))),
    );
    expect(answers.map((one) => (one.ok ? "made" : one.code)).toSorted()).toEqual([
      "changed-meanwhile",
      "made",
    ]);
  });

  test.each<[string, string, string, string | undefined]>([
    ["CNF", "WIP", "illegal-move", "so"],
    ["CNF", "nonsense", "illegal-move", "so"],
    ["CIN", "CANC", "reason-required", " "],
  ])("from %s to %s: %s", async (from, to, code, reason) => {
    const { id } = await booked(nextHour(), { checkIn: from === "CIN" });
    const seen = await request(id);
    expect(await deed((trx) => moveByStaff(trx, { ...seen, to, reason }))).toMatchObject({ code });
    expect((await rowOf(id)).code).toBe(from);
  });

  test("goes through all codes, also back from the check to work with a reason", async () => {
    const { id } = await booked(nextHour());
    for (const to of ["CIN", "WORK", "QCA", "WIP", "QCA", "RFD", "PPY", "OUT"]) await moved(id, to);
    expect(await rowOf(id)).toMatchObject({ code: "OUT", version: 9 });
  });

  test("is announced once to the center, when it is committed", async () => {
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: databaseUrl() });
    await client.connect();
    const heard: string[] = [];
    client.on("notification", ({ payload }) => heard.push(payload ?? ""));
    await client.query("listen change");
    const { id } = await booked(nextHour());
    await moved(id, "CIN");
    await expect.poll(() => heard.length).toBe(2);
    expect(heard.map((one) => JSON.parse(one).topics)).toEqual([["service/al-sadd"], ["service/al-sadd"]]);
    await client.end();
  });
});

describe("an end", () => {
  test("by cancellation gives the hours back, which others take at once", async () => {
    const at = nextHour();
    const { id, bay } = await booked(at);
    const seen = await request(id);
    await done((trx) => cancelByStaff(trx, { ...seen, reason: "The part did not come" }));
    expect(await unitsOf(id)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ code: "CANC", bay: null, no_show_at: null });
    expect((await booked(at)).bay).toBe(bay);
  });

  test("by rejection needs a reason, and a request", async () => {
    const { id } = await booked(nextHour());
    await database<AppointmentTables>()
      .updateTable("booking.appointment")
      .set({ code: "CREA" })
      .where("id", "=", id)
      .execute();
    const seen = await request(id);
    expect(await deed((trx) => rejectByStaff(trx, { ...seen, reason: "" }))).toMatchObject({
      code: "reason-required",
    });
    await done((trx) => rejectByStaff(trx, { ...seen, reason: "Fully booked" }));
    expect(await rowOf(id)).toMatchObject({ code: "RJD", bay: null });
  });

  test("because nobody came is counted by itself, and not before its time", async () => {
    const at = nextHour();
    const { id } = await booked(at);
    const seen = await request(id);
    expect(await deed((trx) => markNoShow(trx, { ...seen, now: new Date(at.getTime() - 1) }))).toMatchObject({
      code: "not-begun",
    });
    const later = new Date(at.getTime() + 20 * 60_000);
    await done((trx) => markNoShow(trx, { ...seen, now: later }));
    expect(await rowOf(id)).toMatchObject({ code: "CANC", no_show_at: later });
    const board = await boardOf({ centerId: "al-sadd", on: { from: at, to: later }, now: later }, "en");
    expect(board.counts).toMatchObject({ noShows: 1, canceled: 0 });
    expect(board.appointments.map((one) => one.id)).not.toContain(id);
  });
});

describe("an undo", () => {
  test("within the minute returns exactly to the state before; the customer sees nothing of either", async () => {
    const { id, customerId } = await booked(nextHour());
    const before = await stateIn(id);
    await moved(id, "CIN");
    expect(await undo(id)).toMatchObject({ ok: true, value: { version: 3, code: "CNF" } });
    expect(await stateIn(id)).toEqual(before);
    const shown = await readAppointment(customerId, id, "en", new Date());
    expect(shown?.history.map(({ code }) => code)).toEqual(["CNF"]);
    expect(await undo(id)).toMatchObject({ code: "too-late-to-undo" });
  });

  test("after the minute is refused", async () => {
    const { id } = await booked(nextHour());
    await moved(id, "CIN", { now: new Date(Date.now() - 60_000) });
    expect(await undo(id)).toMatchObject({ code: "too-late-to-undo" });
  });

  test("of a cancellation takes the same hours again, unless somebody has them", async () => {
    const at = nextHour();
    const { id } = await booked(at, { bay: 2 });
    const before = { state: await stateIn(id), units: await unitsOf(id) };
    await moved(id, "CANC");
    expect((await undo(id)).ok).toBe(true);
    expect({ state: await stateIn(id), units: await unitsOf(id) }).toEqual(before);
    await moved(id, "CANC");
    await booked(at, { bay: 2 });
    expect(await undo(id)).toMatchObject({ code: "hours-taken" });
    expect(await rowOf(id)).toMatchObject({ code: "CANC" });
  });

  test("of another time takes the former hours again and gives the new ones back", async () => {
    const [from, to] = [nextHour(), nextHour()];
    const { id } = await booked(from);
    const before = { state: await stateIn(id), units: await unitsOf(id) };
    const seen = await request(id);
    await done((trx) => rescheduleByStaff(trx, { ...seen, startsAt: to, bay: 3 }));
    expect(await unitsOf(id)).toMatchObject([{ unit_start: to, bay: 3 }]);
    expect((await undo(id)).ok).toBe(true);
    expect({ state: await stateIn(id), units: await unitsOf(id) }).toEqual(before);
  });
});

test("any moves and undos leave codes that the table allows, and hours exactly where the code has some", async () => {
  const step = fc.oneof(fc.constantFrom(...appointmentCodes), fc.constant("undo" as const));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { id } = await booked(nextHour());
      const states = [await stateIn(id)];
      for (const one of steps) {
        if (one === "undo") {
          const back = await undo(id);
          if (!back.ok) continue;
          states.pop();
          expect(await stateIn(id)).toEqual(states.at(-1));
        } else {
          const seen = await request(id);
          const before = (await rowOf(id)).code as (typeof appointmentCodes)[number];
          const move = await deed((trx) => moveByStaff(trx, { ...seen, to: one, reason: "so" }));
          expect(move.ok).toBe(moves[before][one]?.includes("staff") ?? false);
          if (move.ok) states.push(await stateIn(id));
        }
        const { code, bay } = await rowOf(id);
        const hasHours = code !== "CANC" && code !== "RJD";
        expect([(await unitsOf(id)).length > 0, bay !== null]).toEqual([hasHours, hasHours]);
      }
    }),
    { numRuns: 12 },
  );
});

test("where another system stores the appointments every deed is refused, and nothing is written", async () => {
  const { id } = await booked(nextHour());
  const seen = await request(id);
  const startsAt = nextHour();
  Object.assign(config.backends, { scheduling: {} });
  try {
    expect(staffCapabilities()).toEqual({ moves: false, bays: false, walkIns: false });
    const deeds = [
      deed((trx) => moveByStaff(trx, { ...seen, to: "CIN" })),
      deed((trx) => undoMove(trx, seen)),
      deed((trx) => markNoShow(trx, seen)),
      deed((trx) => rescheduleByStaff(trx, { ...seen, startsAt })),
      deed((trx) => bookByStaff(trx, walkIn(startsAt))),
    ];
    for (const answer of await Promise.all(deeds)) expect(answer).toMatchObject({ code: "kept-elsewhere" });
  } finally {
    Object.assign(config.backends, { scheduling: undefined });
  }
  expect(await rowOf(id)).toMatchObject({ version: 1 });
  expect(staffCapabilities().moves).toBe(true);
  const { rows } = await sql`select from booking.appointment where starts_at = ${startsAt}`.execute(
    database(),
  );
  expect(rows).toHaveLength(0);
});
