import type { PriceRow } from "#app/features/parts/rules/feed/catalogue-records.ts";
import { chance, pick } from "./chance.ts";
import { type DemoPart, demoParts } from "./demo-parts.ts";

/** A retail price of each number that is still made; about one in eight is discounted. */
export function* demoPrices(validFrom: string): Generator<PriceRow> {
  for (const part of demoParts()) {
    const unitDiscount = discountOf(part);
    yield {
      part_number: part.number,
      price_list: "retail",
      valid_from: validFrom,
      original_price: part.price * 100,
      unit_discount: unitDiscount,
      ...(part.plan.breaks ? { quantity_breaks: breaksOf(part, unitDiscount) } : {}),
    };
  }
}

/** In dirhams, whole riyals where the part costs enough. */
function discountOf({ number, price }: DemoPart): number {
  if (chance(`discounted ${number}`) >= 0.12) return 0;
  const percent = pick(`discount ${number}`, [10, 10, 15, 20]);
  return part(price, percent);
}

/** From 4 and from 10 pieces on, on top of the part's own discount. */
function breaksOf({ price }: DemoPart, unitDiscount: number) {
  return [
    { from: 4, unitDiscount: unitDiscount + part(price, 6) },
    { from: 10, unitDiscount: unitDiscount + part(price, 12) },
  ];
}

/** A percentage of a price in QAR, in dirhams; below 20 QAR in steps of 25 dirhams, else of a riyal. */
function part(price: number, percent: number): number {
  const step = price < 20 ? 25 : 100;
  return Math.max(step, Math.round((price * percent) / step) * step);
}
