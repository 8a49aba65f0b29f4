import { beforeAll, describe, expect, test } from "vitest";
import { auditOf } from "#app/features/staff/staff.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { announcedTopics } from "../../../../../tests/factories/office/announced-topics.ts";
import { office, officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { counterOnDemo, occasionsOf } from "../../../../../tests/factories/orders/counter-deeds.ts";
import { bankRefunds, brokenShelves, main, salwa } from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { countOrdersCall, listOrdersCall, showOrderCall } from "../../calls/orders/order-calls.ts";
import {
  acceptReturnCall,
  cancelOrderCall,
  fillShortageCall,
  handOverOrderCall,
  markReadyCall,
  markShortCall,
  receiveReturnCall,
  refuseReturnCall,
  startPickingCall,
} from "../../calls/orders/order-deed-calls.ts";
import { searchCall } from "../../calls/people-calls.ts";
import { showQueueCall } from "../../calls/queue-calls.ts";

testDatabase();
const shop = counterOnDemo();
const { oil, padsAfter } = numbers;

type Member = Awaited<ReturnType<typeof staffMember>>;
let counter: Member;
let elsewhere: Member;
let adviser: Member;
beforeAll(async () => {
  counter = await staffMember({ role: "parts", place: main, name: "Mahmoud El Sayed" });
  elsewhere = await staffMember({ role: "parts", place: salwa });
  adviser = await staffMember({ role: "adviser" });
});

const at = async (id: string) => ({ params: { id }, body: { version: (await shown(id)).version } });
const shown = async (id: string, as = counter) =>
  (await officeApiAs(as).get(showOrderCall, { params: { id } })).data;
const listed = async (as: Member, query = {}) =>
  (await officeApiAs(as).get(listOrdersCall, { query })).data.rows.map(({ id }) => id);
const entries = async (id: string) =>
  (await auditOf({ type: "order", id }, { vias: ["write"], limit: 50 })).entries;

describe("orders of parts in the office", () => {
  test("are of their counter: shown and changed by nobody else", async () => {
    const { id, version } = await shop.paidOrder(oil, 2);
    const start = { params: { id }, body: { version } };
    for (const [who, status] of [
      [undefined, 401],
      [adviser, 403],
      [elsewhere, 403],
    ] as const) {
      const api = officeApiAs(who);
      expect((await api.get(showOrderCall, { params: { id } })).status).toBe(status);
      expect((await api.post(startPickingCall, start)).status).toBe(status);
    }
    expect(await listed(elsewhere)).not.toContain(id);
    expect(await listed(counter, { place: salwa })).toEqual([]);
    expect(await listed(counter)).toContain(id);
    const auditor = officeApiAs(await staffMember({ role: "auditor" }));
    expect((await auditor.get(showOrderCall, { params: { id } })).status).toBe(200);
    expect((await auditor.post(startPickingCall, start)).code).toBe("not-allowed");
  });

  test("go from the list to the customer's hands; each step is said, announced and in the audit once", async () => {
    const { id, number } = await shop.paidOrder(oil, 2);
    const api = officeApiAs(counter);
    const topics = await announcedTopics(async () => {
      expect((await api.post(startPickingCall, await at(id))).status).toBe(200);
    });
    expect(topics).toEqual([`orders/${main}`, "queue"]);
    expect((await api.post(markReadyCall, await at(id))).status).toBe(200);
    expect(await listed(counter, { tab: "ready" })).toContain(id);
    const { pickupCode } = await shop.show(id);
    expect(JSON.stringify(await shown(id))).not.toContain(pickupCode);
    const hand = async (code: string) => {
      const { params, body } = await at(id);
      return api.post(handOverOrderCall, { params, body: { ...body, pickupCode: code } });
    };
    expect(await hand("222222")).toMatchObject({ status: 422, code: "code-unknown" });
    expect((await hand(pickupCode ?? "")).status).toBe(200);
    const order = await shown(id);
    expect(order).toMatchObject({ number, state: "COLLECTED", customer: { name: "Noora Al Kuwari" } });
    expect(order.timeline.map(({ deed, state, by }) => [deed ?? state, by])).toEqual([
      ["AWAITING_PAYMENT", null],
      ["PAID", null],
      ["start-picking", "Mahmoud El Sayed"],
      ["mark-ready", "Mahmoud El Sayed"],
      ["hand-over", "Mahmoud El Sayed"],
    ]);
    expect((await entries(id)).map(({ deed }) => deed).toSorted()).toEqual([
      "hand-over-order",
      "mark-ready",
      "start-picking",
      "try-pickup-code",
    ]);
    expect(await brokenShelves()).toEqual([]);
  });

  test("that a colleague changed meanwhile stay as they are, and say who was faster", async () => {
    const { id, version } = await shop.paidOrder(oil, 1);
    const seen = { params: { id }, body: { version } };
    expect((await officeApiAs(counter).post(startPickingCall, seen)).status).toBe(200);
    const second = await officeApiAs(await staffMember({ role: "manager" })).post(cancelOrderCall, {
      ...{ params: { id }, body: { version, reason: "Damaged" } },
    });
    expect(second).toMatchObject({
      status: 409,
      code: "changed-meanwhile",
      said: { by: "Mahmoud El Sayed" },
    });
    expect((await shown(id)).state).toBe("PICKING");
    const canceled = await at(id);
    await officeApiAs(counter).post(cancelOrderCall, {
      params: { id },
      body: { ...canceled.body, reason: "Damaged on the way" },
    });
    expect((await entries(id))[0]).toMatchObject({ deed: "cancel-order", reason: "Damaged on the way" });
    expect(await occasionsOf(id)).toEqual(["paid", "canceled-by-us"]);
    await bankRefunds(id);
  });

  test("are found by their number, a telephone number or their customer's name, whatever the tab, at one's own counters", async () => {
    const { id, number = "" } = await shop.paidOrder(oil, 1, khalid);
    const phone = (await shown(id)).phone;
    for (const text of [
      number ?? "",
      (number ?? "").toLowerCase().replace("-", " "),
      phone,
      `+974 ${phone}`,
      phone.slice(-4),
      khalid.firstName,
    ])
      expect(await listed(counter, { tab: "returns", text }), text ?? "").toContain(id);
    expect(await listed(elsewhere, { text: number })).toEqual([]);
    expect(await listed(counter, { text: "Nobody Xylander" })).toEqual([]);
    const found = async (as: Member) =>
      (await officeApiAs(as).get(searchCall, { query: { text: number ?? "" } })).data.records;
    expect(await found(counter)).toMatchObject([{ kind: "order", id, to: `/orders/${id}` }]);
    expect(await found(elsewhere)).toEqual([]);
  });

  test("are counted as their lists have them", async () => {
    const api = officeApiAs(counter);
    const all = await listed(counter, { tab: "all" });
    const { data } = await api.get(countOrdersCall, { query: {} });
    expect(data["to-pick"]).toBe((await listed(counter, { tab: "to-pick" })).length);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(2);
  });
});

test("what the bank and the customer do is announced as well", async () => {
  let id = "";
  const paid = await announcedTopics(async () => {
    id = (await shop.paidOrder(oil, 1)).id;
  });
  expect(paid).toEqual([`orders/${main}`, "queue"]);
  const canceled = await announcedTopics(() => shop.post(`/v3/parts/orders/${id}/cancel`, {}, { as: noora }));
  expect(canceled).toEqual([`orders/${main}`, "queue"]);
  expect(await listed(counter)).not.toContain(id);
});

describe("missing pieces", () => {
  test("are the customer's to answer, and come where they wait for them", async () => {
    const { id } = await shop.paidOrder(padsAfter, 2);
    const api = officeApiAs(counter);
    await api.post(startPickingCall, await at(id));
    const { params, body } = await at(id);
    const short = await api.post(markShortCall, { params, body: { ...body, line: 1, quantity: 1 } });
    expect(short.status).toBe(200);
    expect(await listed(counter, { tab: "shortage" })).toContain(id);
    expect((await api.post(markReadyCall, await at(id))).code).toBe("pieces-missing");
    const fill = async () => {
      const seen = await at(id);
      return api.post(fillShortageCall, { params, body: { ...seen.body, line: 1 } });
    };
    expect((await fill()).code).toBe("no-shortage");
    await shop.post(`/v3/parts/orders/${id}/shortage`, { line: 1, choice: "wait" }, { as: noora });
    expect((await shown(id)).lines).toMatchObject([{ short: 1, shortAnswer: "wait" }]);
    expect((await fill()).status).toBe(200);
    expect((await api.post(markReadyCall, await at(id))).status).toBe(200);
  });
});

describe("a return", () => {
  const requested = async () => {
    const id = await shop.collectedOrder(padsAfter, 2);
    const topics = await announcedTopics(() =>
      shop.post(
        `/v3/parts/orders/${id}/returns`,
        { lines: [{ line: 1, quantity: 1, reason: "faulty" }] },
        { as: noora },
      ),
    );
    expect(topics).toEqual([`orders/${main}`, "queue"]);
    return { id, returnId: (await shown(id)).returns[0]?.id ?? "" };
  };

  test("waits in list and queue, is accepted, received and paid back", async () => {
    const { id, returnId } = await requested();
    const api = officeApiAs(counter);
    expect(await listed(counter, { tab: "returns" })).toContain(id);
    const { items } = (await api.get(showQueueCall, { query: {} })).data;
    expect(items).toContainEqual(expect.objectContaining({ kind: "order-return", id, to: `/orders/${id}` }));
    const seen = async () => ({ ...(await at(id)).body, returnId });
    const params = { id };
    expect((await api.post(acceptReturnCall, { params, body: await seen() })).status).toBe(200);
    const received = await api.post(receiveReturnCall, {
      params,
      body: { ...(await seen()), restock: true },
    });
    expect(received.status).toBe(200);
    expect(await listed(counter, { tab: "returns" })).not.toContain(id);
    expect(await shown(id)).toMatchObject({ state: "REFUND_PENDING", lines: [{ returned: 1 }] });
    expect(await occasionsOf(id)).toContain("return-accepted");
  });

  test("is declined with a reason that the customer reads", async () => {
    const { id, returnId } = await requested();
    const body = { ...(await at(id)).body, returnId };
    const api = officeApiAs(counter);
    const refuse = (answer: string) =>
      api.post(refuseReturnCall, { params: { id }, body: { ...body, answer } });
    expect((await refuse(" ")).code).toBe("invalid-input");
    expect((await refuse("The box was opened")).status).toBe(200);
    expect((await shop.show(id)).returns).toMatchObject([{ state: "refused", answer: "The box was opened" }]);
  });
});

test("the papers of an order open for who may see it", async () => {
  const { id } = await shop.paidOrder(oil, 1);
  const paper = (await shown(id)).papers[0]?.id;
  const open = (who: Member) =>
    office.request(`/office/papers/${paper}`, { headers: { cookie: who.cookie, "sec-fetch-site": "none" } });
  const opened = await open(counter);
  expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  // Nothing is handed out that would open elsewhere.
  expect(opened.headers.get("location")).toBeNull();
  expect(
    Buffer.from(await opened.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await open(elsewhere)).status).toBe(403);
  expect((await office.request(`/office/papers/${paper}`)).status).toBe(401);
  // Each opening is an entry.
  const { entries } = await auditOf({ type: "order", id }, { vias: ["view"], limit: 10 });
  expect(entries.filter(({ deed }) => deed === "show-order-paper")).toHaveLength(1);
});
