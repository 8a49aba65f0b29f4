import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createOrderCall } from "#app/features/orders/order-calls.ts";
import { showPaymentCall } from "#app/features/payments/calls.ts";
import { cardFor, goodCard, step } from "#app/features/payments/payment-examples.ts";
import { demoCode } from "#app/features/payments/rules/bank/test-cards.ts";
import { bankKey } from "#app/features/payments/server/bank/bank-key.server.ts";
import { hmacOf } from "#app/features/payments/server/gateways/signatures.server.ts";
import { database } from "#app/platform/database.server.ts";
import { brokenShelves, shelf } from "../../factories/orders/orders-api.ts";
import { sendForm } from "../../factories/program/send-form.ts";
import {
  besideBystanders,
  byEachOf,
  countOfEach,
  crowd,
  crowdedPrograms,
  outcomeOf,
  untilDecided,
} from "./crowd.ts";
import { crowdedShop, once } from "./crowded-shop.ts";

/* A crowd at the row of one part's stock, of one order or of one payment, at two programs, while others do something else. */

const { addressOf, callerOf, bystanders } = crowdedPrograms();
const shop = crowdedShop(callerOf);

test(`of ${crowd} who order the last ten pieces of a part ten get one each, and the others hear 409`, async () => {
  await shop.countStock(10);
  const { reserved } = await shelf(shop.part);
  const buyers: Awaited<ReturnType<typeof shop.buyer>>[] = [];
  for (let number = 0; number < crowd; number += 1) buyers.push(await shop.buyer(`buyer-${number}`, number));
  const orders = buyers.map(({ call, body }) => {
    const request = { ...once(), body };
    return () => call(createOrderCall, request);
  });
  const replies = await besideBystanders(bystanders, () => Promise.all(orders.map((order) => order())));
  expect(countOfEach(replies.map(outcomeOf))).toEqual({ 200: 10, "409 out-of-stock": crowd - 10 });
  expect(await shelf(shop.part)).toEqual({ onHand: reserved + 10, reserved: reserved + 10 });
  expect(await brokenShelves()).toEqual([]);
});

test(`one customer who orders one cart on ${crowd} devices at once has one order`, async () => {
  await shop.countStock(crowd);
  const { token, body } = await shop.buyer("buyer-on-many-devices");
  const order = (number: number) => callerOf(number, token)(createOrderCall, { ...once(), body });
  const replies = await besideBystanders(bystanders, () => byEachOf(crowd, order));
  expect(countOfEach(replies.map(outcomeOf))).toEqual({ 200: crowd });
  expect(new Set(replies.map((reply) => reply.ok && reply.data.id)).size).toBe(1);
  expect(await brokenShelves()).toEqual([]);
});

describe("one order", () => {
  test(`is led to one page of the bank by ${crowd} attempts to pay it`, async () => {
    const { pay } = await shop.newOrder("payer-by-card");
    const replies = await besideBystanders(bystanders, () => byEachOf(crowd, (number) => pay(number)));
    expect(countOfEach(replies.map(outcomeOf))).toEqual({ 200: crowd });
    // Each program names the bank by its own address.
    const pages = replies.map((reply) => reply.ok && new URL(reply.data.redirectUrl).pathname);
    expect(new Set(pages).size).toBe(1);
    expect(new Set(replies.map((reply) => reply.ok && reply.data.attemptId)).size).toBe(1);
  });

  test(`has one attempt that is offered after ${crowd} attempts by two methods in turn`, async () => {
    const { id, pay } = await shop.newOrder("payer-by-two-methods");
    const replies = await besideBystanders(bystanders, () =>
      byEachOf(crowd, (number) => pay(number, number % 4 < 2 ? "card" : "debit")),
    );
    expect(countOfEach(replies.map(outcomeOf))).toEqual({ 200: crowd });
    const { rows } =
      await sql`select id from payments.attempt where reference = ${id} and is_offered`.execute(database());
    expect(rows).toHaveLength(1);
  });

  test(`is paid once by ${crowd} codes at the bank, ${crowd} notifications, ${crowd} returns and ${crowd} further attempts`, async () => {
    const { id, token, totals, pay, show } = await shop.newOrder("payer-of-many-returns");
    const requested = await pay(0);
    if (!requested.ok) throw new Error(requested.code);
    const { attemptId, redirectUrl } = requested.data;
    const atBank = (number: number, name: "card" | "code") => {
      const { pathname, search } = new URL(step(redirectUrl, name));
      return `${addressOf(number)}${pathname}${search}`;
    };
    // The bank's own notification comes much later: the crowd brings it.
    const card = { number: cardFor("reported-late"), ...goodCard };
    expect((await sendForm(atBank(0, "card"), card)).status).toBe(303);
    const codes = await besideBystanders(bystanders, () =>
      byEachOf(crowd, (number) => untilDecided(() => sendForm(atBank(number, "code"), { code: demoCode }))),
    );
    expect(countOfEach(codes.map(({ status }) => String(status)))).toEqual({ 303: crowd });

    const { pathname } = new URL(redirectUrl);
    const charge = pathname.split("/").at(-1) ?? "";
    const [notices, returns, attempts] = await besideBystanders(bystanders, () =>
      Promise.all([
        byEachOf(crowd, (number) => notify(addressOf(number), charge)),
        byEachOf(crowd, (number) => callerOf(number, token)(showPaymentCall, { params: { attemptId } })),
        byEachOf(crowd, (number) => pay(number, number % 2 === 0 ? "card" : "debit")),
      ]),
    );
    expect(countOfEach(notices)).toEqual({ 200: crowd });
    expect(countOfEach(returns.map(outcomeOf))).toEqual({ 200: crowd });
    const { 200: led = 0, ...others } = countOfEach(attempts.map(outcomeOf));
    expect(others).toEqual(led === crowd ? {} : { "409 already-paid": crowd - led });
    await expect.poll(show).toMatchObject({ data: { state: "PAID" } });
    const { rows } =
      await sql`select captured, (select count(*) from orders.paper where order_id = own.id) as papers
      from orders.order as own where id = ${id}`.execute(database());
    expect(rows).toEqual([{ captured: totals.totalPrice, papers: 1 }]);
    expect(await brokenShelves()).toEqual([]);
  });
});

/** The bank's notification that a charge was paid; answers the status. */
async function notify(address: string, charge: string): Promise<string> {
  const body = JSON.stringify({ id: `${charge}.captured`, charge, state: "captured" });
  const headers = { "content-type": "application/json", "x-bank-signature": hmacOf(bankKey(), body) };
  const path = "/payments/notifications/demo";
  const send = () => fetch(address + path, { method: "POST", headers, body });
  return String((await untilDecided(send)).status);
}
