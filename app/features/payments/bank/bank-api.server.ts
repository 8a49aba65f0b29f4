import { type Context, Hono } from "hono";
import * as z from "zod";
import { parseJson } from "#app/lib/untrusted/parse-json.ts";
import { showsSecret } from "#app/platform/api/bearer-secret.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { origin } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import {
  type BankCharge,
  bankCharge,
  movements,
  openBankCharge,
} from "../server/bank/bank-charges.server.ts";
import { bankKey } from "../server/bank/bank-key.server.ts";
import { type BankRefund, bankRefund, refundBankCharge } from "../server/bank/bank-refunds.server.ts";
import { cancelPayment } from "../server/bank/pay-by-card.server.ts";

const text = z.string().min(1).max(500);
const amount = z.int().min(1).max(100_000_000);
const newCharge = z.object({
  reference: text,
  method: text,
  amount,
  currency: z.string().length(3),
  description: text,
  merchantName: text,
  language: z.enum(["en", "ar"]),
  notifyUrl: z.url(),
  returnUrl: z.url(),
  expiresAt: z.coerce.date(),
});
const newRefund = z.object({ reference: text, amount });
const period = z.object({ from: z.coerce.date(), until: z.coerce.date() });

/** What the bank requires for its work, of a capture: 1.5 % and half a riyal. */
const feeOf = (captured: number) => Math.round((captured * 15) / 1_000) + 50;

/** The API of the demo's bank for its merchant, as another company's would be. */
export const bankApi = new Hono();

bankApi.use(async (context, next) => {
  context.header("Cache-Control", "no-store");
  if (!showsSecret(context.req.header("authorization"), bankKey())) return context.json({}, 401);
  return next();
});

bankApi.onError((error, context) => {
  log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "demo bank");
  return context.json({}, 500);
});

bankApi.post("/charges", async (context) => {
  const order = newCharge.safeParse(await bodyOf(context));
  if (!order.success) return context.json({ error: "invalid" }, 422);
  return context.json(shownCharge(await openBankCharge(order.data, now())));
});

bankApi.get("/charges/:id", async (context) => {
  const found = await bankCharge(context.req.param("id"), now());
  return found === undefined ? context.json({}, 404) : context.json(shownCharge(found));
});

bankApi.post("/charges/:id/cancel", async (context) => {
  const id = context.req.param("id");
  await cancelPayment(id, now());
  const found = await bankCharge(id, now());
  return found === undefined ? context.json({}, 404) : context.json(shownCharge(found));
});

bankApi.post("/charges/:id/refunds", async (context) => {
  const order = newRefund.safeParse(await bodyOf(context));
  if (!order.success) return context.json({ error: "invalid" }, 422);
  const refunded = await refundBankCharge(context.req.param("id"), order.data, now());
  return refunded.ok
    ? context.json(shownRefund(refunded.value))
    : context.json({ error: refunded.code }, 409);
});

bankApi.get("/refunds/:id", async (context) => {
  const found = await bankRefund(context.req.param("id"));
  return found === undefined ? context.json({}, 404) : context.json(shownRefund(found));
});

bankApi.get("/report", async (context) => {
  const requested = period.safeParse(context.req.query());
  if (!requested.success) return context.json({ error: "invalid" }, 422);
  const { captures, refunds } = await movements(requested.data.from, requested.data.until);
  const lines = [
    ...captures.map((line) => ({ kind: "capture", ...line, fee: feeOf(line.amount) })),
    ...refunds.map((line) => ({ kind: "refund", ...line, fee: 0 })),
  ];
  return context.json({ lines });
});

function shownCharge(charge: BankCharge) {
  const { id, amount, currency, state } = charge;
  return {
    ...{ id, amount, currency, state },
    reference: charge.merchant_reference,
    captured: state === "captured" ? amount : 0,
    failureCode: charge.failure_code,
    card: charge.card_ending === null ? null : `•••• ${charge.card_ending}`,
    page: `${origin()}/bank/pay/${id}?lang=${charge.language}`,
  };
}

function shownRefund({ id, state, failure_code: failureCode }: BankRefund) {
  return { id, state, failureCode };
}

async function bodyOf(context: Context): Promise<unknown> {
  return parseJson(await context.req.text());
}
