/** What a part costs, as the catalogue says it; dirhams. */
export interface PriceTerms {
  /** Null: it is not sold. */
  readonly unitPrice: { readonly originalPrice: number; readonly unitDiscount: number } | null;
  /** From so many pieces each costs less by so much. */
  readonly breaks: readonly { readonly from: number; readonly unitDiscount: number }[];
}

/** price = originalPrice - unitDiscount, dirhams a piece. */
export interface UnitPrice {
  readonly price: number;
  readonly originalPrice: number;
  readonly unitDiscount: number;
}

/**
 * The price of each of so many pieces: the largest discount that they reach, and never below nothing. Undefined for what
 * is not sold.
 */
export function unitPriceOf({ unitPrice, breaks }: PriceTerms, pieces: number): UnitPrice | undefined {
  if (unitPrice === null) return undefined;
  const { originalPrice } = unitPrice;
  const reached = breaks.filter(({ from }) => from <= pieces).map(({ unitDiscount }) => unitDiscount);
  const unitDiscount = Math.min(originalPrice, Math.max(unitPrice.unitDiscount, ...reached));
  return { price: originalPrice - unitDiscount, originalPrice, unitDiscount };
}

/** The next quantity at which each piece costs less than at so many. */
export function nextBreakOf(terms: PriceTerms, pieces: number): { from: number; price: number } | null {
  const now = unitPriceOf(terms, pieces);
  if (now === undefined) return null;
  const further = terms.breaks.filter(({ from }) => from > pieces).toSorted((a, b) => a.from - b.from);
  for (const { from } of further) {
    const price = unitPriceOf(terms, from)?.price ?? now.price;
    if (price < now.price) return { from, price };
  }
  return null;
}

/** Pieces of each part over all lines: breaks and reservations go by them, however a customer divides them. */
export function piecesByPart(lines: readonly { part: string; quantity: number }[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { part, quantity } of lines) pieces.set(part, (pieces.get(part) ?? 0) + quantity);
  return pieces;
}

export interface PricedLine {
  readonly quantity: number;
  readonly price: number;
  readonly originalPrice: number;
}

export function linePriceOf({ quantity, price }: Pick<PricedLine, "quantity" | "price">): number {
  return quantity * price;
}

/** The tax that an amount contains, by a rate in basis points; half a dirham counts as one. */
export function taxContained(amount: number, basisPoints: number): number {
  return Math.round((amount * basisPoints) / (10_000 + basisPoints));
}

/** What an order of these lines costs. Everything is a sum over lines, so no order of adding changes it. */
export function totalsOf(lines: readonly PricedLine[], basisPoints: number) {
  let [totalPrice, totalOriginalPrice, totalTax] = [0, 0, 0];
  for (const line of lines) {
    totalPrice += linePriceOf(line);
    totalOriginalPrice += line.quantity * line.originalPrice;
    totalTax += taxContained(linePriceOf(line), basisPoints);
  }
  const totalDiscounts = totalOriginalPrice - totalPrice;
  return { totalPrice, totalDiscounts, totalOriginalPrice, totalTax, currency: "QAR" as const };
}
