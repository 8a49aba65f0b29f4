import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Result } from "#app/lib/result.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import {
  bankRefunds,
  brokenShelves,
  main,
  ordersApiOnDemo,
  salwa,
  shelf,
} from "../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../tests/factories/parts/small-catalogue.ts";
import {
  acceptReturn,
  fillShortage,
  handOverOrder,
  markReady,
  markShort,
  receiveReturn,
  refundOrder,
  refuseReturn,
  startPicking,
} from "./orders.server.ts";
import { collectInTime } from "./server/orders/collect-in-time.server.ts";
import type { OrderRow } from "./server/orders/order-rows.server.ts";

testDatabase();
const { paidOrder, show, post } = ordersApiOnDemo();
const { oilFilter, oil, padsAfter } = numbers;
const staff = "salem";
const days = (count: number) => new Date(now().getTime() + count * 86_400_000);

/** A deed of the staff on the order as it is now. */
async function deed<T, C extends string>(
  id: string,
  work: (
    trx: AnyTransaction,
    seen: { orderId: string; version: number; staff: string; now: Date },
  ) => Promise<Result<T, C>>,
): Promise<Result<T, C>> {
  const { version } = await show(id);
  return allOrNothing<T, C>((trx) => work(trx, { orderId: id, version, staff, now: now() }));
}
async function readyOrder(part: string = oil, quantity = 2): Promise<OrderRow> {
  const { id } = await paidOrder(part, quantity);
  await deed(id, startPicking);
  const ready = await deed<OrderRow, string>(id, markReady);
  if (!ready.ok) throw new Error(ready.code);
  return ready.value;
}
const handOver = (pickupCode: string, center = main) =>
  allOrNothing<OrderRow, string>((trx) => handOverOrder(trx, { center, pickupCode, staff, now: now() }));
async function collectedOrder(part: string = oil, quantity = 2): Promise<string> {
  const { id, pickup_code } = await readyOrder(part, quantity);
  await handOver(pickup_code ?? "");
  return id;
}
const jobsFor = async (id: string) =>
  (
    await sql<{ occasion: string }>`select data->>'occasion' as occasion from pgboss.job
      where name = 'notify-of-order' and data->>'orderId' = ${id} order by created_on, id`.execute(database())
  ).rows.map(({ occasion }) => occasion);

describe("from paid to collected", () => {
  test("pieces leave the shelf when the code is shown, once", async () => {
    const before = await shelf(oil);
    const { id, pickup_code: code } = await readyOrder();
    const ready = await show(id);
    expect(ready).toMatchObject({ state: "READY_FOR_PICKUP", pickupCode: code, actions: ["reorder"] });
    expect(ready.collectUntil).toBe(days(14).toISOString().slice(0, 10));
    expect(await handOver("222222")).toMatchObject({ code: "code-unknown" });
    expect(await handOver(code ?? "", salwa)).toMatchObject({ code: "code-unknown" });
    const twice = await Promise.all([handOver(` ${code?.toLowerCase()} `), handOver(code ?? "")]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await show(id)).toMatchObject({
      state: "COLLECTED",
      pickupCode: null,
      actions: ["return", "reorder"],
    });
    expect(await shelf(oil)).toEqual({ onHand: before.onHand - 2, reserved: before.reserved });
    expect(await brokenShelves()).toEqual([]);
    expect(await jobsFor(id)).toEqual(["paid", "ready"]);
  });

  test("an order that has changed since it was seen stays as it is, and no step is left out", async () => {
    const { id, version } = await paidOrder(oil, 1);
    const seen = { orderId: id, version, staff, now: now() };
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
    expect(await jobsFor(id)).toEqual(["paid", "canceled", "refunded"]);
  });
});

