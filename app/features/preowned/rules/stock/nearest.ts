import { anything, type Bounds } from "./bounds.ts";
import {
  everything,
  type ListedFilter,
  listedFilterNames,
  profileRanges,
  type StockFilters,
} from "./stock-filters.ts";

/** One way to relax a search: the filters that it leaves aside, by their names in the address, and what remains. */
interface Relaxation {
  readonly names: readonly string[];
  readonly relax: (filters: StockFilters) => StockFilters;
}

/** Bounds are widened by these shares before anything is left aside. */
const widerPrice = 0.15;
const widerMileage = 0.25;

const without = (name: ListedFilter): Relaxation => ({
  names: [name],
  relax: (filters) => ({ ...filters, chosen: { ...filters.chosen, [name]: undefined } }),
});
const withRange = (
  name: keyof StockFilters["ranges"],
  change: (bounds: Bounds) => Bounds = () => anything,
): Relaxation => ({
  names: [`${name}Min`, `${name}Max`],
  relax: ({ ranges, ...rest }) => ({ ...rest, ranges: { ...ranges, [name]: change(ranges[name]) } }),
});
const widened = ({ min, max }: Bounds, least: number, most: number): Bounds => ({
  min: min - least,
  max: max + most,
});

/** The least important first: a car of another color is nearer than another model. */
const ranked: readonly Relaxation[] = [
  {
    names: ["mileageMax"],
    relax: (filters) => ({ ...filters, mileageMax: filters.mileageMax * (1 + widerMileage) }),
  },
  {
    names: ["priceMin", "priceMax"],
    relax: ({ price, ...rest }) => ({
      ...rest,
      price: widened(price, price.min * widerPrice, price.max * widerPrice),
    }),
  },
  withRange("year", (year) => widened(year, 1, 1)),
  without("doors"),
  withRange("engine"),
  withRange("power"),
  without("color"),
  without("place"),
  without("transmission"),
  without("fuel"),
  without("equipment"),
  without("drive"),
  without("certified"),
  { names: ["q"], relax: (filters) => ({ ...filters, words: "" }) },
  { names: ["mileageMax"], relax: (filters) => ({ ...filters, mileageMax: everything.mileageMax }) },
  withRange("year"),
  { names: ["priceMin", "priceMax"], relax: (filters) => ({ ...filters, price: everything.price }) },
  { names: ["monthlyMax"], relax: (filters) => ({ ...filters, financed: everything.financed }) },
  without("seats"),
  without("bodyType"),
  without("model"),
  without("make"),
];
/** Filters that have no rank matter least. */
const unranked = [...listedFilterNames.map(without), ...profileRanges.map((name) => withRange(name))].filter(
  ({ names }) => !ranked.some((one) => one.names.join() === names.join()),
);
const relaxations = [...unranked, ...ranked];

/**
 * Where nothing fits: the filters under which something does, and the names of those left aside or widened. Filters are
 * relaxed one after the other, the least important first, until something fits; those that did not help are restored.
 * `set` holds the names that the address has. Undefined where the whole stock is empty.
 */
export function nearestFilters(
  filters: StockFilters,
  set: ReadonlySet<string>,
  fits: (filters: StockFilters) => boolean,
): { readonly filters: StockFilters; readonly without: readonly string[] } | undefined {
  const possible = relaxations.filter(({ names }) => names.some((name) => set.has(name)));
  const applied = (steps: readonly Relaxation[]) => steps.reduce((rest, { relax }) => relax(rest), filters);
  let taken: Relaxation[] = [];
  for (const step of possible) {
    taken.push(step);
    if (fits(applied(taken))) break;
  }
  if (!fits(applied(taken))) return undefined;
  for (const step of taken.toReversed()) {
    const fewer = taken.filter((one) => one !== step);
    if (fits(applied(fewer))) taken = fewer;
  }
  const names = new Set(taken.flatMap((step) => step.names).filter((name) => set.has(name)));
  return { filters: applied(taken), without: [...names] };
}
