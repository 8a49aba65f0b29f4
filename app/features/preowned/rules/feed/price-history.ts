/** A price of the past and how many days ago it began. */
export interface PastPrice {
  readonly daysAgo: number;
  readonly price: number;
}

/**
 * Earlier prices as a feed writes them, the oldest first: `60:95000 12:91000`, days ago and riyals; the last is the price
 * of now. Undefined where the text is not of this form, or its last price is another than the car's.
 */
export function readPriceHistory(text: string, price: number): readonly PastPrice[] | undefined {
  if (text === "") return [];
  const prices: PastPrice[] = [];
  for (const one of text.split(/\s+/)) {
    const [, days, riyals] = /^(\d{1,4}):(\d{1,9})$/.exec(one) ?? [];
    const past = { daysAgo: Number(days), price: Number(riyals) };
    const last = prices.at(-1);
    if (days === undefined || (last !== undefined && last.daysAgo <= past.daysAgo)) return undefined;
    prices.push(past);
  }
  return prices.at(-1)?.price === price ? prices : undefined;
}
