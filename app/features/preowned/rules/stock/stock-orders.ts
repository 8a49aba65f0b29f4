import type { SortOrder } from "../../stock-terms.ts";
import type { StockColumns } from "./stock-columns.ts";

/** Places are written behind keys in one exact number: 2^32 keys by 2^21 places. */
export const mostPlaces = 2 ** 21;
const largestKey = 2 ** 32 - 1;

/** What each order sorts by; of equals the lower number comes first. */
const keys: Record<SortOrder, (columns: StockColumns) => (place: number) => number> = {
  newest:
    ({ listedAt }) =>
    (place) =>
      largestKey - (listedAt[place] ?? 0),
  "price-up":
    ({ price }) =>
    (place) =>
      price[place] ?? 0,
  "price-down":
    ({ price }) =>
    (place) =>
      largestKey - (price[place] ?? 0),
  mileage:
    ({ kilometrage }) =>
    (place) =>
      kilometrage[place] ?? 0,
  year:
    ({ profile, profiles }) =>
    (place) =>
      largestKey - (profiles[profile[place] ?? 0]?.year ?? 0),
};

/** The places of all cars in an order. */
export function placesInOrder(columns: StockColumns, order: SortOrder): Uint32Array {
  if (columns.count > mostPlaces) throw new RangeError(`more than ${mostPlaces} cars cannot be ordered`);
  const keyOf = keys[order](columns);
  const combined = new Float64Array(columns.count);
  for (let place = 0; place < combined.length; place += 1)
    combined[place] = keyOf(place) * mostPlaces + place;
  combined.sort();
  return Uint32Array.from(combined, (value) => value % mostPlaces);
}

/** Where each place stands in an order. */
export function ranksOf(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank += 1) ranks[order[rank] as number] = rank;
  return ranks;
}
