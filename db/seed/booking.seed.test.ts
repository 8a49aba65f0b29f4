import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { listActivities } from "#app/features/booking/booking.server.ts";
import { dayNumberOf, dayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { findFreeSlots } from "#app/features/scheduling/rules/slots.ts";
import { readSchedules } from "#app/features/scheduling/server/schedules/read-schedules.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import type { AppointmentTables } from "../../tests/factories/booking/all-tables.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { seedBooking } from "./booking.seed.ts";
import { demoCenters } from "./demo/demo-centers.ts";
import { demoPeople, noora } from "./demo/demo-people.ts";
import { specialDays, workshopHours } from "./demo/special-days.ts";
import { seedGarage } from "./garage.seed.ts";

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
      const db = database<AppointmentTables>();
      const count = (table: keyof AppointmentTables) =>
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
    expect(queryCount() - queries).toBeLessThan(6 * demoCenters(now()).length);
  });
  test("show one coming appointment and two that are over", async () => {
    const activities = await listActivities({ customerId: noora.id }, "ar", now());
    expect(activities.map(({ code }) => code)).toEqual(["CNF", "OUT", "OUT"]);
  });
});

describe("special days", () => {
  const at = (now: string, hours = { openAtNight: true, closedOnFridays: true }) =>
    specialDays(new Date(now), workshopHours(hours)).map(({ from, to, reason, timings }) => ({
      from,
      to,
      timings,
      ...reason,
    }));
  // Of 2025 as they were observed in Qatar; of 2027 as Umm al-Qura predicts them.
  test.each([
    ["2026-11-21T08:00:00Z", "2027-02-08", "2027-03-08", "2027-03-09", "2027-05-15"],
    ["2027-02-20T08:00:00Z", "2027-02-08", "2027-03-08", "2027-03-09", "2027-05-15"],
    ["2025-02-01T08:00:00Z", "2025-03-01", "2025-03-29", "2025-03-30", "2025-06-05"],
  ])("know Ramadan and the feasts as seen on %s", (now, from, to, fitr, adha) => {
    const days = at(now);
    expect(days[0]).toMatchObject({ from, to, en: "Ramadan hours" });
    expect(days.find(({ en }) => en.includes("Fitr"))).toMatchObject({ from: fitr, timings: [] });
    expect(days.find(({ en }) => en.includes("Adha"))).toMatchObject({ from: adha, timings: [] });
  });
  test("reach three years ahead, with the fast of every year once", () => {
    const days = at("2026-11-21T08:00:00Z");
    expect(days.filter(({ en }) => en === "Ramadan hours").map(({ from }) => from)).toEqual([
      "2027-02-08",
      "2028-01-28",
      "2029-01-16",
    ]);
    expect(days.filter(({ en }) => en.includes("Fitr"))).toHaveLength(3);
    expect(days.filter(({ en }) => en.includes("Adha"))).toHaveLength(3);
  });
  test("leave a center that is closed on Fridays closed on those of Ramadan", () => {
    const fridays = at("2026-11-21T08:00:00Z").filter(({ en }) => en === "Closed on Fridays");
    expect(fridays.slice(0, 4).map(({ from }) => from)).toEqual([
      "2027-02-12",
      "2027-02-19",
      "2027-02-26",
      "2027-03-05",
    ]);
    const open = at("2026-11-21T08:00:00Z", { openAtNight: true, closedOnFridays: false });
    expect(open.filter(({ en }) => en === "Closed on Fridays")).toEqual([]);
  });
  test("close every center for a day", () => {
    expect(at("2026-11-21T08:00:00Z").at(-1)).toMatchObject({
      ...{ from: "2026-12-12", to: "2026-12-12", timings: [] },
    });
  });
});

describe("a center in a Ramadan that begins on a Friday", () => {
  beforeAll(() => sql`delete from booking.center_override`.execute(database()));
  test("stays closed on that Friday: of two hours for a day the narrower ones hold", async () => {
    const [westBay] = demoCenters(new Date("2027-12-20T08:00:00Z"));
    for (const { from, to, reason, timings } of westBay?.overrides ?? [])
      await database<AppointmentTables>()
        .insertInto("booking.center_override")
        .values({
          ...{ center_id: "west-bay", from_day: from, to_day: to },
          ...{ reason_en: reason.en, reason_ar: reason.ar, timings: JSON.stringify(timings) },
        })
        .execute();
    const at = new Date("2028-01-20T08:00:00Z");
    const request = { centerIds: ["west-bay"], serviceCodes: [], from: at, to: at, now: at };
    const { centers } = await readSchedules(database<AppointmentTables>(), request);
    const free = findFreeSlots({
      ...{ now: at, firstDay: dayNumberOf("2028-01-28") ?? 0, lastDay: dayNumberOf("2028-01-29") ?? 0 },
      centers: centers.map((center) => ({ ...center, bays: center.bays.periodic })),
    });
    expect(new Set(free.map(({ day }) => dayOf(day)))).toEqual(new Set(["2028-01-29"]));
    expect(free.filter(({ afterMidnight }) => afterMidnight)).toHaveLength(1);
  });
});
