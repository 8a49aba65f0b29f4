import type { FilterStats } from "../calls.ts";
import { rangeFilters } from "../rules/fields/car-filters.ts";
import type { Names } from "../rules/fields/names.ts";
import { everything, profileRanges, type StockFilters } from "../rules/stock/stock-filters.ts";
import type { StockSnapshot } from "../rules/stock/stock-snapshot.ts";
import { bodyTypes } from "../stock-terms.ts";
import { bodyTypeNames } from "../words.ts";
import { namesOf } from "./search-stock.server.ts";
import { cachedStock } from "./stock-cache.server.ts";

/** Counted once for each version of the stock. */
const counts = new WeakMap<StockSnapshot, FilterStats>();

/** What the listed stock is made of, and the bounds of its filters. An empty stock has no bounds: all are 0. */
export async function filterStats(): Promise<FilterStats> {
  const stock = await cachedStock();
  const stats = counts.get(stock) ?? countStock(stock);
  counts.set(stock, stats);
  return stats;
}

function countStock({ columns, index, terms }: StockSnapshot): FilterStats {
  const { facets } = index.find(everything, { sort: "newest", page: 1 });
  const { makeNames, modelNames } = namesOf(columns.profiles);
  const counted = (value: string, names: Names | undefined, count: number) => ({
    value,
    label: names?.en ?? value,
    labelAr: names?.ar ?? value,
    count,
  });
  const [en, ar] = [bodyTypeNames.of("en"), bodyTypeNames.of("ar")];
  return {
    makes: [...facets.make].map(([make, count]) => ({
      ...counted(make, makeNames.get(make), count),
      models: [...modelNames]
        .filter(([, vehicle]) => vehicle.make === make)
        .map(([model, { names }]) => counted(model, names, facets.model.get(model) ?? 0)),
    })),
    bodyTypes: bodyTypes.flatMap((value) => {
      const count = facets.bodyType.get(value);
      return count === undefined ? [] : [counted(value, { en: en[value], ar: ar[value] }, count)];
    }),
    ...(Object.fromEntries(
      profileRanges.map((name) => [
        name,
        rangeOf(columns.profiles.flatMap((one) => one[rangeFilters[name].field] ?? [])),
      ]),
    ) as Record<keyof StockFilters["ranges"], Range>),
    price: rangeOf(columns.price),
    mileage: rangeOf(columns.kilometrage),
    monthly: terms.payments.between(rangeOf(columns.price)),
  };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function rangeOf(values: Iterable<number>): Range {
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min: Math.min(min, max), max };
}