describe("pieces that are not on the shelf", () => {
  async function shortOrder(part: string = oil, quantity = 3) {
    const { id } = await paidOrder(part, quantity);
    await deed(id, startPicking);
    const marked = await deed<OrderRow, string>(id, (trx, seen) =>
      markShort(trx, seen, { line: 1, quantity: 2 }),
    );
    expect(marked.ok).toBe(true);
    return id;
  }
  const answer = (id: string, choice: string, centerId?: string) =>
    post(`/v3/parts/orders/${id}/shortage`, { line: 1, choice, centerId });

  test("are gone from stock, and hold the order until the customer has answered", async () => {
    const before = await shelf(oil);
    const id = await shortOrder();
    expect(await shelf(oil)).toEqual({ onHand: before.onHand - 2, reserved: before.reserved + 1 });
    expect(await show(id)).toMatchObject({
      state: "PICKING",
      lines: [{ short: 2 }],
      actions: ["answer-shortage", "reorder"],
    });
    expect(await deed<OrderRow, string>(id, markReady)).toMatchObject({ code: "pieces-missing" });
    const more = await deed<OrderRow, string>(id, (trx, seen) =>
      markShort(trx, seen, { line: 1, quantity: 2 }),
    );
    expect(more).toMatchObject({ code: "too-many-pieces" });
    expect(await jobsFor(id)).toContain("short");
    await answer(id, "refund");
  });

  test("are waited for, and reserved when they come", async () => {
    const id = await shortOrder();
    expect(await answer(id, "wait")).toMatchObject({
      status: 200,
      data: { lines: [{ short: 0 }], actions: ["reorder"] },
    });
    expect(await answer(id, "refund")).toMatchObject({ status: 409, code: "no-shortage" });
    expect(await deed<OrderRow, string>(id, markReady)).toMatchObject({ code: "pieces-missing" });
    expect(await deed<OrderRow, string>(id, (trx, seen) => fillShortage(trx, seen, 1))).toMatchObject({
      ok: true,
    });
    expect(await deed<OrderRow, string>(id, markReady)).toMatchObject({ ok: true });
    expect(await brokenShelves()).toEqual([]);
  });

  test("come from another counter that has them, and leave its shelf", async () => {
    const id = await shortOrder(oilFilter);
    const before = await shelf(oilFilter, salwa);
    expect(await answer(id, "other-center", "nowhere")).toMatchObject({ status: 409, code: "out-of-stock" });
    expect(await answer(id, "other-center", salwa)).toMatchObject({
      status: 200,
      data: { lines: [{ short: 0 }] },
    });
    const ready = await deed<OrderRow, string>(id, markReady);
    await handOver(ready.ok ? (ready.value.pickup_code ?? "") : "");
    expect(await shelf(oilFilter, salwa)).toEqual({ onHand: before.onHand - 2, reserved: 0 });
    expect(await brokenShelves()).toEqual([]);
  });

  test("are paid back, with a credit note for them alone", async () => {
    const id = await shortOrder();
    const refunded = await answer(id, "refund");
    expect(refunded).toMatchObject({
      data: { state: "PICKING", refundPending: 32_000, papers: [{}, { kind: "credit-note" }] },
    });
    await bankRefunds(id);
    expect(await deed<OrderRow, string>(id, markReady)).toMatchObject({ ok: true });
    expect(await show(id)).toMatchObject({ state: "READY_FOR_PICKUP", refunded: 32_000, refundPending: 0 });
  });

  test("are paid back as far as their price has not gone back before", async () => {
    const id = await shortOrder();
    const gift = { amount: 45_000, reason: "A gift" };
    await deed<OrderRow, string>(id, (trx, seen) => refundOrder(trx, seen, gift));
    expect(await answer(id, "refund")).toMatchObject({ status: 200, data: { refundPending: 48_000 } });
    await bankRefunds(id);
    expect(await show(id)).toMatchObject({ refunded: 48_000, refundPending: 0 });
  });

  test("that are all there were end the order", async () => {
    const { id } = await paidOrder(oil, 2);
    await deed(id, startPicking);
    await deed<OrderRow, string>(id, (trx, seen) => markShort(trx, seen, { line: 1, quantity: 2 }));
    expect(await answer(id, "refund")).toMatchObject({
      data: { state: "REFUND_PENDING", refundPending: 32_000 },
    });
    await bankRefunds(id);
    expect(await show(id)).toMatchObject({ state: "REFUNDED" });
  });
});

