import { describe, expect, test } from "vitest";
import { idOfReference } from "../../rules/short-reference.ts";
import { checkoutGateway } from "./checkout-gateway.server.ts";
import type { ChargeOrder } from "./gateway.server.ts";
import type { Send } from "./gateway-client.server.ts";
import { hmacOf } from "./signatures.server.ts";
import { tapGateway } from "./tap-gateway.server.ts";

const order: ChargeOrder = {
  attemptId: "01a21556-0894-7c3d-9a11-81b324a1e343",
  payable: "01a21556-08cf-7395-a42c-f09f712e2a8f",
  merchantName: "Marsa",
  description: "قطع غيار أصلية",
  method: "qpay",
  amount: 10_000,
  currency: "QAR",
  payer: { firstName: "Noora", lastName: "Salem", email: "", phone: "+97455123456" },
  language: "ar",
  expiresAt: new Date(Date.now() + 15 * 60_000 - 1_000),
  returnUrl: "https://marsa.example/order-payment?attempt=1",
  notifyUrl: "https://marsa.example/payments/notifications/tap",
};

/** A server that answers each request with the next of these, and what it got. */
function answering(...answers: readonly unknown[]) {
  const sent: { path: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const left = [...answers];
  const send: Send = async (path, { headers, body }) => {
    sent.push({ path, headers: new Headers(headers), body: JSON.parse(String(body ?? "{}")) });
    return Response.json(left.shift());
  };
  return { sent, send };
}

describe("Tap", () => {
  const made = {
    id: "chg_1",
    status: "INITIATED",
    amount: 100,
    currency: "QAR",
    transaction: { url: "https://t.test/" },
  };
  const tap = (send: Send) => tapGateway({ secret: "sk", dialCode: "974" }, send);

  test("gets QPay's source, both addresses, the time that is left and one key for one attempt", async () => {
    const { sent, send } = answering(made);
    await tap(send).createCharge(order);
    expect(sent[0]?.path).toBe("/v2/charges/");
    expect(sent[0]?.headers.get("lang_code")).toBe("ar");
    expect(sent[0]?.body).toMatchObject({
      ...{ amount: 100, currency: "QAR", threeDSecure: true, save_card: false },
      source: { id: "src_qa.qpay" },
      reference: { transaction: order.attemptId, order: order.payable, idempotent: order.attemptId },
      transaction: { expiry: { period: 15, type: "MINUTE" } },
      post: { url: order.notifyUrl },
      redirect: { url: order.returnUrl },
      customer: {
        first_name: "Noora",
        last_name: "Salem",
        phone: { country_code: "974", number: "55123456" },
      },
    });
    expect(sent[0]?.body.customer).not.toHaveProperty("email");
  });

  test("gets the merchant of the account that is paid, where one is chosen", async () => {
    const { sent, send } = answering(made, made);
    await tapGateway({ secret: "sk", dialCode: "974", merchant: "merchant_o8qS51" }, send).createCharge(
      order,
    );
    await tap(send).createCharge(order);
    expect(sent[0]?.body.merchant).toEqual({ id: "merchant_o8qS51" });
    expect(sent[1]?.body).not.toHaveProperty("merchant");
  });

  test.each([
    ["55123456", { country_code: "974", number: "55123456" }],
    ["+97455123456", { country_code: "974", number: "55123456" }],
    ["+966512345678", undefined],
    ["", undefined],
  ])("gets the phone number %s as %j", async (phone, expected) => {
    const { sent, send } = answering(made);
    await tap(send).createCharge({ ...order, payer: { ...order.payer, phone } });
    const customer = sent[0]?.body.customer as { phone?: object } | undefined;
    expect(customer?.phone).toEqual(expected);
  });

  test("lists a day page by page: what was captured in it, and what went back", async () => {
    const [from, until] = [new Date("2026-03-01T21:00:00Z"), new Date("2026-03-02T21:00:00Z")];
    const charge = (id: string, status: string, at: string) => ({
      ...{ id, status, amount: 99.5, currency: "QAR", reference: { transaction: `attempt of ${id}` } },
      activities: [{ status, created: Date.parse(at) }],
    });
    const refund = (id: string, status: string) => ({
      ...{ id, status, amount: 10, currency: "QAR", charge_id: "chg_1", reference: { merchant: "ours" } },
      created: Date.parse("2026-03-02T09:00:00Z"),
    });
    const { sent, send } = answering(
      { has_more: true, charges: [charge("chg_1", "CAPTURED", "2026-03-01T21:00:00Z")] },
      {
        has_more: false,
        charges: [
          charge("chg_2", "CAPTURED", "2026-03-01T20:59:59Z"),
          charge("chg_3", "FAILED", "2026-03-02T09:00:00Z"),
        ],
      },
      { refunds: [refund("re_1", "REFUNDED"), refund("re_2", "PENDING")] },
    );
    expect(await tap(send).report?.(from, until)).toEqual([
      {
        kind: "capture",
        chargeId: "chg_1",
        reference: "attempt of chg_1",
        amount: 9_950,
        currency: "QAR",
        fee: null,
        at: from,
      },
      {
        ...{
          kind: "refund",
          chargeId: "chg_1",
          reference: "ours",
          amount: 1_000,
          currency: "QAR",
          fee: null,
        },
        at: new Date("2026-03-02T09:00:00Z"),
      },
    ]);
    expect(sent.map(({ path }) => path)).toEqual([
      "/v2/charges/list",
      "/v2/charges/list",
      "/v2/refunds/list",
    ]);
    expect(sent[1]?.body).toMatchObject({ starting_after: "chg_1" });
  });

  test("has its refunds' notifications read by their charge", () => {
    const body = JSON.stringify({
      id: "re_1",
      status: "REFUNDED",
      amount: 10,
      currency: "QAR",
      charge_id: "chg_1",
      created: 5,
    });
    const signed =
      "x_idre_1x_amount10.00x_currencyQARx_gateway_referencex_payment_referencex_statusREFUNDEDx_created5";
    const headers = new Headers({ hashstring: hmacOf("sk", signed) });
    const { send } = answering();
    expect(tap(send).readNotification(new TextEncoder().encode(body), headers)).toEqual({
      eventKey: "re_1:REFUNDED",
      chargeId: "chg_1",
    });
  });
});

describe("Checkout.com", () => {
  const settings = { secret: "sk", signatureSecret: "key", country: "QA" };
  const page = { id: "hpp_1", _links: { redirect: { href: "https://c.test/page/hpp_1" } } };

  test("gets one method, one address for every end, and a description that QPay takes", async () => {
    const { sent, send } = answering(page);
    await checkoutGateway({ ...settings, channel: "pc_1" }, send).createCharge(order);
    expect(sent[0]?.path).toBe("/hosted-payments");
    const reference = String(sent[0]?.body.reference);
    expect(reference).toMatch(/^[0-9a-z]{1,30}$/);
    expect(idOfReference(reference)).toBe(order.attemptId);
    expect(sent[0]?.body).toMatchObject({
      amount: 10_000,
      currency: "QAR",
      capture: true,
      locale: "ar",
      allow_payment_methods: ["qpay"],
      description: order.payable.replaceAll("-", ""),
      ...{ success_url: order.returnUrl, failure_url: order.returnUrl, cancel_url: order.returnUrl },
      processing_channel_id: "pc_1",
      billing: { address: { country: "QA" } },
    });
    expect(sent[0]?.body.customer).toEqual({ name: "Noora Salem" });
  });

  test("counts what it captured, not what it was to capture", async () => {
    const payment = {
      id: "pay_1",
      status: "Partially Captured",
      amount: 10_000,
      currency: "QAR",
      reference: "a",
    };
    const { send } = answering({ ...payment, balances: { total_captured: 4_000 } });
    expect(await checkoutGateway(settings, send).readCharge("pay_1")).toMatchObject({ captured: 4_000 });
  });

  test("has notifications that are genuine and about no payment", () => {
    const body = JSON.stringify({ id: "evt_1", type: "report_generated", data: { report_id: "rpt_1" } });
    const headers = new Headers({ "cko-signature": hmacOf("key", body) });
    const { send } = answering();
    const gateway = checkoutGateway(settings, send);
    expect(gateway.readNotification(new TextEncoder().encode(body), headers)).toBe("of-no-interest");
  });
});
