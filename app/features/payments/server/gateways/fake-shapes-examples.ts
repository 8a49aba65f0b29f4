import { randomUUID } from "node:crypto";
import { majorUnits, minorUnits } from "../../rules/amounts.ts";
import type {
  FakeCharge,
  FakeCompany,
  FakeDispute,
  FakeRefund,
  FakeRequest,
} from "./fake-companies-examples.ts";

export type { FakeDispute };

type Answer = { status: number; json: unknown };
const ok = (json: unknown, status = 200): Answer => ({ status, json });
const unknown: Answer = { status: 404, json: {} };
const newName = (start: string) => `${start}${randomUUID().replaceAll("-", "")}`;
const lastPart = (path: string) => decodeURIComponent(path.split("/").at(-1) ?? "");

/** The demo's bank. */
export function demoAnswer(company: FakeCompany, { method, path, body }: FakeRequest): Answer {
  const shownCharge = (charge: FakeCharge) => ({
    ...{ id: charge.id, reference: charge.reference, state: charge.status },
    ...{ amount: charge.amount, currency: charge.currency },
    captured: charge.status === "captured" ? charge.amount : 0,
    failureCode: charge.status === "declined" ? "card-declined" : null,
    card: charge.ending === undefined ? null : `•••• ${charge.ending}`,
    page: `http://bank.test/pay/${charge.id}`,
  });
  const shownRefund = ({ id, status }: FakeRefund) => ({ id, state: status, failureCode: null });
  if (method === "GET" && path.startsWith("/charges/")) {
    const charge = company.charges.get(lastPart(path));
    return charge === undefined ? unknown : ok(shownCharge(charge));
  }
  if (method === "GET") {
    const refund = company.refunds.get(lastPart(path));
    return refund === undefined ? unknown : ok(shownRefund(refund));
  }
  const { reference, amount, currency } = JSON.parse(body) as FakeCharge;
  if (path === "/charges") {
    const made = { id: newName("bch_"), reference, amount, currency, status: "open" };
    return ok(shownCharge(company.charge(reference, () => made)));
  }
  const chargeId = path.split("/").at(-2) ?? "";
  const made = { id: newName("brf_"), reference, chargeId, amount, currency: "QAR", status: "pending" };
  const refund = company.refund(reference, () => made);
  return refund === undefined ? { status: 409, json: {} } : ok(shownRefund(refund));
}

/** Tap, as its documentation shows charges, refunds and lists. */
export function tapAnswer(company: FakeCompany, { method, path, body }: FakeRequest): Answer {
  if (method === "GET" && path.startsWith("/v2/charges/")) {
    const charge = company.charges.get(lastPart(path));
    return charge === undefined ? unknown : ok(tapChargeShape(charge));
  }
  if (method === "GET") {
    const refund = company.refunds.get(lastPart(path));
    return refund === undefined ? unknown : ok(tapRefundShape(refund));
  }
  const sent = JSON.parse(body) as {
    amount: number;
    currency: string;
    charge_id: string;
    reference: { transaction: string; idempotent: string };
  };
  const { currency } = sent;
  const amount = minorUnits(sent.amount, currency) ?? Number.NaN;
  const reference = sent.reference?.idempotent;
  if (path === "/v2/charges/") {
    const made = { id: newName("chg_TS"), reference, amount, currency, status: "INITIATED" };
    return ok(tapChargeShape(company.charge(reference, () => made)));
  }
  const made = {
    id: newName("re_"),
    reference,
    chargeId: sent.charge_id,
    amount,
    currency,
    status: "PENDING",
  };
  const refund = company.refund(reference, () => made);
  const tooMuch = { status: 400, json: { errors: [{ code: "1108", description: "Refund amount" }] } };
  return refund === undefined ? tooMuch : ok(tapRefundShape(refund));
}

export function tapChargeShape({ id, status, amount, currency, reference, ending }: FakeCharge) {
  const major = Number(majorUnits(amount, currency));
  const url = status === "INITIATED" ? { url: `https://tap.test/pay?chg=${id}` } : {};
  return {
    ...{ id, object: "charge", live_mode: false, api_version: "V2", status, amount: major, currency },
    ...{ threeDSecure: true, save_card: false, description: "Brake pads" },
    transaction: { timezone: "UTC+03:00", created: "1698392202943", ...url, amount: major, currency },
    reference: { transaction: reference, order: "order", gateway: "gw-77", payment: "4327230736" },
    response: { code: "000", message: status },
    ...(ending !== undefined && { card: { object: "card", brand: "VISA", last_four: ending } }),
    customer: { first_name: "Noora", email: "noora@example.qa" },
    activities: [{ id: "activity_1", status, created: 1698392233453, amount: major, currency }],
  };
}

function tapRefundShape({ id, status, amount, currency, chargeId, reference }: FakeRefund) {
  const major = Number(majorUnits(amount, currency));
  return {
    ...{ id, object: "refund", live_mode: false, status, amount: major, currency, charge_id: chargeId },
    created: 1698392300000,
    reference: { merchant: reference },
    reason: "requested_by_customer",
  };
}