describe("a return", () => {
  const request = (id: string, lines: object[], as = noora) =>
    post<{ returns: { id: string }[] }>(
      `/v3/parts/orders/${id}/returns`,
      { lines, note: "wrong box" },
      { as },
    );
  const line = (quantity: number, reason = "faulty") => ({ line: 1, quantity, reason });

  test("is requested within its period, answered, received and paid back", async () => {
    const id = await collectedOrder(padsAfter, 3);
    const before = await shelf(padsAfter);
    const requested = await request(id, [line(2, "not-needed")]);
    expect(requested).toMatchObject({
      status: 200,
      data: { returns: [{ state: "requested", lines: [line(2, "not-needed")] }] },
    });
    expect(await show(id)).toMatchObject({ lines: [{ returnable: { quantity: 1 } }] });
    expect(await request(id, [line(2)])).toMatchObject({ status: 409, code: "not-returnable" });
    const returnId = requested.data.returns[0]?.id ?? "";
    const which = { returnId, staff, now: now() };
    const receive = () => allOrNothing<null, string>((trx) => receiveReturn(trx, which, { restock: true }));
    expect(await receive()).toMatchObject({ code: "illegal-move" });
    expect(await allOrNothing((trx) => acceptReturn(trx, { ...which, answer: "Please come" }))).toMatchObject(
      { ok: true },
    );
    const received = await Promise.all([receive(), receive()]);
    expect(received.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await show(id)).toMatchObject({
      ...{ state: "REFUND_PENDING", refundPending: 92_000, lines: [{ returned: 2 }] },
      returns: [{ state: "received", answer: "Please come" }],
    });
    expect(await shelf(padsAfter)).toEqual({ ...before, onHand: before.onHand + 2 });
    await bankRefunds(id);
    expect(await show(id)).toMatchObject({ state: "PARTLY_REFUNDED", refunded: 92_000 });
    expect(await brokenShelves()).toEqual([]);
    expect(await jobsFor(id)).toEqual(["paid", "ready", "return-accepted", "refunded"]);
  });

  test("that is refused gives the pieces free for another request", async () => {
    const id = await collectedOrder();
    const { data } = await request(id, [line(2)]);
    const which = { returnId: data.returns[0]?.id ?? "", staff, answer: "Opened", now: now() };
    expect(await allOrNothing((trx) => refuseReturn(trx, which))).toMatchObject({ ok: true });
    expect(await show(id)).toMatchObject({ state: "COLLECTED", lines: [{ returnable: { quantity: 2 } }] });
    expect(await jobsFor(id)).toContain("return-refused");
  });

  test.each([
    ["of more than was bought", [line(3)]],
    ["of a line that is not there", [{ ...line(1), line: 2 }]],
    ["of a line named twice", [line(1), line(1)]],
    ["of a fluid that is simply not needed", [line(1, "not-needed")]],
  ])("%s is refused", async (_, lines) => {
    const id = await collectedOrder();
    expect(await request(id, lines)).toMatchObject({ status: 409, code: "not-returnable" });
  });

  test("after the period, or of an order that is not collected, is refused", async () => {
    const id = await collectedOrder();
    await sql`update orders.order set collected_at = ${days(-30)} where id = ${id}`.execute(database());
    expect(await request(id, [line(1)])).toMatchObject({ code: "not-returnable" });
    expect(await show(id)).toMatchObject({ lines: [{ returnable: null }], actions: ["reorder"] });
    expect(await request((await readyOrder()).id, [line(1)])).toMatchObject({ code: "not-returnable" });
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
  const seen = { orderId: open.id, version: after.version, staff, now: now() };
  expect(
    await allOrNothing<OrderRow, string>((trx) => refundOrder(trx, seen, { amount: 1, reason: "-" })),
  ).toMatchObject({ code: "not-paid" });
});

test("what nobody collects is reminded of after 3 and 7 days, and after 14 goes back to stock and is paid back", async () => {
  const before = await shelf(padsAfter);
  const { id } = await readyOrder(padsAfter);
  const occasions = async () => (await jobsFor(id)).slice(2);
  await collectInTime(days(2.9));
  expect(await occasions()).toEqual([]);
  await Promise.all([collectInTime(days(3.1)), collectInTime(days(3.1))]);
  expect(await occasions()).toEqual(["reminder"]);
  await collectInTime(days(7.1));
  await collectInTime(days(9));
  expect(await occasions()).toEqual(["reminder", "reminder"]);
  await collectInTime(days(14.1));
  expect(await occasions()).toEqual(["reminder", "reminder", "not-collected"]);
  expect(await show(id)).toMatchObject({ state: "REFUND_PENDING", refundPending: 92_000, pickupCode: null });
  expect(await shelf(padsAfter)).toEqual(before);
  expect(await brokenShelves()).toEqual([]);
});
