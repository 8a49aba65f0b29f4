import { describe, expect, test } from "vitest";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { counterOnDemo, occasionsOf } from "../../../../../tests/factories/orders/counter-deeds.ts";
import {
  bankRefunds,
  brokenShelves,
  salwa,
  shelf,
} from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import {
  fillShortage,
  markReady,
  markShort,
  refundOrder,
  startPicking,
} from "../../orders-for-staff.server.ts";
import type { OrderRow } from "../orders/order-rows.server.ts";

testDatabase();
const { deed, handOver, paidOrder, show, post } = counterOnDemo();
const { oilFilter, oil } = numbers;

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
    expect(await occasionsOf(id)).toContain("short");
    await answer(id, "refund");
  });

  test("are waited for, and reserved when they come", async () => {
    const id = await shortOrder();
    expect(await answer(id, "wait")).toMatchObject({
      status: 200,
      data: { lines: [{ short: 2, isAwaited: true }], actions: ["answer-shortage", "reorder"] },
    });
    const { version } = await show(id);
    expect(await answer(id, "wait")).toMatchObject({ status: 200, data: { version } });
    expect(await deed<OrderRow, string>(id, markReady)).toMatchObject({ code: "pieces-missing" });
    expect(await deed<OrderRow, string>(id, (trx, seen) => fillShortage(trx, seen, 1))).toMatchObject({
      ok: true,
    });
    expect(await answer(id, "refund")).toMatchObject({ status: 409, code: "no-shortage" });
    expect(await deed<OrderRow, string>(id, markReady)).toMatchObject({ ok: true });
    expect(await brokenShelves()).toEqual([]);
  });

  test("that were waited for are paid back, or come from another counter, when the customer changes their mind", async () => {
    const [back, brought] = [await shortOrder(), await shortOrder(oilFilter)];
    for (const id of [back, brought]) expect(await answer(id, "wait")).toMatchObject({ status: 200 });
    expect(await answer(back, "refund")).toMatchObject({ status: 200, data: { refundPending: 32_000 } });
    expect(await answer(brought, "other-center", "nowhere")).toMatchObject({ code: "out-of-stock" });
    expect(await answer(brought, "other-center", salwa)).toMatchObject({ status: 200 });
    for (const id of [back, brought]) {
      const fill = deed<OrderRow, string>(id, (trx, seen) => fillShortage(trx, seen, 1));
      expect(await fill).toMatchObject({ code: "no-shortage" });
      expect(await deed<OrderRow, string>(id, markReady)).toMatchObject({ ok: true });
      expect(await answer(id, "refund")).toMatchObject({ status: 409, code: "no-shortage" });
    }
    expect(await brokenShelves()).toEqual([]);
  });

  test("come, and are paid back, at the same moment: one of the two happens", async () => {
    const id = await shortOrder();
    await answer(id, "wait");
    const [filled, answered] = await Promise.all([
      deed<OrderRow, string>(id, (trx, seen) => fillShortage(trx, seen, 1)),
      answer(id, "refund"),
    ]);
    expect([filled.ok, answered.status === 200].toSorted()).toEqual([false, true]);
    expect(await show(id)).toMatchObject({ refundPending: filled.ok ? 0 : 32_000 });
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
    await handOver(id, ready.ok ? (ready.value.pickup_code ?? "") : "");
    expect(await shelf(oilFilter, salwa)).toEqual({ onHand: before.onHand - 2, reserved: before.reserved });
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

  test("are answered for once by ten callers with one key, who get one answer", async () => {
    const id = await shortOrder();
    const body = { line: 1, choice: "refund" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        post(`/v3/parts/orders/${id}/shortage`, body, { as: noora, key: "answer-once-1" }),
      ),
    );
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, data: { refundPending: 32_000 } });
    expect(await show(id)).toMatchObject({ refundPending: 32_000, papers: [{}, { kind: "credit-note" }] });
  });
});
