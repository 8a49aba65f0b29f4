import { monthlyPayment } from "#app/features/finance/rules/finance.ts";
import { settlePlan } from "#app/features/finance/rules/finance-plan.ts";
import { type Bounds, nothing } from "../stock/bounds.ts";

/**
 * What used cars cost by the month, by calculator one (product/money.md#calculator-one) with its defaults: a citizen,
 * the least down payment, the longest term, and a flat rate in hundredths of a percent a year. Sums in whole riyals.
 */
export class Payments {
  readonly #rate: number;

  constructor(rate: number) {
    this.#rate = rate;
  }

  /** The payment for a price; null where the calculator has no loan for it. */
  of(price: number): number | null {
    const { plan } = settlePlan({ status: "qatari", price });
    if (plan.price !== price) return null;
    return monthlyPayment({ principal: price - plan.down, rate: this.#rate, months: plan.months });
  }

  /** What is paid for prices between two, as far as the calculator has loans for them. */
  between({ min, max }: Bounds): Bounds {
    const { least, most } = settlePlan({ status: "qatari", price: 0 }).limits.price;
    const within = (price: number) => Math.min(Math.max(price, least), most);
    return { min: this.of(within(min)) ?? 0, max: this.of(within(max)) ?? 0 };
  }

  /** The prices whose payment is at most so much. */
  pricesWithin(most: number): Bounds {
    const { least, most: highest } = settlePlan({ status: "qatari", price: 0 }).limits.price;
    const costs = (price: number) => this.of(price) ?? 0;
    if (costs(least) > most) return nothing;
    // The payment never falls as the price rises.
    let [low, high] = [least, highest];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (costs(middle) <= most) low = middle;
      else high = middle - 1;
    }
    return { min: least, max: low };
  }
}
