import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { auditOf } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import { counterOnDemo, occasionsOf } from "../../../../../tests/factories/orders/counter-deeds.ts";
import {
  demoBank,
  GatewayRefused,
  GatewayUnavailable,
  reconcilePayments,
} from "../../../../../tests/factories/orders/demo-bank.ts";
import { bankSays, khor, main } from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { showOrderCall } from "../../calls/orders/order-calls.ts";
import { cancelOrderCall } from "../../calls/orders/order-deed-calls.ts";
import {
  confirmRefundCall,
  recordRefundCall,
  resendRefundCall,
} from "../../calls/orders/stuck-refund-calls.ts";
import { showQueueCall } from "../../calls/queue-calls.ts";

testDatabase();
const shop = counterOnDemo();
afterEach(() => vi.restoreAllMocks());

type Member = Awaited<ReturnType<typeof staffMember>>;
let manager: Member;
let counter: Member;
beforeAll(async () => {
  await importPlaces();
  manager = await staffMember({ role: "manager", place: main, name: "Maryam Al Sulaiti" });
  counter = await staffMember({ role: "parts", place: main });
});

const shown = async (id: string) => (await officeApiAs(manager).get(showOrderCall, { params: { id } })).data;
const inHours = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
const queueOf = async (id: string, as = manager) => {
  const { data } = await officeApiAs(as).get(showQueueCall, { query: { kind: "order-refund-stuck" } });
  return data.items.filter(({ to }) => to === `/orders/${id}`);
};
const bankAnswers = (answer: Error | "refunded") =>
  vi.spyOn(demoBank(), "refund").mockImplementation(async ({ refundId }) => {
    if (answer instanceof Error) throw answer;
    return { state: answer, gatewayRefundId: `at-bank-${refundId}` };
  });
async function canceled() {
  const { id, totals } = await shop.paidOrder(numbers.oil, 1);
  const body = { version: (await shown(id)).version, reason: "Damaged" };
  await officeApiAs(manager).post(cancelOrderCall, { params: { id }, body });
  return { id, price: totals.totalPrice };
}
async function aboutRefund(id: string) {
  const { version, stuckRefunds } = await shown(id);
  return { version, refundId: stuckRefunds[0]?.id ?? "" };
}
const note = "Transfer QNB 4711, agreed by telephone";

describe("a refund of a canceled order that the gateway refuses", () => {
  test("is in the queue with amount, order, customer, method and why, and the customer hears of it", async () => {
    const { id, price } = await canceled();
    bankAnswers(new GatewayRefused("no", 403));
    await reconcilePayments(inHours(1));
    const [item] = await queueOf(id);
    expect(item).toMatchObject({ kind: "order-refund-stuck", title: (await shown(id)).number });
    for (const fact of [/QAR/, /Refused by the gateway/, /Credit or debit card/, /Noora/])
      expect(item?.detail).toMatch(fact);
    expect(await shown(id)).toMatchObject({
      stuckRefunds: [{ amount: price, cause: "refused", failureCode: "refused-403", gateway: "demo" }],
    });
    expect(await shop.show(id)).toMatchObject({ state: "REFUND_PENDING", refunded: 0, refundStuck: price });
    expect((await occasionsOf(id)).filter((one) => one.startsWith("refund"))).toEqual(["refund-stuck"]);
    expect(await queueOf(id, counter)).toEqual([]);
  });

  test("is sent once more: it leaves the queue, the money goes back, and nobody hears of it twice", async () => {
    const { id, price } = await canceled();
    bankAnswers(new GatewayRefused("no", 403));
    await reconcilePayments(inHours(1));
    const again = async () =>
      officeApiAs(manager).post(resendRefundCall, { params: { id }, body: await aboutRefund(id) });
    expect((await again()).status).toBe(200);
    expect(await queueOf(id)).toEqual([]);
    await reconcilePayments(inHours(2));
    expect(await queueOf(id)).toHaveLength(1);
    await again();
    bankAnswers("refunded");
    await reconcilePayments(inHours(3));
    expect(await queueOf(id)).toEqual([]);
    expect(await shop.show(id)).toMatchObject({ state: "REFUNDED", refunded: price, refundedByHand: 0 });
    expect((await occasionsOf(id)).filter((one) => one.startsWith("refund"))).toEqual([
      "refund-stuck",
      "refunded",
    ]);
  });

  test("is given back by other means, with a note, in history and audit, and the customer hears the truth", async () => {
    const { id, price } = await canceled();
    bankAnswers(new GatewayRefused("no", 403));
    await reconcilePayments(inHours(1));
    const about = await aboutRefund(id);
    const record = (as: Member) =>
      officeApiAs(as).post(recordRefundCall, { params: { id }, body: Object.assign({ note }, about) });
    expect((await record(counter)).status).toBe(403);
    expect((await record(manager)).status).toBe(200);
    expect((await record(manager)).status).toBe(409);
    expect(await queueOf(id)).toEqual([]);
    const order = await shown(id);
    expect(order).toMatchObject({ state: "REFUNDED", stuckRefunds: [], totals: { refunded: price } });
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ deed: "record-refund", amount: price, note, by: "Maryam Al Sulaiti" }),
    );
    const { entries } = await auditOf({ type: "order", id }, { vias: ["write"], limit: 1 });
    expect(entries).toMatchObject([{ deed: "record-refund", reason: note }]);
    expect(await shop.show(id)).toMatchObject({ refundedByHand: price, refundStuck: 0 });
    expect((await occasionsOf(id)).filter((one) => one.startsWith("refund"))).toEqual([
      "refund-stuck",
      "refunded-by-hand",
    ]);
  });
});

