import { nothingMeant } from "../words/text-meaning.ts";
import type { Bounds } from "./bounds.ts";
import { everything, type ListedFilter, type StockFilters } from "./stock-filters.ts";

/** One way to ask for less: the filters that it leaves aside, by their names in the address, and what remains. */
interface Leaving {
  readonly names: readonly string[];
  readonly leave: (filters: StockFilters) => StockFilters;
}

/** Bounds are widened by so much before anything is left aside. */
const widerPrice = 0.15;
const widerMileage = 0.25;

const listed = (name: ListedFilter): Leaving => ({
  names: [name],
  leave: (filters) => ({ ...filters, chosen: { ...filters.chosen, [name]: undefined } }),
});
const widened = ({ min, max }: Bounds, least: number, most: number): Bounds => ({
  min: min - least,
  max: max + most,
});

/** What is asked for less first: the least important filter first (a car of another color is nearer than another model). */
const leavings: readonly Leaving[] = [
  {
    names: ["mileageMax"],
    leave: (filters) => ({ ...filters, mileageMax: filters.mileageMax * (1 + widerMileage) }),
  },
  {
    names: ["priceMin", "priceMax"],
    leave: ({ price, ...rest }) => ({
      ...rest,
      price: widened(price, price.min * widerPrice, price.max * widerPrice),
    }),
  },
  { names: ["yearMin", "yearMax"], leave: ({ year, ...rest }) => ({ ...rest, year: widened(year, 1, 1) }) },
  listed("doors"),
  { names: ["engineMin", "engineMax"], leave: (filters) => ({ ...filters, engine: everything.engine }) },
  { names: ["powerMin", "powerMax"], leave: (filters) => ({ ...filters, power: everything.power }) },
  listed("color"),
  listed("place"),
  listed("transmission"),
  listed("fuel"),
  listed("equipment"),
  listed("drive"),
  listed("certified"),
  { names: ["mileageMax"], leave: (filters) => ({ ...filters, mileageMax: everything.mileageMax }) },
  { names: ["yearMin", "yearMax"], leave: (filters) => ({ ...filters, year: everything.year }) },
  { names: ["priceMin", "priceMax"], leave: (filters) => ({ ...filters, price: everything.price }) },
  { names: ["monthlyMax"], leave: (filters) => ({ ...filters, financed: everything.financed }) },
  listed("seats"),
  listed("bodyType"),
  listed("model"),
  listed("make"),
  { names: ["q"], leave: (filters) => ({ ...filters, text: nothingMeant }) },
];

/**
 * Where nothing fits: the filters under which something does, and the names of those left aside or widened. One after the
 * other is left aside, the least important first, until something fits; then those that did not help are taken back.
 * `asked` tells which names the address has. Undefined where even the whole stock is empty.
 */
export function nearestFilters(
  filters: StockFilters,
  asked: ReadonlySet<string>,
  fits: (filters: StockFilters) => boolean,
): { readonly filters: StockFilters; readonly without: readonly string[] } | undefined {
  const possible = leavings.filter(({ names }) => names.some((name) => asked.has(name)));
  const applied = (left: readonly Leaving[]) => left.reduce((rest, { leave }) => leave(rest), filters);
  let left: Leaving[] = [];
  for (const leaving of possible) {
    left.push(leaving);
    if (fits(applied(left))) break;
  }
  if (!fits(applied(left))) return undefined;
  for (const leaving of left.toReversed()) {
    const fewer = left.filter((one) => one !== leaving);
    if (fits(applied(fewer))) left = fewer;
  }
  const names = new Set(left.flatMap((leaving) => leaving.names).filter((name) => asked.has(name)));
  return { filters: applied(left), without: [...names] };
}
