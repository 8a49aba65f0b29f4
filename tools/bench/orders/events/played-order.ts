import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import "#app/features/orders/api.server.ts";
import { refundOrder } from "#app/features/orders/orders-for-staff.server.ts";
import { owedOf } from "#app/features/orders/rules/order/money-state.ts";
import { readCartRows } from "#app/features/orders/server/cart/cart-rows.server.ts";
import { addToCart, clearCart } from "#app/features/orders/server/cart/edit-cart.server.ts";
import { createOrder } from "#app/features/orders/server/checkout/create-order.server.ts";
import { payOrder } from "#app/features/orders/server/checkout/request-payment.server.ts";
import { cancelOrder } from "#app/features/orders/server/orders/cancel-order.server.ts";
import { expireOrders } from "#app/features/orders/server/orders/expire-orders.server.ts";
import type { OrderRow } from "#app/features/orders/server/orders/order-rows.server.ts";
import { payableKind } from "#app/features/orders/server/orders/save-order.server.ts";
import { recordManualRefund } from "#app/features/payments/payments.server.ts";
import type { AttemptRow } from "#app/features/payments/server/attempts/attempt-rows.server.ts";
import { reconcileAttempt } from "#app/features/payments/server/reconciling/reconcile-attempt.server.ts";
import { carryOutRefund } from "#app/features/payments/server/refunds/send-refund.server.ts";
import type { Result } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { salem } from "../../../../tests/factories/orders/counter-deeds.ts";
import { letRunOut, main } from "../../../../tests/factories/orders/orders-api.ts";
import type { RandomNumbers } from "../../../../tests/factories/random-numbers.ts";
import type { BankSide } from "./bank-side.ts";
import type { Step } from "./sequences.ts";

const minute = 60_000;

/** One order of a customer to which a sequence of steps happens; after each of them it must be sound. */
export class PlayedOrder {
  readonly #bank: BankSide;
  readonly #random: RandomNumbers;
  readonly #customerId: string;
  readonly #part: string;
  #id = "";
  readonly #attempts: string[] = [];
  #byHand = 0;

  constructor(bank: BankSide, random: RandomNumbers, customerId: string, part: string) {
    this.#bank = bank;
    this.#random = random;
    this.#customerId = customerId;
    this.#part = part;
  }

