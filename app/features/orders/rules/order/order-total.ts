import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { totalsOf } from "../cart/prices.ts";

/** The highest price of an order before discounts, dirhams: QAR 1,000,000. More than that is agreed with people. */
export const highestTotal = 100_000_000;

interface Line {
  readonly quantity: number;
  readonly originalPrice: number | null;
  readonly unitDiscount: number;
}

/** Whether lines can be ordered and paid online: a bank takes no payment of nothing, and no card so much. */
export function checkTotal(lines: readonly Line[]): Result<null, "nothing-to-pay" | "total-too-high"> {
  const priced = lines.map(({ quantity, originalPrice, unitDiscount }) => {
    const original = originalPrice ?? 0;
    return { quantity, originalPrice: original, price: original - unitDiscount };
  });
  const { totalPrice, totalOriginalPrice } = totalsOf(priced, 0);
  if (totalPrice === 0) return refuse("nothing-to-pay");
  return totalOriginalPrice > highestTotal ? refuse("total-too-high") : succeed(null);
}
