import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import {
  bankSays,
  brokenShelves,
  letRunOut,
  main,
  orderBody,
  ordersApiOnDemo,
  salwa,
  shelf,
} from "../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../tests/factories/parts/small-catalogue.ts";
import type { Cart } from "./cart-calls.ts";
import type { PartsOrder } from "./order-calls.ts";

testDatabase();
const { add, order, pay, show, paidOrder, get, post } = ordersApiOnDemo();
const { oilFilter, oil, padsAfter } = numbers;

describe("one part, from cart to receipt", () => {
  test("is ordered, paid and numbered; its pieces are reserved for good and leave the cart", async () => {
    const before = await shelf(oilFilter);
    const cart = await add(oilFilter, 2);
    expect(cart).toMatchObject({
      pieces: 2,
      totals: { totalPrice: 7000, totalDiscounts: 0, totalOriginalPrice: 7000, totalTax: 0, currency: "QAR" },
      lines: [
        {
          number: oilFilter,
          price: 3500,
          linePrice: 7000,
          nextBreak: { from: 4, price: 3000 },
          fit: "unknown",
        },
      ],
    });
    const ordered = await order();
    expect(ordered).toMatchObject({
      status: 200,
      data: {
        state: "AWAITING_PAYMENT",
        number: null,
        totals: { totalPrice: 7000 },
        actions: ["pay", "cancel"],
      },
    });
    const { id, expiresAt, now: said } = ordered.data;
    expect(Date.parse(expiresAt ?? "") - Date.parse(said)).toBeGreaterThan(14 * 60_000);
    expect(await shelf(oilFilter)).toEqual({ ...before, reserved: before.reserved + 2 });

    const asked = await pay(id);
    expect(asked).toMatchObject({ status: 200, data: { redirectUrl: expect.stringContaining("/bank/") } });
    await bankSays(asked.data.attemptId, "captured");

    const paid = await show(id);
    expect(paid).toMatchObject({
      state: "PAID",
      number: expect.stringMatching(/^RMP-\w{6}$/),
      expiresAt: null,
      payment: { state: "captured", method: "card", failure: null },
      papers: [{ kind: "receipt", number: expect.stringMatching(/^R-\d{6}$/) }],
      actions: ["cancel", "reorder"],
      history: [{ state: "AWAITING_PAYMENT" }, { state: "PAID" }],
    });
    expect((await get<PartsOrder>(`/v3/parts/orders/${paid.number}`)).data.id).toBe(id);
    expect((await get<Cart>("/v3/cart")).data).toMatchObject({ lines: [], pieces: 0, openOrder: null });
    expect(await shelf(oilFilter)).toEqual({ ...before, reserved: before.reserved + 2 });
    expect(await brokenShelves()).toEqual([]);
  });

  test("what was added while the bank was asked stays in the cart", async () => {
    await add(oil, 2);
    const ordered = await order();
    await add(oil, 1);
    await add(padsAfter, 1);
    const { data } = await pay(ordered.data.id);
    await bankSays(data.attemptId, "captured");
    const { lines } = (await get<Cart>("/v3/cart")).data;
    expect(lines.map(({ number, quantity }) => [number, quantity])).toEqual([
      [oil, 1],
      [padsAfter, 1],
    ]);
    await post("/v3/cart/clear", {});
  });

  test("whose reservation has run out is not paid, and leaves the cart as it was", async () => {
    await add(oil, 2, khalid);
    const { id } = (await order(khalid)).data;
    await bankSays((await pay(id, khalid)).data.attemptId, "failed");
    await letRunOut(id);
    expect((await show(id, khalid)).actions).not.toContain("pay");
    expect(await pay(id, khalid)).toMatchObject({ status: 409 });
    const { lines } = (await get<Cart>("/v3/cart", { as: khalid })).data;
    expect(lines.map(({ number, quantity }) => [number, quantity])).toEqual([[oil, 2]]);
    await post("/v3/cart/clear", {}, { as: khalid });
  });

  test("of somebody else is not found", async () => {
    const own = await paidOrder(oil, 1);
    for (const path of [`/v3/parts/orders/${own.id}`, `/v3/parts/orders/${own.number}`])
      expect(await get(path, { as: khalid })).toMatchObject({ status: 404, code: "order-not-found" });
    for (const deed of ["cancel", "returns", "shortage"]) {
      const body = { lines: [{ line: 1, quantity: 1, reason: "faulty" }], line: 1, choice: "wait" };
      const answer = await post(`/v3/parts/orders/${own.id}/${deed}`, body, { as: khalid });
      expect(answer).toMatchObject({ status: 404, code: "order-not-found" });
    }
    expect(await pay(own.id, khalid)).toMatchObject({ status: 404, code: "order-not-found" });
    expect(await post("/v3/cart/reorder", { orderId: own.id }, { as: khalid })).toMatchObject({
      status: 404,
    });
    expect(await show(own.id)).toMatchObject({ state: "PAID" });
  });
});

