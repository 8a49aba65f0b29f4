import fc from "fast-check";
import { sql, type Transaction } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingTables } from "#app/features/booking/tables.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { seedBooking } from "#db/seed/booking.seed.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { forgetScheduleChanges } from "./forget-schedule-changes.server.ts";
import { latestSchedules } from "./known-schedules.server.ts";
import { readSchedules } from "./read-schedules.server.ts";

testDatabase();
const db = () => database<BookingTables>();
const now = new Date("2026-11-21T08:20:00Z");
const hour = (place: number) => new Date(Date.parse("2026-11-25T05:00:00Z") + place * 3_600_000);
const centerIds = ["west-bay", "al-sadd", "lusail"];
const asked = { centerIds, serviceCodes: ["pm10", "gr-ac"], now };
const whole = { from: hour(-400), to: hour(4_000) };
const owner = { customerId: "noora", vehicleId: "hajar" };

/** From memory, and read anew in full: they have to be the same. */
async function bothWays(more: Partial<Parameters<typeof latestSchedules>[0]> = {}) {
  const question = { ...asked, ...more };
  return [await latestSchedules(question), await readSchedules(db(), { ...question, ...whole })];
}
async function expectSame(more: Partial<Parameters<typeof latestSchedules>[0]> = {}) {
  const [known, read] = await bothWays(more);
  expect(known).toEqual(read);
}

type Connection = Transaction<BookingTables> | ReturnType<typeof db>;
const hold = (connection: Connection, place: number, bay: number, until: Date, customer = "noora") =>
  connection
    .insertInto("booking.bay_unit")
    .values({
      ...{ center_id: "al-sadd", unit_start: hour(place), bay, hold_until: until },
      ...{ hold_customer_id: customer, hold_vehicle_id: "hajar" },
    })
    .execute();
const giveBack = (connection: Connection, place: number) =>
  connection
    .deleteFrom("booking.bay_unit")
    .where("unit_start", "=", hour(place))
    .where("center_id", "=", "al-sadd")
    .where("hold_until", "is not", null)
    .execute();
const later = new Date(now.getTime() + 600_000);

beforeAll(async () => {
  await seedGarage(now);
  await seedBooking(now);
});
beforeEach(async () => {
  await db().deleteFrom("booking.bay_unit").where("hold_until", "is not", null).execute();
});