/** Checkout.com: a page, the payment on it, and its actions. */
export function checkoutAnswer(company: FakeCompany, { method, path, body, headers }: FakeRequest): Answer {
  if (path.startsWith("/disputes")) return checkoutDisputesAnswer(company, method, path);
  const idOfPath = decodeURIComponent(path.split("/")[2] ?? "");
  const charge = company.charges.get(idOfPath.replace(/^pay_/, "hpp_"));
  if (method === "GET" && path.endsWith("/actions")) {
    const own = [...company.refunds.values()].filter((refund) => refund.chargeId === charge?.id);
    return ok(own.map(checkoutActionShape));
  }
  if (method === "GET" && charge === undefined) return unknown;
  if (method === "GET" && charge !== undefined)
    return ok(path.startsWith("/payments/") ? checkoutPaymentShape(charge) : checkoutPageShape(charge));
  const sent = JSON.parse(body) as { reference: string; amount: number; currency: string };
  if (path === "/hosted-payments") {
    const { reference, amount, currency } = sent;
    // As its reference says: fifty characters, and thirty where an Amex card may pay.
    if (reference.length > 30)
      return { status: 422, json: { error_type: "request_invalid", error_codes: ["reference_invalid"] } };
    // No idempotency: each request makes another page.
    const made = { id: newName("hpp_"), reference, amount, currency, status: "Payment Pending" };
    company.charges.set(made.id, made);
    return ok(checkoutPageShape(made), 201);
  }
  const key = String(headers["cko-idempotency-key"]);
  const made = {
    ...{ id: newName("act_"), reference: key, chargeId: charge?.id ?? "" },
    ...{ amount: sent.amount, currency: "QAR", status: "Pending" },
  };
  const refund = company.refund(key, () => made);
  if (refund === undefined)
    return { status: 422, json: { error_type: "request_invalid", error_codes: ["amount_exceeds_balance"] } };
  return ok({ action_id: refund.id, reference: refund.reference, _links: {} }, 202);
}

/** A dispute is accepted or answered by requests without an answer of their own. */
function checkoutDisputesAnswer({ disputes }: FakeCompany, method: string, path: string): Answer {
  const [, , id = ""] = path.split("/");
  if (id === "") {
    const waiting = [...disputes.values()].filter(({ status }) => status === "evidence_required");
    return ok({ limit: 250, skip: 0, total_count: waiting.length, data: waiting.map(checkoutDisputeShape) });
  }
  const dispute = disputes.get(decodeURIComponent(id));
  if (dispute === undefined) return unknown;
  return method === "GET" ? ok(checkoutDisputeShape(dispute)) : { status: 204, json: undefined };
}

export function checkoutDisputeShape({ id, paymentId, amount, status, updates }: FakeDispute) {
  return {
    id,
    entity_id: "ent_wxglze3wwywujg4nna5fb7ldli",
    category: "fraudulent",
    amount,
    currency: "QAR",
    reason_code: "10.4",
    status,
    resolved_reason: null,
    relevant_evidence: ["proof_of_delivery_or_service"],
    evidence_required_by: "2026-12-20T00:00:00Z",
    received_on: "2026-11-20T00:00:00Z",
    last_update: new Date(Date.parse("2026-11-20T00:00:00Z") + updates * 60_000).toISOString(),
    payment: { id: paymentId, amount, currency: "QAR", method: "VISA", arn: "00000000000" },
  };
}

const isPage = ({ status }: FakeCharge) => status.startsWith("Payment ") || status === "Page Expired";

function checkoutPageShape(charge: FakeCharge) {
  const { id, reference, amount, currency, status } = charge;
  const paid = isPage(charge) ? {} : { payment_id: id.replace("hpp_", "pay_") };
  return {
    ...{ id, reference, amount, currency, ...paid },
    status: isPage(charge) ? status : "Payment Received",
    _links: {
      self: { href: `https://c.test/hosted-payments/${id}` },
      redirect: { href: `https://c.test/page/${id}` },
    },
  };
}

function checkoutPaymentShape({ id, reference, amount, currency, status, ending }: FakeCharge) {
  const captured = /Captured|Refunded|Paid/.test(status) ? amount : 0;
  return {
    ...{ id: id.replace("hpp_", "pay_"), reference, amount, currency, status, approved: captured > 0 },
    requested_on: "2026-03-01T10:00:00Z",
    source: { type: "card", scheme: "Visa", ...(ending !== undefined && { last4: ending }), bin: "424242" },
    balances: { total_authorized: amount, total_captured: captured, total_refunded: 0 },
    response_code: status === "Declined" ? "20051" : "10000",
  };
}

function checkoutActionShape({ id, amount, status }: FakeRefund) {
  const approved = status === "Pending" ? {} : { approved: status === "Refunded" };
  return {
    id,
    type: "Refund",
    amount,
    ...approved,
    response_code: status === "Declined" ? "20005" : "10000",
  };
}