describe("an open order", () => {
  test("of the same cart at the same counter is answered again", async () => {
    await add(oil, 1, khalid);
    const first = await order(khalid);
    const second = await order(khalid, { phone: "55009999", notes: "by the door" });
    expect(second.data).toMatchObject({ id: first.data.id, phone: "55009999", notes: "by the door" });
    expect((await get<Cart>("/v3/cart", { as: khalid })).data.openOrder?.id).toBe(first.data.id);
  });

  test("gives way to another one, and its pieces are free", async () => {
    const before = await shelf(oil);
    const first = await order(khalid);
    await add(oil, 2, khalid);
    const second = await order(khalid);
    expect(second.data.id).not.toBe(first.data.id);
    expect(await show(first.data.id, khalid)).toMatchObject({ state: "CANCELLED", actions: ["reorder"] });
    expect((await shelf(oil)).reserved).toBe(before.reserved + 2);
  });

  test("stays while its payment lies at the bank", async () => {
    const open = (await get<Cart>("/v3/cart", { as: khalid })).data.openOrder?.id ?? "";
    const { data } = await pay(open, khalid);
    await bankSays(data.attemptId, "pending");
    await add(oil, 1, khalid);
    expect(await order(khalid)).toMatchObject({ status: 409, code: "payment-under-way" });
    expect(await post(`/v3/parts/orders/${open}/cancel`, {}, { as: khalid })).toMatchObject({
      code: "payment-under-way",
    });
    await bankSays(data.attemptId, "failed");
    expect(await show(open, khalid)).toMatchObject({
      state: "PAYMENT_FAILED",
      actions: ["pay", "cancel"],
      payment: { failure: expect.stringContaining("declined") },
    });
    await pay(open, khalid);
    expect(await show(open, khalid)).toMatchObject({ state: "AWAITING_PAYMENT", payment: { failure: null } });
    expect(await order(khalid)).toMatchObject({ status: 200 });
    await post("/v3/cart/clear", {}, { as: khalid });
  });

  test("that was paid a moment ago, without a word from the bank so far, does not give way", async () => {
    await add(oil, 1, khalid);
    const { id } = (await order(khalid)).data;
    const { attemptId } = (await pay(id, khalid)).data;
    await sql`update payments.bank_charge set state = 'captured', decided_at = ${now()}
      where merchant_reference = ${attemptId}`.execute(database());
    await add(padsAfter, 1, khalid);
    expect(await order(khalid)).toMatchObject({ status: 409, code: "cart-changed" });
    expect(await show(id, khalid)).toMatchObject({ state: "PAID", refundPending: 0 });
    await post("/v3/cart/clear", {}, { as: khalid });
  });

  test("stays while an older attempt of it lies at the bank, after another method was chosen", async () => {
    await add(oil, 1, khalid);
    const { id } = (await order(khalid)).data;
    const { attemptId } = (await pay(id, khalid)).data;
    await bankSays(attemptId, "pending");
    await pay(id, khalid, "debit");
    expect(await post(`/v3/parts/orders/${id}/cancel`, {}, { as: khalid })).toMatchObject({
      code: "payment-under-way",
    });
    await bankSays(attemptId, "failed");
    expect(await post(`/v3/parts/orders/${id}/cancel`, {}, { as: khalid })).toMatchObject({ status: 200 });
    await post("/v3/cart/clear", {}, { as: khalid });
  });
});

describe("an order is refused", () => {
  test("of an empty cart, of another cart than was seen, and where nothing is collected", async () => {
    await post("/v3/cart/clear", {});
    const create = (version: number, changes = {}) =>
      post<PartsOrder>("/v3/parts/create-order", orderBody(version, changes));
    const { version } = (await get<Cart>("/v3/cart")).data;
    expect(await create(version)).toMatchObject({ status: 409, code: "cart-empty" });
    await add(oil, 1);
    expect(await create(version)).toMatchObject({ code: "cart-changed" });
    expect(await create(version + 1, { centerId: "nowhere" })).toMatchObject({ code: "center-unknown" });
    expect(await create(version + 1, { appointmentId: "nobodys" })).toMatchObject({
      code: "appointment-not-usable",
    });
    expect(await create(version + 1, { termsAccepted: false })).toMatchObject({ status: 422 });
  });

  test("where pieces are missing: a message a line, with counters that have them, and nothing reserved", async () => {
    await add(oilFilter, 11);
    const before = await shelf(oil, main);
    const refused = await order(noora, { centerId: salwa });
    expect(refused).toMatchObject({
      status: 409,
      code: "out-of-stock",
      lines: [
        { number: oil, quantity: 1, available: 0, elsewhere: [main] },
        { number: oilFilter, quantity: 11, available: 10, elsewhere: [main] },
      ],
    });
    expect(await shelf(oilFilter, salwa)).toMatchObject({ reserved: 0 });
    expect(await shelf(oil, main)).toEqual(before);
  });

  test("a fourth time on a day on which three reservations ran out", async () => {
    for (let time = 0; time < 3; time += 1) {
      const ordered = await order();
      expect(ordered.status).toBe(200);
      await letRunOut(ordered.data.id);
    }
    expect(await order()).toMatchObject({ status: 429, code: "too-many-expired" });
    expect(await brokenShelves()).toEqual([]);
  });
});
