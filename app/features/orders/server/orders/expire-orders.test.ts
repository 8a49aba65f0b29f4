import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { bankSays, letRunOut, ordersApiOnDemo } from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { expireOrders, hasReservationsLeft } from "./expire-orders.server.ts";

testDatabase();
const { add, order, pay, post } = ordersApiOnDemo();
const hasLeft = (customerId: string, at = now()) =>
  inTransaction<unknown, boolean>((trx) => hasReservationsLeft(trx, customerId, at));

beforeEach(async () => {
  await sql`delete from orders.order`.execute(database());
});

/** Reserves, and gives up after so many minutes. */
async function giveUp(after: number): Promise<void> {
  await add(numbers.oil, 1, khalid);
  const { id } = (await order(khalid)).data;
  expect(await post(`/v3/parts/orders/${id}/cancel`, {}, { as: khalid })).toMatchObject({ status: 200 });
  await sql`update orders.order_event set at = at + ${after} * interval '1 minute'
    where order_id = ${id} and state = 'CANCELLED'`.execute(database());
}

test("reservations that were given up count by the time that they held their pieces, and only for their customer", async () => {
  for (let time = 0; time < 5; time += 1) await giveUp(0);
  for (let time = 0; time < 3; time += 1) await giveUp(14);
  expect(await hasLeft(khalid.id)).toBe(true);
  await giveUp(14);
  expect(await hasLeft(khalid.id)).toBe(false);
  expect(await hasLeft(noora.id)).toBe(true);
  await sql`update orders.order set placed_at = placed_at - interval '1 day'`.execute(database());
  expect(await hasLeft(khalid.id)).toBe(true);
});

test("those that ran out are whole ones; one that was paid, or is being paid, is none", async () => {
  const unpaid = async () => {
    await add(numbers.oil, 1, khalid);
    return (await order(khalid)).data.id;
  };
  for (let time = 0; time < 2; time += 1) {
    await letRunOut(await unpaid());
    await expireOrders(now());
  }
  const paid = await unpaid();
  await bankSays((await pay(paid, khalid)).data.attemptId, "captured");
  await post(`/v3/parts/orders/${paid}/cancel`, {}, { as: khalid });
  const undecided = await unpaid();
  const { attemptId } = (await pay(undecided, khalid)).data;
  await bankSays(attemptId, "pending");
  await letRunOut(undecided);
  await expireOrders(now());
  expect(await hasLeft(khalid.id)).toBe(true);
  await bankSays(attemptId, "failed");
  expect(await hasLeft(khalid.id)).toBe(false);
});
