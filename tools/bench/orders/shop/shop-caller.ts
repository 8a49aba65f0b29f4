import { randomUUID } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { ShopCustomer } from "./shop-customers.ts";

type Json = Readonly<Record<string, unknown>>;
export interface ShopReply {
  /** 0: the connection broke. */
  readonly status: number;
  readonly code: string;
  readonly data: Json;
  readonly location: string;
}
interface ShopCall {
  readonly body?: object;
  /** The same key makes a write once, also by another program. */
  readonly key?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
let calls = 0;

/** Calls the API of a program as a customer, each call from an address of its own. */
export async function callShop(
  address: string,
  customer: ShopCustomer,
  [method, path]: readonly ["GET" | "POST" | "PATCH", string],
  { body, key = randomUUID() }: ShopCall = {},
): Promise<ShopReply> {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${await customer.token()}`,
    "idempotency-key": key,
  };
  return send(`${address}/api/v3${path}`, method, headers, body && JSON.stringify(body));
}

/** Sends a form of the bank's page to a program: any one, whichever wrote the page's address. */
export function sendBankForm(address: string, page: string, step: string, form: Record<string, string>) {
  const { pathname, search } = new URL(page);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(form).toString();
  return send(`${address}${pathname}/${step}${search}`, "POST", headers, body);
}

function send(
  url: string,
  method: string,
  own: Record<string, string>,
  body: string | undefined,
): Promise<ShopReply> {
  calls += 1;
  const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, code: "broken", data: {}, location: "" });
    const sent = request(url, { method, agent, headers: { ...own, "x-forwarded-for": from } }, (answer) => {
      readReply(answer).then(resolve, broken);
    });
    sent.on("error", ({ code }: NodeJS.ErrnoException) => {
      // A program closes an idle connection in the moment in which it is used again: nothing has arrived there.
      if (sent.reusedSocket && code === "ECONNRESET") send(url, method, own, body).then(resolve, broken);
      else broken();
    });
    sent.end(body);
  });
}

async function readReply(answer: IncomingMessage): Promise<ShopReply> {
  const written = await text(answer);
  const isJson = answer.headers["content-type"]?.startsWith("application/json") ?? false;
  const { code = "", data = {} } = (isJson ? JSON.parse(written) : {}) as Partial<ShopReply>;
  return { status: answer.statusCode ?? 0, code, data, location: answer.headers.location ?? "" };
}
