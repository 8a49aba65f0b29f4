import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { counterOnDemo, inDays, occasionsOf, salem } from "../../../tests/factories/orders/counter-deeds.ts";
import { bankRefunds, brokenShelves, shelf } from "../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../tests/factories/parts/small-catalogue.ts";
import { cancelByStaff, markReady, markShort, refundOrder, startPicking } from "./orders-for-staff.server.ts";
import { collectInTime } from "./server/orders/collect-in-time.server.ts";
import type { OrderRow } from "./server/orders/order-rows.server.ts";

testDatabase();
const { deed, readyOrder, handOver, collectedOrder, paidOrder, show, post } = counterOnDemo();
const { oil, padsAfter } = numbers;

describe("from paid to collected", () => {
  test("pieces leave the shelf when the code is shown, once", async () => {
    const before = await shelf(oil);
    const { id, pickup_code: code } = await readyOrder();
    const ready = await show(id);
    expect(ready).toMatchObject({ state: "READY_FOR_PICKUP", pickupCode: code, actions: ["reorder"] });
    expect(ready.collectUntil).toBe(dayIn(inDays(14), "Asia/Qatar"));
    expect(await handOver(id, "222222")).toMatchObject({ code: "code-unknown" });
    const twice = await Promise.all([handOver(id, ` ${code?.toLowerCase()} `), handOver(id, code ?? "")]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await show(id)).toMatchObject({
      state: "COLLECTED",
      pickupCode: null,
      actions: ["return", "reorder"],
    });
    expect(await shelf(oil)).toEqual({ onHand: before.onHand - 2, reserved: before.reserved });
    expect(await brokenShelves()).toEqual([]);
    expect(await occasionsOf(id)).toEqual(["paid", "ready"]);
  });

  test("an order that has changed since it was seen stays as it is, and no step is left out", async () => {
    const { id, version } = await paidOrder(oil, 1);
    const seen = { orderId: id, version, by: salem, now: now() };
    expect(await allOrNothing((trx) => markReady(trx, seen))).toMatchObject({ code: "illegal-move" });
    const both = await Promise.all([1, 2].map(() => allOrNothing((trx) => startPicking(trx, seen))));
    expect(both.map((one) => (one.ok ? "done" : one.code)).toSorted()).toEqual(["done", "order-changed"]);
    expect(await allOrNothing((trx) => startPicking(trx, { ...seen, orderId: "nobodys" }))).toMatchObject({
      code: "order-not-found",
    });
    expect(await post(`/v3/parts/orders/${id}/cancel`, {})).toMatchObject({
      status: 409,
      code: "not-cancelable",
    });
  });
});

describe("staff who cannot hand an order over", () => {
  const cancel = (id: string) =>
    deed<OrderRow, string>(id, (trx, seen) => cancelByStaff(trx, seen, "Damaged on the way"));

  test("cancel it while it is picked: all goes back, the pieces are free, and the customer hears of it", async () => {
    const before = await shelf(oil);
    const { id, totals } = await paidOrder(oil, 3);
    await deed(id, startPicking);
    const { version } = await show(id);
    const seen = { orderId: id, version, by: salem, now: now() };
    const both = await Promise.all(
      [1, 2].map(() => allOrNothing<OrderRow, string>((trx) => cancelByStaff(trx, seen, "Damaged"))),
    );
    expect(both.map((one) => (one.ok ? "done" : one.code)).toSorted()).toEqual(["done", "order-changed"]);
    expect(await show(id)).toMatchObject({
      ...{ state: "REFUND_PENDING", refundPending: totals.totalPrice, actions: ["reorder"] },
      papers: [{ kind: "receipt" }, { kind: "credit-note" }],
    });
    expect(await shelf(oil)).toEqual(before);
    expect(await occasionsOf(id)).toEqual(["paid", "canceled-by-us"]);
    await bankRefunds(id);
    expect(await show(id)).toMatchObject({ state: "REFUNDED", refunded: totals.totalPrice });
  });

  test("give back what is left, of one whose missing pieces and a part of the price went back before", async () => {
    const { id, totals } = await paidOrder(oil, 3);
    await deed(id, startPicking);
    await deed<OrderRow, string>(id, (trx, seen) => markShort(trx, seen, { line: 1, quantity: 1 }));
    const gift = { amount: 1_000, reason: "A gift" };
    await deed<OrderRow, string>(id, (trx, seen) => refundOrder(trx, seen, gift));
    expect(await cancel(id)).toMatchObject({ ok: true });
    expect(await show(id)).toMatchObject({ refundPending: totals.totalPrice, actions: ["reorder"] });
    await bankRefunds(id);
    expect(await show(id)).toMatchObject({ state: "REFUNDED", refunded: totals.totalPrice });
    expect(await brokenShelves()).toEqual([]);
  });

  test("cancel it at the counter, where its code then opens nothing, and not once it is collected", async () => {
    const { id, pickup_code: code } = await readyOrder();
    expect(await cancel(id)).toMatchObject({ ok: true });
    expect(await handOver(id, code ?? "")).toMatchObject({ code: "illegal-move" });
    expect(await cancel(id)).toMatchObject({ code: "illegal-move" });
    expect(await cancel(await collectedOrder())).toMatchObject({ code: "illegal-move" });
  });
});

