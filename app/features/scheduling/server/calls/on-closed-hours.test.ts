import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { database, queryCount } from "#app/platform/database.server.ts";
import { asOwner } from "../../../../../tests/factories/database/as-owner.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { now, openCenter } from "../capacity/capacity-examples.ts";
import { hoursOf, onClosedHours, visitsOnClosedQuery } from "./on-closed-hours.server.ts";

testDatabase();
const dayMs = 86_400_000;
const centers = Array.from({ length: 12 }, (_, number) => `center-${number}`);

/** A hundred times the demo's: a hundred thousand hours at twelve centers, a few of them outside of opening hours. */
beforeAll(async () => {
  for (const id of centers) await openCenter(id);
  await asOwner(sql`insert into booking.appointment (id, customer_id, vehicle_id, vin, plate, model, brand, center_id, starts_at,
      ends_at, service_codes, mileage, service_note, additional_information, language, code, version, created_at, told_version)
    select 'a-' || c || '-' || n, 'c', 'v', 'RMLMANY' || lpad(n::text, 10, '0'), 'P' || n, 'Hajar', 'rimal',
      'center-' || c, at, at + interval '1 hour', '{pm10}', 0, '', '', 'en', 'CNF', 1, at, 1
    from generate_series(0, 11) as c, generate_series(1, 20000) as n,
      lateral (select ${now}::timestamptz + interval '94 days' - n / 4 * interval '1 hour' as at) as hour
    where date_part('hour', at at time zone 'Asia/Qatar') in (7, 8, 9, 10, 11, 13, 14, 15, 16, 17)
      or n % 997 = 0`);
  await asOwner(sql`insert into booking.bay_unit (center_id, unit_start, bay, appointment_id)
    select center_id, starts_at, (right(id, 2)::int % 4), id from booking.appointment`);
  await asOwner(sql`vacuum analyze booking.appointment`);
  await asOwner(sql`vacuum analyze booking.bay_unit`);
});

const to = new Date(now.getTime() + 98 * dayMs);

test("what stands on closed hours is read from indexes, however many appointments stand on open ones", async () => {
  const query = visitsOnClosedQuery(await hoursOf("all", now, to), now, to);
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(database());
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/bay_unit_pkey/);
  expect(plan).toMatch(/bay_unit_by_appointment/);
  expect(plan).not.toMatch(/Seq Scan/);
});

test("it takes as many statements for all centers as for one, and is of the requested ones alone", async () => {
  const counted = async (places: readonly string[] | "all") => {
    const before = queryCount();
    return { found: await onClosedHours(places, now), queries: queryCount() - before };
  };
  const { found, queries } = await counted("all");
  expect(new Set(found.map(({ centerId }) => centerId)).size).toBeGreaterThan(1);
  const own = await counted(["center-3"]);
  expect(own.queries).toBe(queries);
  expect(own.found).toEqual(found.filter(({ centerId }) => centerId === "center-3"));
});