describe("schedules from memory", () => {
  test("follow whatever is taken, held and given back, one small query a time", async () => {
    await expectSame();
    const change = fc.record({
      kind: fc.constantFrom("hold", "over", "give back", "extend"),
      place: fc.nat(6),
      bay: fc.nat(2),
      customer: fc.constantFrom("noora", "khalid"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const { kind, place, bay, customer } of changes) {
          const unit = { center_id: "al-sadd", unit_start: hour(place), bay };
          if (kind === "give back") await giveBack(db(), place);
          else if (kind === "extend")
            await db()
              .updateTable("booking.bay_unit")
              .set({ hold_until: later })
              .where("hold_until", "is not", null)
              .execute();
          else {
            const until = kind === "hold" ? later : now;
            const mine = { hold_until: until, hold_customer_id: customer, hold_vehicle_id: "hajar" };
            await db()
              .insertInto("booking.bay_unit")
              .values({ ...unit, ...mine })
              .onConflict((conflict) =>
                conflict
                  .columns(["center_id", "unit_start", "bay"])
                  .doUpdateSet(mine)
                  .where("booking.bay_unit.hold_until", "is not", null),
              )
              .execute();
          }
        }
        const before = queryCount();
        await latestSchedules(asked);
        expect(queryCount() - before).toBe(1);
        await expectSame();
        await expectSame({ except: owner });
      }),
      { numRuns: 25 },
    );
  });

  test("see a change from its commit on, whatever order transactions end in", async () => {
    let commitFirst = () => undefined as unknown;
    const first = db()
      .transaction()
      .execute(async (trx) => {
        await hold(trx, 0, 0, later);
        await sql`savepoint inner_work`.execute(trx);
        await hold(trx, 1, 0, later);
        await sql`release savepoint inner_work`.execute(trx);
        await new Promise((resolve) => {
          commitFirst = () => resolve(undefined);
        });
      });
    await expect.poll(async () => (await locks()).length).toBeGreaterThan(0);
    await hold(db(), 2, 0, later);
    const taken = async () =>
      (await latestSchedules(asked)).centers
        .find(({ id }) => id === "al-sadd")
        ?.taken.filter(
          ({ unitStart }) =>
            unitStart * 60_000 >= hour(0).getTime() && unitStart * 60_000 <= hour(3).getTime(),
        )
        .map(({ unitStart }) => (unitStart * 60_000 - hour(0).getTime()) / 3_600_000);
    const [usual, ...rest] = [await taken(), await taken()];
    expect(rest[0]).toEqual(usual);
    expect(usual).toContain(2);
    commitFirst();
    await first;
    expect(await taken()).toEqual([...new Set([0, 1, ...(usual ?? [])])].sort());
    await expectSame();
  });

  test("do not see what was rolled back", async () => {
    await expectSame();
    const undone = db()
      .transaction()
      .execute(async (trx) => {
        await hold(trx, 4, 0, later);
        throw new Error("changed my mind");
      });
    await expect(undone).rejects.toThrow("changed my mind");
    await expectSame();
  });

  test("follow hours, bays and services that are defined anew", async () => {
    await expectSame();
    await sql`update booking.center set weekdays = jsonb_set(weekdays, '{0}', '[]') where id = 'lusail'`.execute(
      db(),
    );
    await expectSame();
    await sql`delete from booking.center_override where center_id = 'lusail'`.execute(db());
    await sql`update booking.service_type set hours = 3 where code = 'gr-ac'`.execute(db());
    await expectSame();
    await expectSame({ campaign: "ac-checkup" });
  });

  test("give the hours of an appointment that is to be moved to its customer alone", async () => {
    const appointment = await db()
      .selectFrom("booking.appointment")
      .innerJoin("booking.bay_unit", "booking.bay_unit.appointment_id", "booking.appointment.id")
      .select(["booking.appointment.id", "customer_id"])
      .where("unit_start", ">", now)
      .executeTakeFirstOrThrow();
    const { id: appointmentId, customer_id: customerId } = appointment;
    await expectSame({ except: { ...owner, customerId, appointmentId } });
    await expectSame({ except: { ...owner, customerId: "khalid", appointmentId } });
    const [own, others] = await Promise.all(
      [customerId, "khalid"].map((one) =>
        latestSchedules({ ...asked, except: { ...owner, customerId: one, appointmentId } }),
      ),
    );
    expect(own).not.toEqual(others);
  });

  test("are read as far back as the clock is turned, and shared by all who ask at once", async () => {
    const early = new Date("2026-11-20T08:20:00Z");
    const before = queryCount();
    await Promise.all(Array.from({ length: 20 }, () => latestSchedules(asked)));
    expect(queryCount() - before).toBeLessThanOrEqual(2);
    await expectSame({ now: early });
    await expectSame();
  });

  test("stay right when a great deal changed, and when changes are forgotten", async () => {
    await expectSame();
    await sql`insert into booking.bay_unit (center_id, unit_start, bay, hold_until, hold_customer_id, hold_vehicle_id)
      select 'west-bay', ${hour(500)}::timestamptz + n * interval '1 hour', 29, ${later}, 'noora', 'hajar'
      from generate_series(1, 600) n`.execute(db());
    await expectSame();
    await sql`update booking.schedule_change set changed_at = now() - interval '25 hours'`.execute(db());
    await hold(db(), 5, 0, later);
    await db()
      .transaction()
      .execute((trx) => forgetScheduleChanges(trx as unknown as Transaction<unknown>));
    expect(await db().selectFrom("booking.schedule_change").select("unit_start").execute()).toEqual([
      { unit_start: hour(5) },
    ]);
    await expectSame();
  });
});

const locks = async () =>
  (
    await sql`select 1 from pg_locks where locktype = 'transactionid' and mode = 'ExclusiveLock' and granted
      and pid in (select pid from pg_stat_activity where state = 'idle in transaction' and datname = current_database())`.execute(
      db(),
    )
  ).rows;