test("a bank that is away for 20 hours: the gateway has made it after all, and the customer has it on the card", async () => {
  const { id, price } = await canceled();
  bankAnswers(new GatewayUnavailable("away"));
  await reconcilePayments(inHours(1));
  await reconcilePayments(inHours(19));
  expect(await queueOf(id)).toEqual([]);
  await reconcilePayments(inHours(21));
  expect((await queueOf(id))[0]?.detail).toMatch(/No answer/);
  const body = Object.assign({ note: "Said so by telephone" }, await aboutRefund(id));
  expect((await officeApiAs(manager).post(confirmRefundCall, { params: { id }, body })).status).toBe(200);
  expect(await queueOf(id)).toEqual([]);
  expect(await shop.show(id)).toMatchObject({ state: "REFUNDED", refunded: price, refundedByHand: 0 });
  expect((await occasionsOf(id)).at(-1)).toBe("refunded");
});

test("a second payment that cannot go back is work too, and leaves the order paid", async () => {
  const { id, payment, totals } = await shop.paidOrder(numbers.oil, 1);
  await bankSays(payment?.attemptId ?? "", "captured", { second: true });
  bankAnswers(new GatewayRefused("no", 422));
  await reconcilePayments(inHours(1));
  expect(await queueOf(id)).toHaveLength(1);
  expect(await shop.show(id)).toMatchObject({ state: "PAID", refundStuck: totals.totalPrice });
  const body = Object.assign({ note }, await aboutRefund(id));
  await officeApiAs(manager).post(recordRefundCall, { params: { id }, body });
  expect(await shop.show(id)).toMatchObject({
    state: "PAID",
    refundStuck: 0,
    refundedByHand: totals.totalPrice,
    overpaid: { refunded: totals.totalPrice, refundPending: 0 },
  });
  expect(await occasionsOf(id)).not.toContain("second-payment-refunded");
});

test("what lies at the gateway for over 7 days is work, which ends when the gateway decides", async () => {
  const { id, price } = await canceled();
  vi.spyOn(demoBank(), "refund").mockImplementation(async ({ refundId }) => ({
    state: "pending",
    gatewayRefundId: refundId,
  }));
  const read = vi
    .spyOn(demoBank(), "readRefund")
    .mockImplementation(async ({ gatewayRefundId }) => ({ state: "pending", gatewayRefundId }));
  await reconcilePayments(inHours(1));
  await reconcilePayments(inHours(8 * 24));
  expect(await shown(id)).toMatchObject({ stuckRefunds: [{ cause: "waits", canSendAgain: false }] });
  expect(
    (await officeApiAs(manager).post(resendRefundCall, { params: { id }, body: await aboutRefund(id) })).code,
  ).toBe("refund-not-stuck");
  read.mockImplementation(async ({ gatewayRefundId }) => ({ state: "refunded", gatewayRefundId }));
  await reconcilePayments(inHours(9 * 24));
  expect(await queueOf(id)).toEqual([]);
  expect(await shop.show(id)).toMatchObject({ state: "REFUNDED", refunded: price });
});

describe("who sees it", () => {
  test("nobody of another counter, nor their deeds", async () => {
    const { id } = await canceled();
    bankAnswers(new GatewayRefused("no", 403));
    await reconcilePayments(inHours(1));
    const elsewhere = await staffMember({ role: "manager", place: khor });
    expect(await queueOf(id, elsewhere)).toEqual([]);
    const body = Object.assign({ note }, await aboutRefund(id));
    expect((await officeApiAs(elsewhere).post(recordRefundCall, { params: { id }, body })).status).toBe(403);
  });
});
