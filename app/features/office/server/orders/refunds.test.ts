import { beforeAll, describe, expect, test } from "vitest";
import { auditOf } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { counterOnDemo } from "../../../../../tests/factories/orders/counter-deeds.ts";
import { bankRefunds, main, salwa } from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { listOrdersCall, showOrderCall } from "../../calls/orders/order-calls.ts";
import {
  approveRefundCall,
  cancelOrderCall,
  declineRefundCall,
  requestRefundCall,
  withdrawRefundCall,
} from "../../calls/orders/order-deed-calls.ts";
import { showQueueCall } from "../../calls/queue-calls.ts";

testDatabase();
const shop = counterOnDemo();

type Member = Awaited<ReturnType<typeof staffMember>>;
let counter: Member;
let manager: Member;
let other: Member;
beforeAll(async () => {
  counter = await staffMember({ role: "parts", place: main, name: "Mahmoud El Sayed" });
  manager = await staffMember({ role: "manager", name: "Maryam Al Sulaiti" });
  other = await staffMember({ role: "manager", place: main, name: "Ali Al Yafei" });
});

const shown = async (id: string) => (await officeApiAs(manager).get(showOrderCall, { params: { id } })).data;
const seen = async (id: string) => ({ params: { id }, body: { version: (await shown(id)).version } });
const request = async (id: string, as: Member, amount = 5_000) => {
  const { params, body } = await seen(id);
  return officeApiAs(as).post(requestRefundCall, {
    params,
    body: { ...body, amount, reason: "Scratched box" },
  });
};
const approve = async (id: string, as: Member) => officeApiAs(as).post(approveRefundCall, await seen(id));

describe("a refund", () => {
  test("is requested by the counter and approved by a manager: then the money goes back", async () => {
    const id = await shop.collectedOrder();
    expect((await request(id, counter)).status).toBe(200);
    expect(await shop.show(id)).toMatchObject({ state: "COLLECTED", refundPending: 0 });
    expect((await request(id, manager)).code).toBe("refund-open");
    const { items } = (await officeApiAs(manager).get(showQueueCall, { query: {} })).data;
    expect(items).toContainEqual(expect.objectContaining({ kind: "order-refund", id }));
    expect((await approve(id, manager)).status).toBe(200);
    expect(await shop.show(id)).toMatchObject({ state: "REFUND_PENDING", refundPending: 5_000 });
    await bankRefunds(id);
    expect(await shown(id)).toMatchObject({
      ...{ state: "PARTLY_REFUNDED", totals: { credited: 5_000, refunded: 5_000 } },
      refunds: [{ decision: "approved", decidedBy: "Maryam Al Sulaiti" }],
    });
    const { entries } = await auditOf({ type: "order", id }, { vias: ["write"], limit: 10 });
    expect(entries.map(({ deed }) => deed)).toEqual(["approve-refund", "request-refund"]);
    expect((await approve(id, manager)).code).toBe("refund-not-open");
  });

  test("is approved by nobody who requested it, whatever their role", async () => {
    const id = await shop.collectedOrder();
    await request(id, manager);
    const { items } = (await officeApiAs(manager).get(showQueueCall, { query: {} })).data;
    expect(items.map((item) => item.id)).not.toContain(id);
    expect((await approve(id, manager)).code).toBe("own-request");
    const declined = await officeApiAs(manager).post(declineRefundCall, {
      params: { id },
      body: { ...(await seen(id)).body, reason: "Never mind" },
    });
    expect(declined.code).toBe("own-request");
    expect((await approve(id, counter)).code).toBe("not-allowed");
    expect((await approve(id, await staffMember({ role: "manager", place: salwa }))).code).toBe(
      "not-allowed",
    );
    expect(await shop.show(id)).toMatchObject({ state: "COLLECTED", refundPending: 0 });
    expect((await approve(id, other)).status).toBe(200);
  });

  test("is taken back by who requested it alone, and another may be requested then", async () => {
    const id = await shop.collectedOrder();
    await request(id, counter);
    const withdraw = async (as: Member) => officeApiAs(as).post(withdrawRefundCall, await seen(id));
    expect((await withdraw(other)).code).toBe("own-request");
    expect((await withdraw(counter)).status).toBe(200);
    const { entries } = await auditOf({ type: "order", id }, { vias: ["write"], limit: 10 });
    expect(entries[0]).toMatchObject({ deed: "withdraw-refund", staffName: "Mahmoud El Sayed" });
    expect((await approve(id, manager)).code).toBe("refund-not-open");
    expect(await shown(id)).toMatchObject({ refunds: [{ decision: "withdrawn", answer: "" }] });
    expect((await request(id, manager, 1_000)).status).toBe(200);
  });

  test("waits for nobody once its order is canceled", async () => {
    const { id } = await shop.paidOrder(numbers.oil, 1);
    await request(id, counter, 1_000);
    const refunds = async () =>
      (await officeApiAs(manager).get(listOrdersCall, { query: { tab: "refunds" } })).data.rows.map(
        (row) => row.id,
      );
    expect(await refunds()).toContain(id);
    const { params, body } = await seen(id);
    await officeApiAs(manager).post(cancelOrderCall, { params, body: { ...body, reason: "Damaged" } });
    expect(await refunds()).not.toContain(id);
  });

  test("needs a sign-in of the last minutes", async () => {
    const id = await shop.collectedOrder();
    await request(id, counter);
    const early = await staffMember({ role: "manager", at: new Date(now().getTime() - 6 * 60_000) });
    expect((await approve(id, early)).code).toBe("sign-in-again");
    expect((await approve(id, manager)).status).toBe(200);
  });

  test("is given once, however many approve it at the same moment", async () => {
    const id = await shop.collectedOrder();
    await request(id, counter);
    const at = await seen(id);
    const answers = await Promise.all(
      [manager, other, manager, other].map((one) => officeApiAs(one).post(approveRefundCall, at)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill("changed-meanwhile"));
    expect(await shop.show(id)).toMatchObject({ refundPending: 5_000 });
  });

  test("that was declined leaves the price, and says why; another may be requested", async () => {
    const id = await shop.collectedOrder();
    await request(id, counter);
    await officeApiAs(manager).post(declineRefundCall, {
      params: { id },
      body: { ...(await seen(id)).body, reason: "The box is not the part" },
    });
    expect(await shown(id)).toMatchObject({
      ...{ state: "COLLECTED", totals: { credited: 0 } },
      refunds: [{ decision: "declined", answer: "The box is not the part" }],
    });
    expect((await request(id, counter)).status).toBe(200);
  });

  test("of more than is left is refused, as it is requested and as it is approved", async () => {
    const { id, totals } = await shop.paidOrder(numbers.oil, 2);
    expect((await request(id, counter, totals.totalPrice + 1)).code).toBe("more-than-owed");
    await request(id, counter, 1_000);
    const { params, body } = await seen(id);
    await officeApiAs(counter).post(cancelOrderCall, { params, body: { ...body, reason: "Damaged" } });
    expect((await approve(id, manager)).code).toBe("not-paid");
    expect(await shop.show(id)).toMatchObject({ refundPending: totals.totalPrice });
    await bankRefunds(id);
  });
});
