import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { recordDispute } from "#app/features/payments/payments.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { besideTransaction } from "#app/platform/transactions/open-transaction.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { untilSomethingWaits } from "../../../tests/factories/database/until-something-waits.ts";
import { howMany } from "../../../tests/factories/how-much.ts";
import {
  bankRefunds,
  bankSays,
  brokenShelves,
  customerGivesUp,
  letRunOut,
  main,
  ordersApiOnDemo,
  shelf,
} from "../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../tests/factories/parts/small-catalogue.ts";
import { owedOf } from "./rules/order/money-state.ts";
import { lockCart } from "./server/cart/cart-rows.server.ts";
import { expireOrders } from "./server/orders/expire-orders.server.ts";
import type { OrderRow } from "./server/orders/order-rows.server.ts";
import { paymentChanged } from "./server/orders/payment-changed.server.ts";

testDatabase();
const { add, order, pay, show, post, paidOrder } = ordersApiOnDemo();
const { oil, padsBefore } = numbers;

const rowOf = async (id: string) =>
  (await sql<OrderRow>`select * from orders.order where id = ${id}`.execute(database())).rows[0] as OrderRow;
const receiptsOf = async (id: string) =>
  (await sql`select number from orders.paper where order_id = ${id} and series = 'R'`.execute(database()))
    .rows;

const newsOf = async (id: string) =>
  (
    await sql<{ occasion: string }>`select data ->> 'occasion' as occasion from pgboss.job
      where name = 'notify-of-order' and data ->> 'orderId' = ${id} order by occasion`.execute(database())
  ).rows.map(({ occasion }) => occasion);

/** An open order of two attempts to pay, the second by another method. */
async function openOrder(part: string = oil, quantity = 1) {
  await add(part, quantity);
  const ordered = await order();
  if (ordered.status !== 200) throw new Error(JSON.stringify(ordered));
  const { id } = ordered.data;
  const first = (await pay(id)).data.attemptId;
  const second = (await pay(id, undefined, "debit")).data.attemptId;
  return { id, attempts: [first, second] as const };
}
async function tidyUp(id: string): Promise<void> {
  await letRunOutIfOpen(id);
  await expireOrders(now());
  await sql`update orders.order set expired_at = null`.execute(database());
  await post("/v3/cart/clear", {});
}

/** Thousands of them, by a gateway over HTTP: `npm run bench payment-events`. */
const sequences = Number(process.env.MARSA_SEQUENCES ?? howMany({ day: 15, night: 60 }));
const states = ["redirected", "pending", "authorized", "failed", "cancelled", "expired", "captured"] as const;
const event = fc.oneof(
  fc.record({ attempt: fc.constantFrom(0, 1), state: fc.constantFrom(...states) }),
  fc.constantFrom("run-out" as const, "refund" as const, "cancel" as const, "second" as const),
  fc.constantFrom({ givesUp: 0 as const }, { givesUp: 1 as const }),
);

test("whatever the bank says in whatever order, an order is paid once, and the rest goes back", {
  timeout: 240_000 + sequences * 4_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 9 }), async (events) => {
      const { id, attempts } = await openOrder();
      for (const one of events) {
        if (one === "run-out") {
          await letRunOutIfOpen(id);
          await expireOrders(now());
        } else if (one === "refund") await bankRefunds(id);
        else if (one === "cancel") await post(`/v3/parts/orders/${id}/cancel`, {});
        else if (one === "second") await bankSays(attempts[0], "captured", { second: true });
        else if ("givesUp" in one) await customerGivesUp(attempts[one.givesUp], noora.id);
        else await bankSays(attempts[one.attempt as 0 | 1], one.state);
        await expectSound(id);
      }
      await bankRefunds(id);
      const { fulfilment, total_price: total, credited, captured, refunded } = await rowOf(id);
      expect(captured - refunded).toBe(fulfilment === "open" ? 0 : owedOf(fulfilment, { total, credited }));
      await expectTold(id);
      await tidyUp(id);
    }),
    { numRuns: sequences },
  );
});

/** Everything went back that was to: nobody reads of a part that is back where only a second payment is. */
async function expectTold(id: string): Promise<void> {
  const { fulfilment, captured, credited, total_price: total, money } = await rowOf(id);
  const { refunded, overpaid, state } = await show(id);
  expect(overpaid).toEqual({
    captured: Math.max(0, captured - total),
    refunded: Math.max(0, captured - total),
    refundPending: 0,
    chargedBack: 0,
  });
  if (fulfilment !== "accepted") return;
  expect([money, state, credited, refunded - overpaid.refunded]).toEqual(["paid", "PAID", 0, 0]);
}

