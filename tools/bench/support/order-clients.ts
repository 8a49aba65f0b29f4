import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import { main } from "../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../tests/factories/parts/small-catalogue.ts";

/* A process of its own: what clients do must not take time from the server. */

interface Work {
  readonly address: string;
  readonly tokens: readonly string[];
  readonly seconds: number;
}
type Json = Readonly<Record<string, unknown>>;

process.send?.("ready");
const [{ address, tokens, seconds }] = (await once(process, "message")) as [Work];
const agent = new Agent({ keepAlive: true });
const waiting = new Map<string, () => void>();
process.on("message", ({ settled }: { settled?: string }) => waiting.get(settled ?? "")?.());
const orders: number[] = [];
const calls: Record<string, number[]> = {};
let [refused, caller] = [0, 0];

/** A server that has just started is slower; nobody meets it twice. */
const warmUpMs = 3_000;
const begin = performance.now() + warmUpMs;
const end = begin + seconds * 1_000;
await Promise.all(tokens.map(orderUntilEnd));
process.send?.({ orders, calls, refused }, () => process.exit());

async function orderUntilEnd(token: string): Promise<void> {
  while (performance.now() < end) {
    const started = performance.now();
    const isWell = await wholeOrder(token);
    if (!isWell) refused += 1;
    if (started > begin) orders.push(performance.now() - started);
  }
}

async function wholeOrder(token: string): Promise<boolean> {
  const part = numbers.oilFilter;
  await call("search", token, "GET", `/parts/list?q=${part}`);
  await call("details", token, "GET", `/parts/details?number=${part}`);
  await call("availability", token, "GET", `/parts/availability?numbers=${part}`);
  await call("add", token, "POST", "/cart/items", { partNumber: part, quantity: 1 });
  const { version } = await call("cart", token, "GET", "/cart");
  const wanted = { centerId: main, phone: "55001234", termsAccepted: true, cartVersion: version };
  const { id } = await call("create-order", token, "POST", "/parts/create-order", wanted);
  const { attemptId } = await call("payment-request", token, "POST", "/parts/payment-request", {
    orderId: id,
    method: "card",
  });
  if (typeof attemptId !== "string") return false;
  await settled(attemptId);
  const { state } = await call("confirmation", token, "GET", `/parts/orders/${id}`);
  return state === "PAID";
}

function settled(attemptId: string): Promise<void> {
  return new Promise((resolve) => {
    waiting.set(attemptId, () => {
      waiting.delete(attemptId);
      resolve();
    });
    process.send?.({ attemptId });
  });
}

async function call(what: string, token: string, method: string, path: string, body?: object): Promise<Json> {
  const started = performance.now();
  const data = await send(token, method, path, body);
  if (started > begin) {
    calls[what] ??= [];
    calls[what].push(performance.now() - started);
  }
  return data;
}

/** Node's plain client; each call comes from an address of its own. */
function send(token: string, method: string, path: string, body?: object): Promise<Json> {
  caller += 1;
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
    authorization: `Bearer ${token}`,
    "idempotency-key": randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method, agent, headers }, (answer) => {
      json(answer).then((read) => resolve(((read as { data?: Json }).data ?? {}) as Json), reject);
    });
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