describe("a customer who cancels before picking", () => {
  test("gets all back, and the pieces are free", async () => {
    const before = await shelf(oil);
    const { id, totals } = await paidOrder(oil, 3);
    const canceled = await post(`/v3/parts/orders/${id}/cancel`, {});
    expect(canceled).toMatchObject({
      status: 200,
      data: { state: "REFUND_PENDING", refundPending: totals.totalPrice },
    });
    expect(await shelf(oil)).toEqual(before);
    await bankRefunds(id);
    expect(await show(id)).toMatchObject({
      state: "REFUNDED",
      refunded: totals.totalPrice,
      refundPending: 0,
    });
    expect(await occasionsOf(id)).toEqual(["paid", "canceled", "refunded"]);
  });
});

test("staff give a part of the price back, never more than the customer has paid", async () => {
  const id = await collectedOrder();
  const refund = (amount: number) =>
    deed<OrderRow, string>(id, (trx, seen) => refundOrder(trx, seen, { amount, reason: "Scratched box" }));
  expect(await refund(40_000)).toMatchObject({ code: "more-than-owed" });
  expect(await refund(0)).toMatchObject({ code: "more-than-owed" });
  expect(await refund(5_000)).toMatchObject({ ok: true });
  await bankRefunds(id);
  expect(await show(id)).toMatchObject({ state: "PARTLY_REFUNDED", refunded: 5_000 });
  expect(await refund(30_000)).toMatchObject({ code: "more-than-owed" });
  const open = await paidOrder(oil, 1, khalid);
  await post(`/v3/parts/orders/${open.id}/cancel`, {}, { as: khalid });
  const after = await show(open.id, khalid);
  const seen = { orderId: open.id, version: after.version, by: salem, now: now() };
  expect(
    await allOrNothing<OrderRow, string>((trx) => refundOrder(trx, seen, { amount: 1, reason: "-" })),
  ).toMatchObject({ code: "not-paid" });
});

test("what nobody collects is reminded of after 3 and 7 days, and after 14 goes back to stock and is paid back", async () => {
  const before = await shelf(padsAfter);
  const { id } = await readyOrder(padsAfter);
  const occasions = async () => (await occasionsOf(id)).slice(2);
  await collectInTime(inDays(2.9));
  expect(await occasions()).toEqual([]);
  await Promise.all([collectInTime(inDays(3.1)), collectInTime(inDays(3.1))]);
  expect(await occasions()).toEqual(["reminder"]);
  await collectInTime(inDays(7.1));
  await collectInTime(inDays(9));
  expect(await occasions()).toEqual(["reminder", "reminder"]);
  await collectInTime(inDays(14.1));
  expect(await occasions()).toEqual(["reminder", "reminder", "not-collected"]);
  expect(await show(id)).toMatchObject({ state: "REFUND_PENDING", refundPending: 92_000, pickupCode: null });
  expect(await shelf(padsAfter)).toEqual(before);
  expect(await brokenShelves()).toEqual([]);
});

test("what is brought to an appointment waits from then on", async () => {
  const { id } = await readyOrder(padsAfter);
  await sql`update orders.order set appointment_id = 'visit', appointment_at = ${inDays(20)},
    appointment_center = 'al-wakrah' where id = ${id}`.execute(database());
  const sent = (await occasionsOf(id)).length;
  await collectInTime(inDays(20.5));
  expect(await occasionsOf(id)).toHaveLength(sent);
  expect(await show(id)).toMatchObject({ state: "READY_FOR_PICKUP" });
  await collectInTime(inDays(23.1));
  expect((await occasionsOf(id)).slice(sent)).toEqual(["reminder"]);
  await collectInTime(inDays(34.1));
  expect(await show(id)).toMatchObject({ state: "REFUND_PENDING" });
});
