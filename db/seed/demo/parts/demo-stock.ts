import { chance, pick } from "./chance.ts";
import { type DemoPart, demoParts } from "./demo-parts.ts";
import type { Pace } from "./plans/part-plans.ts";

export interface StockRow {
  readonly part_number: string;
  readonly center: string;
  readonly on_hand: number;
  /** Days until more comes, where none is left and that is known. */
  readonly backorder_days: number | null;
}

/** The most pieces of a number in the main store, and the share of it that the branches have. */
const mostOf: Readonly<Record<Pace, number>> = { fast: 80, steady: 14, slow: 4, panel: 2 };
const branches = [
  {
    center: "rimal-parts-salwa-road",
    carries: { fast: 0.9, steady: 0.5, slow: 0.12, panel: 0.1 },
    share: 0.35,
  },
  { center: "rimal-parts-al-khor", carries: { fast: 0.5, steady: 0.08, slow: 0, panel: 0 }, share: 0.15 },
] as const satisfies readonly { center: string; carries: Record<Pace, number>; share: number }[];
const mainStore = "rimal-parts-industrial-area";

/** Pieces at the three counters. Some 8 % of the numbers are out of stock everywhere, half of them with a day of arrival. */
export function* demoStock(): Generator<StockRow> {
  for (const part of demoParts()) {
    const { number } = part;
    if (chance(`sold out ${number}`) < 0.08) {
      const coming = chance(`coming ${number}`) < 0.5;
      yield row(number, mainStore, 0, coming ? pick(`days ${number}`, [4, 7, 12, 21, 35]) : null);
      continue;
    }
    yield row(number, mainStore, piecesOf(part, 1));
    for (const { center, carries, share } of branches)
      if (chance(`${center} ${number}`) < carries[part.plan.pace])
        yield row(number, center, piecesOf(part, share));
  }
}

const row = (
  part_number: string,
  center: string,
  on_hand: number,
  backorder_days: number | null = null,
): StockRow => ({
  part_number,
  center,
  on_hand,
  backorder_days,
});

/** At least enough for one car where many are needed on it, such as spark plugs. */
function piecesOf({ number, plan, quantity }: DemoPart, share: number): number {
  const most = mostOf[plan.pace] * share;
  const pieces = Math.ceil(most * (0.15 + 0.85 * chance(`pieces ${share} ${number}`)));
  return plan.pace === "fast" && quantity > 2 ? pieces * quantity : Math.max(1, pieces);
}
