import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stuckCauseOf } from "../../rules/refund-states.ts";
import { checkoutGateway } from "./checkout-gateway.server.ts";
import { demoGateway } from "./demo-gateway.server.ts";
import { FakeCompany, type FakeRequest } from "./fake-companies-examples.ts";
import { checkoutAnswer, demoAnswer, tapAnswer, tapChargeShape } from "./fake-shapes-examples.ts";
import { type ChargeOrder, type Gateway, GatewayRefused, GatewayUnavailable } from "./gateway.server.ts";
import type { Send } from "./gateway-client.server.ts";
import { hmacOf } from "./signatures.server.ts";
import { tapGateway } from "./tap-gateway.server.ts";

const secret = "sk_test_of_the_contract";
/** Longer than a busy machine takes to answer, and shorter than anybody waits for one that does not. */
const patience = { usual: 10_000, short: 250 };

/** One gateway over a server in its own shapes, and what its words are for what all of them do. */
interface Subject {
  readonly name: string;
  readonly answer: ConstructorParameters<typeof FakeCompany>[0];
  readonly make: (send: Send, patienceMs: number) => Gateway;
  /** Each state of ours, as the gateway calls it. */
  readonly statuses: Readonly<Record<string, string>>;
  readonly unknownStatus: string;
  readonly refundStatuses: { readonly refunded: string; readonly failed: string };
  readonly sentAmount: string;
  /** Whether an attempt that is sent again has the same charge. */
  readonly isIdempotent: boolean;
  readonly notify: (charge: Parameters<typeof tapChargeShape>[0]) => { body: string; headers: Headers };
}

const subjects: readonly Subject[] = [
  {
    name: "demo",
    answer: demoAnswer,
    make: (send, patienceMs) => demoGateway(secret, send, patienceMs),
    statuses: {
      redirected: "open",
      pending: "code",
      captured: "captured",
      failed: "declined",
      cancelled: "cancelled",
      expired: "expired",
    },
    unknownStatus: "something-new",
    refundStatuses: { refunded: "refunded", failed: "failed" },
    sentAmount: '"amount":139950',
    isIdempotent: true,
    notify({ id, status }) {
      const body = JSON.stringify({ id: `${id}.${status}`, charge: id, state: status });
      return { body, headers: new Headers({ "x-bank-signature": hmacOf(secret, body) }) };
    },
  },
  {
    name: "tap",
    answer: tapAnswer,
    make: (send, patienceMs) => tapGateway({ secret, dialCode: "974" }, send, patienceMs),
    statuses: {
      redirected: "INITIATED",
      pending: "OTP_REQUIRED",
      authorized: "AUTHORIZED",
      captured: "CAPTURED",
      failed: "DECLINED",
      cancelled: "CANCELLED",
      expired: "TIMEDOUT",
    },
    unknownStatus: "SOMETHING_NEW",
    refundStatuses: { refunded: "REFUNDED", failed: "DECLINED" },
    sentAmount: '"amount":1399.50',
    isIdempotent: true,
    notify(charge) {
      const shape = tapChargeShape(charge);
      const signed = `x_id${shape.id}x_amount1399.50x_currencyQARx_gateway_referencegw-77x_payment_reference4327230736x_status${shape.status}x_created1698392202943`;
      return {
        body: JSON.stringify(shape),
        headers: new Headers({ hashstring: hmacOf(secret, signed) }),
      };
    },
  },
  {
    name: "checkout",
    answer: checkoutAnswer,
    make: (send, patienceMs) =>
      checkoutGateway({ secret, signatureSecret: "webhook-key", country: "QA" }, send, patienceMs),
    statuses: {
      redirected: "Payment Pending",
      pending: "Pending",
      authorized: "Authorized",
      captured: "Captured",
      failed: "Declined",
      cancelled: "Canceled",
      expired: "Page Expired",
    },
    unknownStatus: "Something New",
    refundStatuses: { refunded: "Refunded", failed: "Declined" },
    sentAmount: '"amount":139950',
    isIdempotent: false,
    notify({ id, status }) {
      const data = { id: id.replace("hpp_", "pay_"), reference: "©™" };
      const body = JSON.stringify({ id: `evt_${id}${status}`, type: "payment_captured", data });
      return { body, headers: new Headers({ "cko-signature": hmacOf("webhook-key", body) }) };
    },
  },
];

