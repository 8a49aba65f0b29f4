import { beforeAll, describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { listActivities } from "#app/features/booking/booking.server.ts";
import type { BookingTables } from "#app/features/booking/tables.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../tests/factories/test-database.ts";
import { seedBooking } from "./booking.seed.ts";
import { demoPeople, noora } from "./demo-people.ts";
import { seedGarage } from "./garage.seed.ts";
import { specialDays } from "./special-days.ts";

testDatabase();

async function seed(at: Date): Promise<void> {
  for (const person of demoPeople) await importCustomer(person, at);
  await seedGarage(at);
  await seedBooking(at);
}

describe("the demo's bookings", () => {
  beforeAll(() => seed(now()));
  test("stay as they are when they are seeded again, also on another day", async () => {
    const counts = async () => {
      const db = database<BookingTables>();
      const count = (table: keyof BookingTables) =>
        db
          .selectFrom(table)
          .select((of) => of.fn.countAll<number>().as("rows"))
          .executeTakeFirstOrThrow();
      return Promise.all([
        count("booking.appointment"),
        count("booking.bay_unit"),
        count("booking.center_override"),
      ]);
    };
    const before = await counts();
    const queries = queryCount();
    await seed(new Date(now().getTime() + 3 * 86_400_000));
    expect(await counts()).toEqual(before);
    expect(queryCount() - queries).toBeLessThan(50);
  });
  test("show one coming appointment and two that are over", async () => {
    const activities = await listActivities(noora.id, "ar", now());
    expect(activities.map(({ code }) => code)).toEqual(["CNF", "OUT", "OUT"]);
  });
});

describe("special days", () => {
  test.each([
    ["2026-11-21T08:00:00Z", "2027-02-08"],
    ["2027-02-20T08:00:00Z", "2027-02-08"],
    ["2025-02-01T08:00:00Z", "2025-03-01"],
  ])("know Ramadan as seen on %s", (at, from) => {
    const [ramadan = { from: "", to: "" }] = specialDays(new Date(at), { openAtNight: true });
    expect(ramadan.from).toBe(from);
    expect((Date.parse(ramadan.to) - Date.parse(ramadan.from)) / 86_400_000).toBeOneOf([28, 29]);
  });
  test("close every centre for a day", () => {
    const closed = specialDays(new Date("2026-11-21T08:00:00Z"), { openAtNight: false })[1];
    expect(closed).toMatchObject({ from: "2026-12-12", to: "2026-12-12", timings: [] });
  });
});
