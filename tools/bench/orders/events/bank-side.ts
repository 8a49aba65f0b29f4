import { paymentNotifications } from "#app/features/payments/api.server.ts";
import { majorUnits } from "#app/features/payments/rules/amounts.ts";
import type {
  FakeCharge,
  FakeCompany,
  FakeRefund,
} from "#app/features/payments/server/gateways/fake-companies-examples.ts";
import { tapChargeShape } from "#app/features/payments/server/gateways/fake-shapes-examples.ts";
import { hmacOf } from "#app/features/payments/server/gateways/signatures.server.ts";
import { config } from "#app/platform/config.server.ts";

/** The gateway's books, and what it has taken by them: what its order has to come to in the end. */
export class BankSide {
  readonly #company: FakeCompany;
  readonly #taken = new Map<string, number>();

  constructor(company: FakeCompany) {
    this.#company = company;
  }

  chargeOf(attemptId: string | undefined): FakeCharge | undefined {
    return [...this.#company.charges.values()].find(({ reference }) => reference === attemptId);
  }

  /** The books say this of a charge from now on, and the merchant is notified so often at once. */
  async say(charge: FakeCharge, status: string, times = 1): Promise<void> {
    charge.status = status;
    if (status === "CAPTURED") this.#taken.set(charge.id, charge.amount);
    const shape = tapChargeShape(charge);
    const { gateway, payment } = shape.reference;
    const signed = signedText(charge, { gateway, payment, created: shape.transaction.created });
    await this.#notify(JSON.stringify(shape), signed, times);
  }

  /** Decides what lies there of refunds of some charges, and notifies of it. Answers whether there were any. */
  async decideRefunds(chargeIds: readonly string[], status: "REFUNDED" | "DECLINED"): Promise<boolean> {
    const open = [...this.#company.refunds.values()].filter(
      (refund) => refund.status === "PENDING" && chargeIds.includes(refund.chargeId),
    );
    for (const refund of open) await this.#sayRefund(refund, status);
    return open.length > 0;
  }

  /** What it took and has not given back, of some charges. */
  balanceOf(chargeIds: readonly string[]): number {
    const refunds = [...this.#company.refunds.values()].filter(({ status }) => status === "REFUNDED");
    const given = refunds.filter(({ chargeId }) => chargeIds.includes(chargeId));
    return sumOf(chargeIds.map((id) => this.#taken.get(id) ?? 0)) - sumOf(given.map(({ amount }) => amount));
  }

  /** Books of an order that is looked at no more. */
  forget(chargeIds: readonly string[]): void {
    for (const id of chargeIds) this.#company.charges.delete(id);
    for (const [id, { chargeId }] of this.#company.refunds)
      if (chargeIds.includes(chargeId)) this.#company.refunds.delete(id);
    this.#company.requests.length = 0;
  }

  async #sayRefund(refund: FakeRefund, status: string): Promise<void> {
    refund.status = status;
    const { id, reference, chargeId, amount, currency } = refund;
    const body = {
      ...{ id, object: "refund", status, currency, charge_id: chargeId, created: 1698392300000 },
      ...{ amount: Number(majorUnits(amount, currency)), reference: { merchant: reference } },
    };
    const signed = signedText(refund, { gateway: "", payment: "", created: String(body.created) });
    await this.#notify(JSON.stringify(body), signed, 1);
  }

  async #notify(body: string, signed: string, times: number): Promise<void> {
    const headers = { hashstring: hmacOf(config.env.MARSA_PAYMENT_SECRET ?? "", signed) };
    const post = () => paymentNotifications.request("/tap", { method: "POST", body, headers });
    const answers = await Promise.all(Array.from({ length: times }, post));
    const wrong = answers.find(({ status }) => status !== 200);
    if (wrong !== undefined) throw new Error(`the inbox answered ${wrong.status}`);
  }
}

interface Signed {
  readonly gateway: string;
  readonly payment: string;
  readonly created: string;
}

function signedText({ id, amount, currency, status }: FakeCharge | FakeRefund, fields: Signed): string {
  const { gateway, payment, created } = fields;
  return (
    `x_id${id}x_amount${majorUnits(amount, currency)}x_currency${currency}x_gateway_reference${gateway}` +
    `x_payment_reference${payment}x_status${status}x_created${created}`
  );
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
