import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { showBoardCall } from "#app/features/office/calls/appointment-calls.ts";
import { createOrderCall } from "#app/features/orders/order-calls.ts";
import { showPaymentCall } from "#app/features/payments/calls.ts";
import { requestCodeCall, verifyCodeCall } from "#app/features/phone/calls.ts";
import { database } from "#app/platform/database.server.ts";
import { officeCaller } from "../../factories/office/office-caller.ts";
import { staffMember } from "../../factories/office/staff.ts";
import { newBrowser, newPhone } from "../../factories/phone.ts";
import { newAddress } from "../../factories/program/api-caller.ts";
import {
  besideHeldRows,
  byEachOf,
  countOfEach,
  crowd,
  crowdedPrograms,
  holding,
  outcomeOf,
} from "./crowd.ts";
import { crowdedShop, once } from "./crowded-shop.ts";
import { serviceBookings } from "./service-bookings.ts";

/* A crowd before a row that something slow holds, at two programs: those who want something else are answered meanwhile. */

const { url, addressOf, callerOf, bystanders } = crowdedPrograms();
const shop = crowdedShop(callerOf);

/** What each of the crowd hears in the end. */
async function heard(rows: string, send: (number: number) => Promise<string>) {
  return countOfEach(await besideHeldRows({ url, rows }, bystanders, () => byEachOf(crowd, send)));
}

const keyed = () => ({ idempotencyKey: randomUUID() });
const owner = () => ({ phone: newPhone(), purpose: "lead", browser: newBrowser() }) as const;

test("one code", async () => {
  const own = owner();
  expect(outcomeOf(await callerOf(0)(requestCodeCall, { ...keyed(), body: own }))).toBe("200");
  const body = { ...own, code: "000000" };
  const outcomes = await heard("select from phone.code", async (number) =>
    outcomeOf(await callerOf(number)(verifyCodeCall, { ...keyed(), body })),
  );
  expect(outcomes).toEqual({ "422 code-wrong": 5, "429 tries-used-up": crowd - 5 });
});

test("the codes of one number", async () => {
  const { phone } = owner();
  const send = async (number: number) =>
    outcomeOf(await callerOf(number)(requestCodeCall, { ...keyed(), body: { ...owner(), phone } }));
  expect(await send(0)).toBe("200");
  const outcomes = await heard("select from phone.request_count", send);
  expect(outcomes).toEqual({ 200: 4, "428 work-needed": crowd - 4 });
});

test("the limit of one address", async () => {
  const address = newAddress();
  const send = async (number: number) => {
    const call = callerOf(number, undefined, () => address);
    return outcomeOf(await call(verifyCodeCall, { ...keyed(), body: { ...owner(), code: "000000" } }));
  };
  expect(await send(0)).toBe("410 code-expired");
  const outcomes = await heard("select from platform.rate_limit", send);
  const limit = verifyCodeCall.limit ?? 0;
  expect(outcomes).toEqual({ "410 code-expired": limit - 1, "429 too-many-requests": crowd + 1 - limit });
});

test("the session of a member of staff, whose use nobody waits for", async () => {
  const { cookie, sessionId } = await staffMember({ role: "manager", place: serviceBookings.placeId });
  await sql`update staff.session set last_used_at = last_used_at - interval '10 minutes'
    where id = ${sessionId}`.execute(database());
  const input = { params: { center: serviceBookings.placeId }, query: {} };
  const show = async (number: number) =>
    `${(await officeCaller(addressOf(number), cookie)(showBoardCall, input)).status}`;
  const rows = `select from staff.session where id = '${sessionId}'`;
  expect(countOfEach(await holding({ url, rows }, () => byEachOf(crowd, show)))).toEqual({ 200: crowd });
});

test("one part's stock", async () => {
  const buyers: Awaited<ReturnType<typeof shop.buyer>>[] = [];
  for (let number = 0; number < crowd; number += 1) buyers.push(await shop.buyer(`waiter-${number}`, number));
  await shop.countStock(10);
  const outcomes = await heard("select from orders.stock", async (number) => {
    const { call, body } = buyers[number] ?? { call: callerOf(0), body: undefined as never };
    return outcomeOf(await call(createOrderCall, { ...once(), body }));
  });
  expect(outcomes).toEqual({ 200: 10, "409 out-of-stock": crowd - 10 });
});

test("one attempt to pay", async () => {
  const { token, pay } = await shop.newOrder("waiter-of-a-payment");
  const requested = await pay(0);
  if (!requested.ok) throw new Error(requested.code);
  const { attemptId } = requested.data;
  const outcomes = await heard("select from payments.attempt", async (number) =>
    outcomeOf(await callerOf(number, token)(showPaymentCall, { params: { attemptId } })),
  );
  expect(outcomes).toEqual({ 200: crowd });
});