  async play(steps: readonly Step[]): Promise<string | undefined> {
    await this.#place();
    for (const step of steps) {
      await this.#take(step);
      const wrong = await this.#wrongNow();
      if (wrong !== undefined) return `${wrong} after ${JSON.stringify(step)}`;
    }
    await this.#settleRefunds("REFUNDED");
    const wrong = (await this.#wrongNow()) ?? (await this.#wrongInTheEnd());
    await this.#end();
    return wrong;
  }

  async #place(): Promise<void> {
    const once = () => ({ customerId: this.#customerId, idempotencyKey: randomUUID(), now: now() });
    await clearCart(once());
    valueIn(await addToCart(once(), { part: this.#part, car: null, quantity: 1 + this.#random.upTo(2) }));
    const { version: cartVersion } = await readCartRows(this.#customerId);
    const wanted = { centerId: main, phone: "55001234", cartVersion, language: "en" as const };
    let ordered = await createOrder(once(), wanted);
    // The sequence of another customer has sold everything out.
    while (!ordered.ok && ordered.code === "out-of-stock") {
      await sql`update orders.stock set counted = counted + 100, on_hand = on_hand + 100
        where part = ${this.#part} and center = ${main}`.execute(database());
      ordered = await createOrder(once(), wanted);
    }
    this.#id = valueIn(ordered);
    await this.#request("card");
  }

  async #request(method: string): Promise<void> {
    const paying = { orderId: this.#id, method, language: "en" as const, now: now() };
    const paid = await payOrder({ customerId: this.#customerId, ...paying });
    if (paid.ok && !this.#attempts.includes(paid.value.attemptId)) this.#attempts.push(paid.value.attemptId);
  }

  async #take(step: Step): Promise<void> {
    if (step.what === "news") {
      const charge = this.#bank.chargeOf(this.#attempts[step.attempt]);
      if (charge !== undefined) await this.#bank.say(charge, step.status, step.times);
    } else if (step.what === "both-captured") {
      const charges = this.#attempts.flatMap((id) => this.#bank.chargeOf(id) ?? []);
      await Promise.all(charges.map((charge) => this.#bank.say(charge, "CAPTURED")));
    } else await this.#deeds[step.what]();
  }

  readonly #deeds: Readonly<Record<Exclude<Step["what"], "news" | "both-captured">, () => Promise<unknown>>> =
    {
      "second-attempt": () => this.#request("qpay"),
      "run-out": async () => {
        if ((await this.#row()).fulfilment === "open") await letRunOut(this.#id);
        await expireOrders(now());
      },
      "sold-out": () =>
        sql`update orders.stock set counted = counted + reserved - on_hand, on_hand = reserved
        where part = ${this.#part} and center = ${main}`.execute(database()),
      cancel: () =>
        done((trx) => cancelOrder(trx, { customerId: this.#customerId, orderId: this.#id, now: now() })),
      "staff-refund": async () => {
        const { version, total_price: total } = await this.#row();
        const seen = { orderId: this.#id, version, by: salem, now: now() };
        const amount = 1 + this.#random.upTo(total - 1);
        await done((trx) => refundOrder(trx, seen, { amount, reason: "a scratch" }));
      },
      refunds: () => this.#settleRefunds("REFUNDED"),
      "refund-fails": () => this.#sendRefunds("DECLINED"),
      reconcile: async () => {
        const { rows } = await sql<AttemptRow>`select * from payments.attempt
        where id = ${this.#random.oneOf(this.#attempts)}`.execute(database());
        const at = new Date(now().getTime() + this.#random.oneOf([0, 40 * minute]));
        for (const attempt of rows) await reconcileAttempt(attempt, at);
      },
    };

  #charges(): string[] {
    return this.#attempts.flatMap((id) => this.#bank.chargeOf(id)?.id ?? []);
  }

  async #sendRefunds(outcome: "REFUNDED" | "DECLINED"): Promise<void> {
    for (const { id } of await this.#refunds("requested")) await carryOutRefund(id, now());
    await this.#bank.decideRefunds(this.#charges(), outcome);
  }

  /** All that was requested comes back, by the gateway or else by the staff's hands. */
  async #settleRefunds(outcome: "REFUNDED" | "DECLINED"): Promise<void> {
    await this.#sendRefunds(outcome);
    for (const { id, amount } of [...(await this.#refunds("failed")), ...(await this.#refunds("manual"))]) {
      if (await done((trx) => recordManualRefund(trx, { kind: payableKind, reference: this.#id }, id, now())))
        this.#byHand += amount;
    }
  }

  async #refunds(state: string): Promise<{ id: string; amount: number }[]> {
    const { rows } = await sql<{ id: string; amount: number }>`select id, amount from payments.refund
      where attempt_id = any(${this.#attempts}::text[]) and state = ${state}`.execute(database());
    return rows;
  }

  async #row(): Promise<OrderRow> {
    const found = await sql<OrderRow>`select * from orders.order where id = ${this.#id}`.execute(database());
    return found.rows[0] as OrderRow;
  }

  async #wrongNow(): Promise<string | undefined> {
    const row = await this.#row();
    const { fulfilment, total_price: total, credited, captured, refunded, refund_requested: requested } = row;
    const { rows } = await sql<{ papers: number; documents: number; pieces: number }>`select
      (select count(*) from orders.paper where order_id = ${this.#id} and series = 'R') as papers,
      (select count(*) from orders.hand_over where order_id = ${this.#id} and kind = 'paid') as documents,
      (select count(*) from orders.reservation where order_id = ${this.#id} and expires_at is null) as pieces`.execute(
      database(),
    );
    const paid = row.number === null ? 0 : 1;
    const [{ papers, documents, pieces } = { papers: 0, documents: 0, pieces: 0 }] = rows;
    if (papers !== paid || documents !== paid) return `paid ${paid} times with ${papers} receipts`;
    if (pieces !== (fulfilment === "accepted" ? 1 : 0)) return `${fulfilment} with ${pieces} reservations`;
    if (fulfilment !== "open" && captured - requested !== owedOf(fulfilment, { total, credited }))
      return `${fulfilment}: captured ${captured}, requested back ${requested}, total ${total}`;
    return refunded <= requested && requested <= captured
      ? undefined
      : `refunded ${refunded} of ${requested}`;
  }

  /** What is left with the gateway and in the hands of staff is what the order owes, and it shows nothing else. */
  async #wrongInTheEnd(): Promise<string | undefined> {
    const { fulfilment, total_price: total, credited, captured, refunded } = await this.#row();
    const owed = fulfilment === "open" ? 0 : owedOf(fulfilment, { total, credited });
    const left = this.#bank.balanceOf(this.#charges()) - this.#byHand;
    if (left !== owed || captured - refunded !== owed)
      return `${fulfilment} owes ${owed}, the bank has ${left}, the order says ${captured - refunded}`;
    const open = [...(await this.#refunds("requested")), ...(await this.#refunds("pending"))];
    return open.length === 0 ? undefined : `${open.length} refunds never came to an end`;
  }

  async #end(): Promise<void> {
    if ((await this.#row()).fulfilment === "open") await letRunOut(this.#id);
    await expireOrders(now());
    this.#bank.forget(this.#charges());
  }
}

function valueIn<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.detail ?? {})}`);
  return result.value;
}

/** Does something that may be refused; answers whether it was done. */
async function done(deed: (trx: AnyTransaction) => Promise<Result<unknown>>): Promise<boolean> {
  return (await inTransaction<unknown, Result<unknown>>(deed)).ok;
}
