import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import { addToActivities, bookingApi } from "#app/features/booking/api.server.ts";
import { orderActivitySource } from "#app/features/orders/api.server.ts";
import { cancelOrdersAhead } from "#app/features/orders/server/orders/cancel-ahead.server.ts";
import { forgetOrders } from "#app/features/orders/server/orders/forget-orders.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { apiOnDemo } from "../../factories/demo-api.ts";
import { bankRefunds, ordersApiOnDemo, shelf } from "../../factories/orders/orders-api.ts";
import { numbers } from "../../factories/parts/small-catalogue.ts";

testDatabase();
addToActivities(orderActivitySource);
const { paidOrder, add, order, show } = ordersApiOnDemo();
const { get } = apiOnDemo([bookingApi], async () => undefined);

describe("orders among a customer's activities", () => {
  test("stand there with number, state and link, for their customer alone", async () => {
    const { id, number } = await paidOrder(numbers.oil, 1);
    const { data } = await get<Activity[]>("/v3/account/activities?lang=ar");
    const [activity] = data.filter(({ type }) => type === "order");
    expect(activity).toMatchObject({
      ...{ id, code: "PAID", status: "upcoming", reference: number, actions: ["view"] },
      title: "قطع غيار: زيت مكينة",
      location: "قطع غيار رمال، المنطقة الصناعية",
      link: expect.stringContaining(`/orders/${id}`),
    });
    const others = await get<Activity[]>("/v3/account/activities", { as: khalid });
    expect(others.data.filter(({ type }) => type === "order")).toEqual([]);
    const ofVehicle = await get<Activity[]>("/v3/account/activities?vehicleId=some");
    expect(ofVehicle.data.filter(({ type }) => type === "order")).toEqual([]);
  });

  test("are answered by id or number as a list of one, and someone else's not at all", async () => {
    const { id, number } = await paidOrder(numbers.oil, 2);
    for (const name of [id, number])
      expect((await get(`/v3/account/activities/order?orderId=${name}`)).data).toMatchObject([
        { id, type: "order" },
      ]);
    const other = await get(`/v3/account/activities/order?orderId=${id}`, { as: khalid });
    expect(other).toMatchObject({ status: 404, code: "appointment-not-found" });
    expect(await get(`/v3/account/activities/order?appointmentId=${id}`)).toMatchObject({ status: 404 });
  });
});

test("an account that is deleted ends what was not collected: pieces are free, money goes back", async () => {
  const before = await shelf(numbers.padsAfter);
  const paid = await paidOrder(numbers.padsAfter, 1, khalid);
  await add(numbers.padsAfter, 1, khalid);
  const open = (await order(khalid)).data;
  expect(await cancelOrdersAhead(khalid.id, now())).toBe(true);
  expect(await shelf(numbers.padsAfter)).toEqual(before);
  expect(await show(open.id, khalid)).toMatchObject({ state: "CANCELLED" });
  await bankRefunds(paid.id);
  expect(await show(paid.id, khalid)).toMatchObject({ state: "REFUNDED" });
  expect(await cancelOrdersAhead(khalid.id, now())).toBe(true);
});

test("orders are deleted after their time: unpaid ones after 90 days, paid ones after ten years", async () => {
  const ids = async () =>
    (await sql<{ id: string }>`select id from orders.order`.execute(database())).rows.map(({ id }) => id);
  const years = (count: number) => new Date(now().getTime() + count * 365.25 * 86_400_000);
  const forget = (at: Date) => inTransaction<unknown, void>((trx) => forgetOrders(trx, at));
  const paid = await paidOrder(numbers.oil, 1, noora);
  const before = await ids();
  await forget(years(0.2));
  expect(await ids()).toHaveLength(before.length);
  await forget(years(0.3));
  const left = await ids();
  expect(left).toContain(paid.id);
  expect(left.length).toBe(before.length - 1);
  await forget(years(10.1));
  expect(await ids()).toEqual([]);
});
