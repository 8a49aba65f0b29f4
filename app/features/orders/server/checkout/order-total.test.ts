import { sql } from "kysely";
import { expect, test } from "vitest";
import { importPrices } from "#app/features/parts/parts.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { ordersApiOnDemo, shelf } from "../../../../../tests/factories/orders/orders-api.ts";
import { bytesOf, numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";

testDatabase();
const { add, order, post } = ordersApiOnDemo();

test.each([
  ["of nothing", "500,500", 2, "nothing-to-pay"],
  ["that no column of dirhams holds", "100000000,0", 30, "total-too-high"],
  ["that only discounts make small", "100000000,99999999", 30, "total-too-high"],
])("an order %s is refused, and reserves nothing", async (_, price, quantity, code) => {
  const tape = `part_number,valid_from,original_price,unit_discount\n${numbers.oil},2026-01-02,${price}`;
  expect(await importPrices(bytesOf(tape), { now: now() })).toMatchObject({ ok: true });
  await add(numbers.oil, quantity);
  expect(await order()).toMatchObject({ status: 409, code });
  expect((await shelf(numbers.oil)).reserved).toBe(0);
  expect((await sql`select from orders.order`.execute(database())).rows).toEqual([]);
  await post("/v3/cart/clear", {});
});
