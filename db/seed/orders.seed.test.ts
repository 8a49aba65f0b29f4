import { sql } from "kysely";
import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { demoStock } from "./demo/parts/demo-catalogue.ts";
import { seedOrders } from "./orders.seed.ts";

testDatabase();
const shelves = async () =>
  (
    await sql<{ center: string; rows: number; pieces: number }>`select center, count(*)::int as rows,
    sum(on_hand)::int as pieces from orders.stock group by center order by center`.execute(database())
  ).rows;

test("the demo's counters have stock, once: a later start leaves it as it is", async () => {
  await seedOrders(now());
  const before = await shelves();
  expect(before.map(({ center }) => center)).toEqual([
    "rimal-parts-al-khor",
    "rimal-parts-industrial-area",
    "rimal-parts-salwa-road",
  ]);
  expect(before.reduce((sum, { rows }) => sum + rows, 0)).toBe([...demoStock()].length);
  await sql`update orders.stock set on_hand = on_hand + 1`.execute(database());
  const queries = queryCount();
  await seedOrders(now());
  expect(queryCount() - queries).toBeLessThan(20);
  expect((await shelves()).map(({ pieces }) => pieces)).toEqual(
    before.map(({ pieces, rows }) => pieces + rows),
  );
});