async function letRunOutIfOpen(id: string): Promise<void> {
  if ((await rowOf(id)).fulfilment === "open") await letRunOut(id);
}

async function expectSound(id: string): Promise<void> {
  const row = await rowOf(id);
  const { fulfilment, total_price: total, credited, captured, refund_requested: requested } = row;
  if (fulfilment !== "open") expect(captured - requested).toBe(owedOf(fulfilment, { total, credited }));
  expect(await receiptsOf(id)).toHaveLength(row.number === null ? 0 : 1);
  expect(row.refunded).toBeLessThanOrEqual(requested);
  expect(await brokenShelves()).toEqual([]);
}

describe("money that comes late", () => {
  test("opens an order that has run out, while its pieces are there", async () => {
    const { id, attempts } = await openOrder();
    await letRunOut(id);
    await expireOrders(now());
    expect(await show(id)).toMatchObject({ state: "EXPIRED", actions: ["reorder"] });
    await bankSays(attempts[0], "captured");
    expect(await show(id)).toMatchObject({ state: "PAID", number: expect.any(String), refundPending: 0 });
    // Not "order-expired", which would tell a customer to order the same again.
    expect(await pay(id)).toMatchObject({ status: 409, code: "already-paid" });
    await tidyUp(id);
  });

  test("goes back where somebody else has the pieces by now, and never says refunded before it is", async () => {
    const { onHand } = await shelf(padsBefore);
    const { id, attempts } = await openOrder(padsBefore, onHand);
    await letRunOut(id);
    const other = await paidOrder(padsBefore, 1, khalid);
    expect(other.state).toBe("PAID");
    await bankSays(attempts[0], "captured");
    const late = await show(id);
    expect(late).toMatchObject({ state: "REFUND_PENDING", number: null, papers: [] });
    expect(late.refundPending).toBe(late.totals.totalPrice);
    expect(await brokenShelves()).toEqual([]);
    await bankRefunds(id);
    expect(await show(id)).toMatchObject({ state: "REFUNDED", refundPending: 0, papers: [] });
    await tidyUp(id);
  });

  test("goes back where the customer has ordered the same again, and not of one whose later order is over", async () => {
    const { id, attempts } = await openOrder();
    await letRunOut(id);
    await expireOrders(now());
    const again = (await order()).data;
    await bankSays(attempts[0], "captured");
    expect(await show(id)).toMatchObject({ state: "REFUND_PENDING", number: null });
    expect(await show(again.id)).toMatchObject({ state: "AWAITING_PAYMENT" });
    await post(`/v3/parts/orders/${again.id}/cancel`, {});
    await bankSays(attempts[1], "captured");
    const paid = await show(id);
    expect(paid).toMatchObject({ state: "PAID", refundPending: paid.totals.totalPrice });
    await tidyUp(id);
  });

  test("waits for the cart before it locks stock, as a checkout does", async () => {
    const { id, attempts } = await openOrder();
    await letRunOut(id);
    await expireOrders(now());
    let late: Promise<void> | undefined;
    await inTransaction<unknown, void>(async (trx) => {
      await lockCart(trx, noora.id, now());
      late = besideTransaction(() => bankSays(attempts[0], "captured"));
      await besideTransaction(untilSomethingWaits);
      await sql`select 1 from orders.stock where part = ${oil} and center = ${main}
        for no key update nowait`.execute(trx);
    });
    await late;
    expect((await show(id)).state).toBe("PAID");
    await tidyUp(id);
  });

  test("goes back where the customer has given the order up", async () => {
    const { id, attempts } = await openOrder();
    await post(`/v3/parts/orders/${id}/cancel`, {});
    await bankSays(attempts[1], "captured");
    expect(await show(id)).toMatchObject({ state: "REFUND_PENDING" });
    await tidyUp(id);
  });
});

