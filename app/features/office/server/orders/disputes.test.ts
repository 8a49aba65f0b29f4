import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import { bankRefunds, main, ordersApiOnDemo } from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import {
  acceptDisputeCall,
  answerDisputeCall,
  closeDisputeCall,
  recordDisputeCall,
} from "../../calls/orders/dispute-calls.ts";
import { showOrderCall } from "../../calls/orders/order-calls.ts";
import { cancelOrderCall } from "../../calls/orders/order-deed-calls.ts";
import { showQueueCall } from "../../calls/queue-calls.ts";

testDatabase();
const shop = ordersApiOnDemo();

async function managerOf(place: string) {
  await importPlaces();
  return officeApiAs(await staffMember({ role: "manager", place }));
}
const respondBy = "2026-12-20";

/** A paid order, and the manager of its counter with the deeds of it. */
async function contested() {
  const { id, totals } = await shop.paidOrder(numbers.oil, 1);
  const api = await managerOf(main);
  const shown = async () => (await api.get(showOrderCall, { params: { id } })).data;
  const noted = await api.post(recordDisputeCall, {
    params: { id },
    body: {
      version: (await shown()).version,
      number: `case-${id}`,
      amount: totals.totalPrice,
      reason: "Not recognized",
      respondBy,
    },
  });
  if (noted.status !== 200) throw new Error(JSON.stringify(noted));
  const order = await shown();
  const disputeId = order.disputes[0]?.id ?? "";
  return { id, api, shown, disputeId, price: totals.totalPrice };
}

test("is money that the order lacks, on both screens, and stands in the queue until its day", async () => {
  const { id, api, shown, price } = await contested();
  expect(await shown()).toMatchObject({
    state: "CHARGED_BACK",
    totals: { chargedBack: price, refunded: 0 },
    disputes: [{ state: "needs-response", isByHand: true, respondBy: "2026-12-20T21:00:00.000Z" }],
  });
  expect(await shop.show(id)).toMatchObject({ state: "CHARGED_BACK", chargedBack: price, refunded: 0 });
  const { items, counts } = (await api.get(showQueueCall, { query: { kind: "order-dispute" } })).data;
  expect(counts["order-dispute"]).toBeGreaterThan(0);
  expect(items.find(({ to }) => to === `/orders/${id}`)).toMatchObject({
    kind: "order-dispute",
    dueAt: "2026-12-20T21:00:00.000Z",
  });
});

test("that is won leaves the order as it was", async () => {
  const { id, api, shown, disputeId } = await contested();
  const text = "Collected with the code";
  const answer = { params: { id }, body: { version: (await shown()).version, disputeId, text } };
  expect(await api.post(answerDisputeCall, answer)).toMatchObject({ status: 200 });
  expect(await api.post(answerDisputeCall, answer)).toMatchObject({ status: 409 });
  const end = {
    params: { id },
    body: { version: (await shown()).version, disputeId, outcome: "won" as const },
  };
  expect(await api.post(closeDisputeCall, end)).toMatchObject({ status: 200 });
  expect(await shown()).toMatchObject({ state: "PAID", totals: { chargedBack: 0 } });
  expect((await shown()).timeline.map(({ deed }) => deed).filter(Boolean)).toEqual([
    "record-dispute",
    "answer-dispute",
    "close-dispute",
  ]);
});

test("of an order that is canceled gives nothing back once more, unless it is won", async () => {
  const { id, api, shown, disputeId, price } = await contested();
  await api.post(cancelOrderCall, {
    params: { id },
    body: { version: (await shown()).version, reason: "Contested" },
  });
  expect(await shown()).toMatchObject({ state: "CHARGED_BACK", totals: { refundRequested: 0 } });
  const end = {
    params: { id },
    body: { version: (await shown()).version, disputeId, outcome: "won" as const },
  };
  await api.post(closeDisputeCall, end);
  expect(await shown()).toMatchObject({ state: "REFUND_PENDING", totals: { refundRequested: price } });
  await bankRefunds(id);
  expect(await shown()).toMatchObject({ state: "REFUNDED" });
});

test("of money whose refund was not sent yet stops it, says so, and sends it once it is won", async () => {
  const { id, totals } = await shop.paidOrder(numbers.oil, 1);
  const api = await managerOf(main);
  const shown = async () => (await api.get(showOrderCall, { params: { id } })).data;
  const version = async () => (await shown()).version;
  await api.post(cancelOrderCall, { params: { id }, body: { version: await version(), reason: "Gone" } });
  expect(await shown()).toMatchObject({ state: "REFUND_PENDING" });
  const part = 1_000;
  const heard = { number: `case-${id}`, amount: totals.totalPrice - part, reason: "Not known", respondBy };
  await api.post(recordDisputeCall, {
    params: { id },
    body: Object.assign({ version: await version() }, heard),
  });
  expect(await shown()).toMatchObject({
    state: "REFUND_PENDING",
    totals: { refundRequested: part },
    withdrawnRefunds: [{ amount: totals.totalPrice }],
  });
  await bankRefunds(id);
  expect(await shop.show(id)).toMatchObject({ state: "REFUNDED", refunded: part, refundPending: 0 });
  const disputeId = (await shown()).disputes[0]?.id ?? "";
  const end = { version: await version(), disputeId, outcome: "won" as const };
  await api.post(closeDisputeCall, { params: { id }, body: end });
  expect(await shown()).toMatchObject({
    state: "REFUND_PENDING",
    totals: { refundRequested: totals.totalPrice },
  });
  await bankRefunds(id);
  expect(await shop.show(id)).toMatchObject({ state: "REFUNDED", refunded: totals.totalPrice });
});

test("that is accepted stays with the bank", async () => {
  const { id, api, shown, disputeId, price } = await contested();
  const accept = { params: { id }, body: { version: (await shown()).version, disputeId } };
  expect(await api.post(acceptDisputeCall, accept)).toMatchObject({ status: 200 });
  expect(await shown()).toMatchObject({ state: "CHARGED_BACK", totals: { chargedBack: price } });
});

describe("is refused", () => {
  test("a dispute of another order, one of nobody's counter, and one about more than was paid", async () => {
    const [one, other] = [await contested(), await contested()];
    const foreign = { version: (await one.shown()).version, disputeId: other.disputeId };
    expect(await one.api.post(acceptDisputeCall, { params: { id: one.id }, body: foreign })).toMatchObject({
      status: 404,
    });
    const elsewhere = await managerOf("rimal-parts-al-khor");
    const own = { version: (await one.shown()).version, disputeId: one.disputeId };
    expect((await elsewhere.post(acceptDisputeCall, { params: { id: one.id }, body: own })).status).toBe(403);
    const more = { version: own.version, number: "x", amount: 99_999_999, reason: "r", respondBy: null };
    expect(await one.api.post(recordDisputeCall, { params: { id: one.id }, body: more })).toMatchObject({
      status: 422,
    });
  });
});
