import type { ShopPrograms } from "../shop/shop-programs.ts";

/** The calls of a checkout in whose midst a program is killed. */
export const steps = [
  "add",
  "cart",
  "create-order",
  "payment-request",
  "card",
  "code",
  "check",
  "confirmation",
  "cancel",
] as const;
export type CheckoutStep = (typeof steps)[number];

interface Armed {
  readonly step: CheckoutStep;
  readonly place: number;
  fire(): void;
}

/** Kills the program of a place some moments after the next call of a step has been sent to it, and starts another one. */
export class ArmedKill {
  readonly #shop: ShopPrograms;
  readonly #usualMs = new Map<CheckoutStep, number>();
  #armed: Armed | undefined;

  constructor(shop: ShopPrograms) {
    this.#shop = shop;
  }

  /** Resolves when another program stands there; false where nobody made such a call in time. */
  async kill(step: CheckoutStep, place: number, patienceMs = 20_000): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), patienceMs);
    this.#armed = { step, place, fire: () => resolve(true) };
    const isFired = await promise;
    clearTimeout(timer);
    this.#armed = undefined;
    await this.#shop.replace(place);
    return isFired;
  }

  /** Makes a call of a step; the kill that waits for it comes at any moment of the time that it usually takes. */
  async during<T>(step: CheckoutStep, place: number, call: () => Promise<T>): Promise<T> {
    const armed = this.#armed;
    const started = performance.now();
    if (armed !== undefined && armed.step === step && armed.place === place) {
      this.#armed = undefined;
      setTimeout(() => armed.fire(), Math.random() * (this.#usualMs.get(step) ?? 20));
    }
    const answer = await call();
    if (armed === undefined) this.#usualMs.set(step, performance.now() - started);
    return answer;
  }
}