describe("payments of one order", () => {
  test("that come twice at once are both seen: one pays, the other goes back", async () => {
    const { id, attempts } = await openOrder();
    await Promise.all(attempts.map((attempt) => bankSays(attempt, "captured")));
    const paid = await show(id);
    expect(paid).toMatchObject({ state: "PAID", refundPending: paid.totals.totalPrice });
    expect(await receiptsOf(id)).toHaveLength(1);
    await bankRefunds(id);
    expect(await newsOf(id)).toEqual(["paid", "paid-twice", "second-payment-refunded"]);
    const handedOver = await sql`select kind from orders.hand_over where order_id = ${id}`.execute(
      database(),
    );
    expect(handedOver.rows).toEqual([{ kind: "paid" }]);
    await sql`update orders.order set fulfilment = 'collected' where id = ${id}`.execute(database());
    expect(await show(id)).toMatchObject({ state: "COLLECTED", refundPending: 0 });
    await tidyUp(id);
  });

  test("of which a bank takes the second one back leave the order paid, and its price is what is refunded", async () => {
    const { id, attempts } = await openOrder();
    for (const attempt of attempts) await bankSays(attempt, "captured");
    const { totalPrice: amount } = (await show(id)).totals;
    const heard = { number: `case-${id}`, amount, reason: "paid twice", respondBy: null };
    await inTransaction<unknown, unknown>((trx) =>
      recordDispute(trx, { kind: "parts-order", reference: id }, heard, now()),
    );
    expect(await show(id)).toMatchObject({
      state: "PAID",
      refundPending: 0,
      chargedBack: amount,
      overpaid: { captured: amount, refunded: 0, refundPending: 0, chargedBack: amount },
    });
    await post(`/v3/parts/orders/${id}/cancel`, {});
    expect(await show(id)).toMatchObject({ state: "REFUND_PENDING", refundPending: amount });
    await bankRefunds(id);
    expect(await show(id)).toMatchObject({ state: "REFUNDED", refunded: amount, overpaid: { refunded: 0 } });
    const handedOver = await sql`select kind, amount from orders.hand_over
      where order_id = ${id} and kind = 'refunded'`.execute(database());
    expect(handedOver.rows).toEqual([{ kind: "refunded", amount }]);
    const news = await newsOf(id);
    expect(news).toContain("refunded");
    expect(news).not.toContain("second-payment-refunded");
    await tidyUp(id);
  });

  test("of which the same news comes ten times at once have one effect", async () => {
    const { id, attempts } = await openOrder();
    await Promise.all(Array.from({ length: 10 }, () => bankSays(attempts[0], "captured")));
    expect(await receiptsOf(id)).toHaveLength(1);
    expect((await show(id)).history.map(({ state }) => state)).toEqual(["AWAITING_PAYMENT", "PAID"]);
    await tidyUp(id);
  });

  test("of an order that nobody has are nothing to us", async () => {
    const change = {
      ...{ attemptId: "a", kind: "parts-order", reference: "nobodys", attemptState: "captured" as const },
      captured: 100,
      refunded: 0,
      refundedByHand: 0,
      refundRequested: 0,
      refundPending: 0,
      refundStuck: 0,
      chargedBack: 0,
      at: now(),
    };
    const done = inTransaction<unknown, void>((trx) => paymentChanged(trx, change));
    await expect(done).resolves.toBeUndefined();
  });
});

test("a refund that fails is requested once, and is not shown as refunded", async () => {
  const paid = await paidOrder(oil, 1);
  await post(`/v3/parts/orders/${paid.id}/cancel`, {});
  await bankRefunds(paid.id, "failed");
  expect(await show(paid.id)).toMatchObject({
    ...{ state: "REFUND_PENDING", refunded: 0, refundPending: paid.totals.totalPrice },
    papers: [{ kind: "receipt" }, { kind: "credit-note" }],
  });
  const again = await sql`select refund.id from payments.refund
    join payments.attempt on attempt.id = refund.attempt_id where reference = ${paid.id}`.execute(database());
  expect(again.rows).toHaveLength(1);
});

test("an order that cannot be ended does not hold up the others whose time is over", async () => {
  const { id: stuck } = await openOrder();
  await add(oil, 1, khalid);
  const { id } = (await order(khalid)).data;
  for (const one of [stuck, id]) await letRunOut(one);
  await sql`update orders.order set expires_at = expires_at - interval '1 minute' where id = ${stuck}`.execute(
    database(),
  );
  await sql`insert into orders.order_event (order_id, version, state, actor, at)
    values (${stuck}, 2, 'EXPIRED', 'system', ${now()})`.execute(database());
  await expireOrders(now());
  expect(await show(id, khalid)).toMatchObject({ state: "EXPIRED" });
  await sql`delete from orders.order_event where order_id = ${stuck} and version = 2`.execute(database());
  await tidyUp(stuck);
  expect(await show(stuck)).toMatchObject({ state: "EXPIRED" });
});
