import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { bankRefunds, ordersApiOnDemo } from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { type ErpDocument, httpErp } from "./erp.server.ts";
import { sendDocuments } from "./send-documents.server.ts";

testDatabase();
const { paidOrder, post } = ordersApiOnDemo();

type Mood = "down" | "up" | "forgetful";
/** An ERP as it is seen over the wire: away, there, or there and silent after it has taken a document. */
async function startErp() {
  const taken = new Map<string, ErpDocument>();
  const state = { mood: "up" as Mood, requests: 0, token: "" };
  const server = createServer(async (request, response) => {
    state.requests += 1;
    state.token = request.headers.authorization ?? "";
    const document = (await json(request)) as ErpDocument;
    if (document.key.startsWith("wrong")) return response.writeHead(422).end();
    if (state.mood === "down") return response.writeHead(503).end();
    const isKnown = taken.has(document.key);
    if (!isKnown) taken.set(document.key, document);
    if (state.mood === "forgetful") return response.destroy();
    response.writeHead(isKnown ? 409 : 201).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { taken, state, erp: httpErp(`http://127.0.0.1:${port}`, "a-token"), stop: () => server.close() };
}
const waiting = async () =>
  (
    await sql<{
      count: number;
    }>`select count(*)::int as count from orders.hand_over where state = 'waiting'`.execute(database())
  ).rows[0]?.count;

test("a paid order and its refund arrive once each, with the customer's number and the sales organization", async () => {
  const { taken, state, erp, stop } = await startErp();
  const order = await paidOrder(numbers.oil, 2);
  expect(await waiting()).toBe(1);
  expect(await sendDocuments(erp, now())).toBe(1);
  expect(await sendDocuments(erp, now())).toBe(0);
  expect(state.token).toBe("Bearer a-token");
  expect([...taken.values()]).toEqual([
    {
      ...{ key: order.number, kind: "paid", orderNumber: order.number, salesOrg: "3000", kunnr: noora.kunnr },
      ...{ center: order.center.id, currency: "QAR", amount: 32_000, at: expect.any(String) },
      lines: [{ line: 1, partNumber: numbers.oil, quantity: 2, unitPrice: 16_000 }],
    },
  ]);
  await post(`/v3/parts/orders/${order.id}/cancel`, {});
  await bankRefunds(order.id);
  expect(await sendDocuments(erp, now())).toBe(1);
  expect(taken.get(`${order.number}-refund-32000`)).toMatchObject({ kind: "refunded", amount: 32_000 });
  stop();
});

test("a hundred orders of an hour in which it was away arrive once", async () => {
  const { taken, state, erp, stop } = await startErp();
  const { id } = await paidOrder(numbers.oil, 1);
  await sql`insert into orders.hand_over (key, order_id, kind, amount, created_at)
    select 'late-' || place, ${id}, 'paid', 100, ${now()} from generate_series(1, 99) as place`.execute(
    database(),
  );
  state.mood = "down";
  await expect(sendDocuments(erp, now())).rejects.toThrow();
  expect(state.requests).toBeLessThan(10);
  expect(await waiting()).toBe(100);
  state.mood = "forgetful";
  await expect(sendDocuments(erp, now())).rejects.toThrow();
  expect(await waiting()).toBe(100);
  state.mood = "up";
  await Promise.all([sendDocuments(erp, now()), sendDocuments(erp, now())]);
  expect(await waiting()).toBe(0);
  expect(taken.size).toBe(100);
  stop();
});

test("documents that it refuses do not hold up the others", async () => {
  const { taken, erp, stop } = await startErp();
  const { id, number } = await paidOrder(numbers.oil, 1);
  await sql`insert into orders.hand_over (key, order_id, kind, amount, created_at)
    select 'wrong-' || place, ${id}, 'paid', 100, '2026-01-01' from generate_series(1, 5) as place`.execute(
    database(),
  );
  expect(await sendDocuments(erp, now())).toBe(1);
  expect([...taken.keys()]).toEqual([number]);
  expect(await waiting()).toBe(5);
  stop();
});