function orderOf(changes: Partial<ChargeOrder> = {}): ChargeOrder {
  return {
    attemptId: randomUUID(),
    payable: randomUUID(),
    merchantName: "Marsa",
    description: "Brake pads",
    method: "card",
    amount: 139_950,
    currency: "QAR",
    payer: { firstName: "Noora", lastName: "Salem", email: "noora@example.qa", phone: "55123456" },
    language: "ar",
    expiresAt: new Date(Date.now() + 900_000),
    returnUrl: "https://marsa.example/order-payment?attempt=1",
    notifyUrl: "https://marsa.example/payments/notifications/x",
    ...changes,
  };
}

describe.each(subjects)("the gateway $name", (subject) => {
  const company = new FakeCompany(subject.answer);
  let gateway: Gateway;
  let impatient: Gateway;
  beforeAll(async () => {
    const address = await company.start();
    const send: Send = (path, init) => fetch(address + path, init);
    gateway = subject.make(send, patience.usual);
    impatient = subject.make(send, patience.short);
  });
  afterAll(() => company.stop());
  beforeEach(() => {
    company.trouble = undefined;
    company.requests.length = 0;
  });
  const bodies = new TextEncoder();
  const created = async () => {
    const order = orderOf();
    const { chargeId } = await gateway.createCharge(order);
    const charge = company.charges.get(chargeId);
    if (charge === undefined) throw new Error("the company has no such charge");
    return { order, chargeId, charge };
  };
  const paid = async () => {
    const made = await created();
    made.charge.status = subject.statuses.captured ?? "";
    made.charge.ending = "1111";
    const seen = await gateway.readCharge(made.chargeId);
    return { ...made, seen, moneyId: seen?.chargeId ?? "" };
  };

  test("makes charges of an attempt that name it, with the exact amount and its secret", async () => {
    const order = orderOf();
    const [first, second] = [await gateway.createCharge(order), await gateway.createCharge(order)];
    expect(second.chargeId === first.chargeId).toBe(subject.isIdempotent);
    for (const { chargeId } of [first, second])
      expect(await gateway.readCharge(chargeId)).toMatchObject({ reference: order.attemptId });
    expect(first.redirectUrl).toMatch(/^https?:\/\//);
    const [request] = company.requests as [FakeRequest];
    expect(request.headers.authorization).toBe(`Bearer ${secret}`);
    expect(request.body).toContain(subject.sentAmount);
    expect(request.body).toContain(order.returnUrl);
  });

  test.each(Object.entries(subject.statuses))("shows %s where it says %s", async (state, status) => {
    const { order, chargeId, charge } = await created();
    charge.status = status;
    const seen = await gateway.readCharge(chargeId);
    expect(seen).toMatchObject({ state, reference: order.attemptId, amount: 139_950, currency: "QAR" });
    expect(seen?.captured).toBe(state === "captured" ? 139_950 : 0);
  });

  test("counts a status that nobody knows as pending", async () => {
    const { chargeId, charge } = await created();
    charge.status = subject.unknownStatus;
    expect(await gateway.readCharge(chargeId)).toMatchObject({ state: "pending", captured: 0 });
  });

  test("shows of a card no more than its mask", async () => {
    const { seen } = await paid();
    expect(seen?.cardHint).toMatch(/^(Visa )?•••• 1111$/);
    expect(JSON.stringify(seen)).not.toMatch(/424242|noora/);
  });

  test("knows nothing of a charge that is not its own", async () => {
    expect(await gateway.readCharge("hpp_of_somebody_else")).toBeUndefined();
  });

  test("gives back in parts, each once, and refuses more than there was", async () => {
    const { moneyId } = await paid();
    const refund = (refundId: string, amount: number) =>
      gateway.refund({
        refundId,
        chargeId: moneyId,
        amount,
        currency: "QAR",
        notifyUrl: "https://m.example/n",
      });
    const [one, two] = [randomUUID(), randomUUID()];
    const first = await refund(one, 39_950);
    expect(await refund(one, 39_950)).toEqual(first);
    expect(await refund(two, 60_000)).not.toEqual(first);
    await expect(refund(randomUUID(), 40_001)).rejects.toThrow(GatewayRefused);
    expect(company.refunds.get(first.gatewayRefundId)?.amount).toBe(39_950);
  });

  test.each(["refunded", "failed"] as const)("shows a refund on its way, and then as %s", async (state) => {
    const { moneyId } = await paid();
    const refundId = randomUUID();
    const notifyUrl = "https://m.example/n";
    const order = { refundId, chargeId: moneyId, amount: 100, currency: "QAR", notifyUrl };
    const { gatewayRefundId, state: before } = await gateway.refund(order);
    expect(before).toBe("pending");
    const read = () => gateway.readRefund({ chargeId: moneyId, refundId, gatewayRefundId });
    expect(await read()).toMatchObject({ state: "pending", gatewayRefundId });
    const refund = company.refunds.get(gatewayRefundId);
    if (refund !== undefined) refund.status = subject.refundStatuses[state];
    const after = await read();
    expect(after).toMatchObject({ state });
    if (state === "failed") expect(stuckCauseOf(state, after?.failureCode ?? null)).toBe("failed");
  });

  test.each(["hangs", "breaks-off", "answers-nonsense", "leads-elsewhere", 500, 503, 429] as const)(
    "says that nobody knows where its server %s",
    async (trouble) => {
      company.trouble = trouble;
      const used = trouble === "hangs" ? impatient : gateway;
      const failed = await used.createCharge(orderOf()).catch((error: Error) => error);
      expect(failed).toBeInstanceOf(GatewayUnavailable);
      expect(await used.readCharge("x").catch((error: Error) => error)).toBeInstanceOf(GatewayUnavailable);
      expect((failed as Error).message).not.toMatch(/payer|Noora|sk_test/);
    },
  );

  test.each([400, 401, 403, 422])("says that it refused where its server answers %i", async (status) => {
    company.trouble = status;
    const failed = await gateway.createCharge(orderOf()).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(GatewayRefused);
    expect(failed).toMatchObject({ status });
    expect((failed as Error).message).not.toContain("payer");
  });

  test("reads its notification: the same news has the same key, other news another", async () => {
    const { charge, moneyId } = await paid();
    const { body, headers } = subject.notify(charge);
    const read = gateway.readNotification(bodies.encode(body), headers);
    expect(read).toMatchObject({ chargeId: moneyId });
    expect(gateway.readNotification(bodies.encode(body), headers)).toEqual(read);
    const other = subject.notify({ ...charge, status: "FAILED" });
    expect(gateway.readNotification(bodies.encode(other.body), other.headers)).not.toEqual(read);
  });

  test("takes no notification that is altered, unsigned, signed by somebody else or no JSON", async () => {
    const { charge } = await paid();
    const { body, headers } = subject.notify(charge);
    const isTaken = (text: string, with_: Headers) =>
      gateway.readNotification(bodies.encode(text), with_) !== "not-genuine";
    expect(isTaken(body, headers)).toBe(true);
    expect(isTaken(body.replace('"id":"', '"id":"x'), headers)).toBe(false);
    expect(isTaken(body, new Headers())).toBe(false);
    const [[name]] = [...headers] as [[string, string]];
    expect(isTaken(body, new Headers({ [name]: hmacOf("another secret", body) }))).toBe(false);
    expect(isTaken(body, new Headers({ [name]: "" }))).toBe(false);
    expect(isTaken("{", new Headers({ [name]: hmacOf(secret, "{") }))).toBe(false);
  });
});
