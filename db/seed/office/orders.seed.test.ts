import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { countOrdersForStaff, listOrdersForStaff } from "#app/features/orders/orders-for-staff.server.ts";
import { bulkLoad } from "#app/platform/bulk-load.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { brokenShelves, seedSmallShop } from "../../../tests/factories/orders/orders-api.ts";
import { copyOrders } from "./orders.seed.ts";
import { yearPeople } from "./year/people.ts";
import { randomSource } from "./year/random-source.ts";

testDatabase();
const at = now();
const random = randomSource(7);
const { people } = yearPeople(random, 120, at);
beforeAll(async () => {
  await seedSmallShop(at);
  // Enough of everything, so that no order lacks its pieces.
  await sql`update orders.stock set on_hand = on_hand + 500, counted = counted + 500`.execute(database());
  await bulkLoad((load) => copyOrders(load, random, { people, now: at }));
});
const count = async (from: string) =>
  (await sql.raw<{ count: number }>(`select count(*)::int as count from ${from}`).execute(database())).rows[0]
    ?.count;

describe("the orders of the demo's year", () => {
  test("are about sixty, and little of them waits", async () => {
    const all = await listOrdersForStaff({ places: ["*"], tab: "all", limit: 200 });
    expect(all.orders.length).toBeGreaterThan(55);
    const {
      "to-pick": toPick,
      picking,
      ready,
      shortage,
      returns,
      refunds,
    } = await countOrdersForStaff(["*"]);
    expect(toPick + picking + ready).toBeLessThan(25);
    expect([toPick, picking, ready, shortage, returns, refunds].every((one) => one > 0)).toBe(true);
  });

  test("have their pieces on the shelves, and numbers and receipts without gaps", async () => {
    expect(await brokenShelves()).toEqual([]);
    const orders = await count("orders.order");
    expect(await count("orders.paper where series = 'R'")).toBe(orders);
    expect(await count(`orders.series where name in ('R', 'orders') and last = ${orders}`)).toBe(2);
  });

  test("were paid by attempts that the bank knows, in the order in which it happened", async () => {
    expect(
      await count(`orders.order o left join payments.attempt a on a.reference = o.id
        left join payments.bank_charge c on c.id = a.captured_charge_id
        where a.captured is distinct from o.captured or c.amount is distinct from o.captured`),
    ).toBe(0);
    expect(
      await count(`orders.order where not placed_at < paid_at or paid_at > coalesce(ready_at, paid_at)
        or ready_at > coalesce(collected_at, ready_at) or moved_at > '${new Date().toISOString()}'`),
    ).toBe(0);
  });
});
