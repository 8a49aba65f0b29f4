import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RandomNumbers } from "../../../../tests/factories/random-numbers.ts";
import type { ShopReply } from "../shop/shop-caller.ts";
import type { ShopCustomer } from "../shop/shop-customers.ts";
import type { ShopPrograms } from "../shop/shop-programs.ts";
import { shopVisit } from "../shop/shop-visit.ts";
import type { ArmedKill, CheckoutStep } from "./armed-kill.ts";

/** What buyers were answered, to be compared with what there is in the end. */
export interface Answered {
  readonly ordered: Set<string>;
  readonly paid: Set<string>;
  readonly canceled: Set<string>;
  /** Calls whose program was killed before it answered. */
  broken: number;
  /** Calls that were answered with 503, as happens while a program starts on a busy machine: they are sent again too. */
  unavailable: number;
  /** Refusals and errors by what they are. */
  readonly refusals: Map<string, number>;
}

type Visit = ReturnType<typeof shopVisit>;
const scenarios = [
  "approved-without-code",
  "approved-without-code",
  "approved",
  "reported-repeatedly",
  "declined",
  "page-closed",
] as const;

/** A customer who buys one order after the other, and sends what was not done again, by the same key to any program. */
export class StubbornBuyer {
  readonly #shop: ShopPrograms;
  readonly #kills: ArmedKill;
  readonly #customer: ShopCustomer;
  readonly #random: RandomNumbers;
  readonly #answered: Answered;

  constructor(
    { shop, kills, answered }: { shop: ShopPrograms; kills: ArmedKill; answered: Answered },
    customer: ShopCustomer,
    random: RandomNumbers,
  ) {
    this.#shop = shop;
    this.#kills = kills;
    this.#answered = answered;
    this.#customer = customer;
    this.#random = random;
  }

  async buyUntil(isOver: () => boolean, parts: readonly string[]): Promise<void> {
    while (!isOver()) {
      await this.#buy(parts);
      // Programs that start need the machine too.
      await sleep(100);
    }
  }

  async #buy(parts: readonly string[]): Promise<void> {
    const part = this.#random.oneOf(parts);
    const quantity = 1 + this.#random.upTo(1);
    await this.#step("add", (visit, key) => visit.add(part, quantity, key));
    const cart = await this.#step("cart", (visit) => visit.cart());
    const version = Number(cart.data.version);
    const ordered = await this.#step("create-order", (visit, key) => visit.order(version, key));
    // Mostly an earlier payment lies at the bank undecided.
    if (ordered.status !== 200) return sleep(200);
    const orderId = String(ordered.data.id);
    this.#answered.ordered.add(orderId);
    await this.#pay(orderId);
    const shown = await this.#step("confirmation", (visit) => visit.show(orderId));
    if (shown.data.number != null) this.#answered.paid.add(orderId);
    if (this.#random.upTo(5) > 0) return;
    const canceled = await this.#step("cancel", (visit, key) => visit.cancel(orderId, key));
    if (canceled.status === 200) this.#answered.canceled.add(orderId);
  }

  async #pay(orderId: string): Promise<void> {
    const requested = await this.#step("payment-request", (visit, key) => visit.requestPayment(orderId, key));
    if (requested.status !== 200) return;
    const page = String(requested.data.redirectUrl);
    const attemptId = String(requested.data.attemptId);
    const scenario = this.#random.oneOf(scenarios);
    await this.#step("card", (visit) => visit.enterCard(page, scenario));
    if (scenario === "approved" || scenario === "reported-repeatedly")
      await this.#step("code", (visit) => visit.enterCode(page));
    await this.#step("check", (visit) => visit.check(attemptId));
  }

  /** One call, sent again until a program answers; each write has one key for all of its sendings. */
  async #step(
    step: CheckoutStep,
    call: (visit: Visit, key: string) => Promise<ShopReply>,
  ): Promise<ShopReply> {
    const key = randomUUID();
    const first = this.#random.upTo(this.#shop.running.length - 1);
    for (let turn = first; ; turn += 1) {
      const place = turn % this.#shop.running.length;
      const visit = shopVisit(this.#shop.running[place]?.address ?? "", this.#customer);
      const reply = await this.#kills.during(step, place, () => call(visit, key));
      if (reply.status === 0 || reply.status === 503) {
        if (reply.status === 0) this.#answered.broken += 1;
        else this.#answered.unavailable += 1;
        await sleep(30);
        continue;
      }
      if (reply.status >= 400) {
        const { refusals } = this.#answered;
        const name = `${step} ${reply.status} ${reply.code}`;
        refusals.set(name, (refusals.get(name) ?? 0) + 1);
      }
      return reply;
    }
  }
}
