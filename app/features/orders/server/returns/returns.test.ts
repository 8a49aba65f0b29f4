import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { counterOnDemo, inDays, occasionsOf } from "../../../../../tests/factories/orders/counter-deeds.ts";
import { bankRefunds, brokenShelves, shelf } from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { acceptReturn, receiveReturn, refuseReturn } from "../../orders-for-staff.server.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import type { OrderRow } from "../orders/order-rows.server.ts";

testDatabase();
const { collectedOrder, deed, readyOrder, show, post } = counterOnDemo();
const { padsAfter } = numbers;

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
    const receive = () =>
      deed<OrderRow, string>(id, (trx, seen) => receiveReturn(trx, { ...seen, returnId }, { restock: true }));
    const accept = () =>
      deed<OrderRow, string>(id, (trx, seen) =>
        acceptReturn(trx, { ...seen, returnId, answer: "Please come" }),
      );
    expect(await receive()).toMatchObject({ code: "illegal-move" });
    expect(await accept()).toMatchObject({ ok: true });
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
    expect(await occasionsOf(id)).toEqual(["paid", "ready", "return-accepted", "refunded"]);
  });

  test("that is refused gives the pieces free for another request", async () => {
    const id = await collectedOrder();
    const { data } = await request(id, [line(2)]);
    const which = { returnId: data.returns[0]?.id ?? "", answer: "Opened" };
    const refused = await deed<OrderRow, string>(id, (trx, seen) => refuseReturn(trx, { ...seen, ...which }));
    expect(refused).toMatchObject({ ok: true, value: { changes: [{ field: "return", after: "refused" }] } });
    expect(await show(id)).toMatchObject({ state: "COLLECTED", lines: [{ returnable: { quantity: 2 } }] });
    expect(await occasionsOf(id)).toContain("return-refused");
    const news = { orderId: id, occasion: "return-refused", returnId: which.returnId } as const;
    await inTransaction<unknown, void>((trx) => notifyOfOrder.run(news, trx));
    const [mail] = (await newestMessages(20)).filter(
      ({ template }) => template === "parts-order-return-refused",
    );
    expect(mail?.plain).toContain("Opened");
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
    await sql`update orders.order set collected_at = ${inDays(-30)} where id = ${id}`.execute(database());
    expect(await request(id, [line(1)])).toMatchObject({ code: "not-returnable" });
    expect(await show(id)).toMatchObject({ lines: [{ returnable: null }], actions: ["reorder"] });
    expect(await request((await readyOrder()).id, [line(1)])).toMatchObject({ code: "not-returnable" });
  });

  test("is requested once by ten callers with one key, who get one answer; ten keys get as far as there are pieces", async () => {
    const id = await collectedOrder();
    const ask = (quantity: number, key: string) =>
      post(`/v3/parts/orders/${id}/returns`, { lines: [line(quantity)] }, { as: noora, key });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(1, "return-once-1")));
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, data: { returns: [{ state: "requested" }] } });
    expect((await show(id)).returns).toHaveLength(1);
    const others = await Promise.all(
      Array.from({ length: 10 }, (_, place) => ask(1, `return-other-${place}`)),
    );
    expect(others.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect((await show(id)).returns).toHaveLength(2);
  });
});
