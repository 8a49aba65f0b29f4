import type { Rating } from "../../stock-terms.ts";
import type { StockColumns } from "../stock/stock-columns.ts";
import { mostPlaces } from "../stock/stock-orders.ts";

/** Of comparable cars the nearest in mileage are compared, so many at the most: each of them can be shown. */
const mostComparables = 40;
const fewestComparables = 5;
const yearsApart = 1;
const mileageApart = 0.3;

/** A price is called by its share of what comparable cars cost in the middle: up to, and with, each of these. */
const limits: readonly (readonly [upTo: number, Rating])[] = [
  [0.92, "very-good"],
  [0.97, "good"],
  [1.03, "fair"],
  [1.1, "high"],
];

export interface RatedPrice {
  readonly rating: Rating | null;
  /** The middle half of what comparable cars cost. */
  readonly usual: { readonly min: number; readonly max: number } | null;
  /** Their places, the nearest in mileage first. */
  readonly comparables: readonly number[];
}

/** What a price is called among the prices of comparable cars. Null where they are too few. */
export function ratePrice(price: number, prices: readonly number[]): Omit<RatedPrice, "comparables"> {
  if (prices.length < fewestComparables) return { rating: null, usual: null };
  const sorted = prices.toSorted((one, other) => one - other);
  const share = price / quantile(sorted, 0.5);
  const rating = limits.find(([upTo]) => share <= upTo)?.[1] ?? "very-high";
  return {
    rating,
    usual: { min: Math.round(quantile(sorted, 0.25)), max: Math.round(quantile(sorted, 0.75)) },
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

/** A car whose price is to be called something; it need not be of the listed stock any more. */
export interface ComparedCar {
  readonly vehicleNo: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly kilometrage: number;
  readonly price: number;
}

/** Rates prices by cars of the same model, a year older or younger at most, within 30 % of the mileage. */
export class PriceRatings {
  readonly #columns: StockColumns;
  /** For each model and year the places of its cars and of those a year apart, by mileage. */
  readonly #groups: ReadonlyMap<string, Uint32Array>;

  constructor(columns: StockColumns) {
    this.#columns = columns;
    this.#groups = groupsOf(columns);
  }

  rate(car: ComparedCar): RatedPrice {
    const comparables = this.#comparablesOf(car);
    const { price } = this.#columns;
    const rated = ratePrice(
      car.price,
      comparables.map((place) => price[place] ?? 0),
    );
    return { ...rated, comparables };
  }

  /** From the car's own mileage outwards, whichever side is nearer. */
  #comparablesOf({ vehicleNo, make, model, year, kilometrage: own }: ComparedCar): number[] {
    const { kilometrage, vehicleNo: numbers } = this.#columns;
    const group = this.#groups.get(groupKey(make, model, year)) ?? new Uint32Array();
    const apart = (at: number) => {
      const place = group[at];
      return place === undefined ? Number.POSITIVE_INFINITY : Math.abs((kilometrage[place] ?? 0) - own);
    };
    let above = firstFrom(group, kilometrage, own);
    let below = above - 1;
    const found: number[] = [];
    while (found.length < mostComparables) {
      const isBelow = apart(below) < apart(above);
      const at = isBelow ? below : above;
      const place = group[at];
      if (place === undefined || apart(at) > own * mileageApart) break;
      if (isBelow) below -= 1;
      else above += 1;
      if (numbers[place] !== vehicleNo) found.push(place);
    }
    return found;
  }
}

const groupKey = (make: string, model: string, year: number) => `${make} ${model} ${year}`;

function groupsOf({ profiles, profile, kilometrage }: StockColumns): ReadonlyMap<string, Uint32Array> {
  const groups = new Map<string, number[]>();
  const listOf = (key: string) => {
    const list = groups.get(key) ?? [];
    groups.set(key, list);
    return list;
  };
  const ofProfile = profiles.map(({ make, model, year }) =>
    [-yearsApart, 0, yearsApart].map((years) => listOf(groupKey(make, model, year + years))),
  );
  profile.forEach((id, place) => {
    for (const list of ofProfile[id] ?? []) list.push(place);
  });
  return new Map([...groups].map(([key, places]) => [key, byMileage(places, kilometrage)]));
}

/** Mileage and place in one exact number sort faster than by comparing. */
function byMileage(places: readonly number[], kilometrage: Int32Array): Uint32Array {
  const keys = Float64Array.from(places, (place) => (kilometrage[place] ?? 0) * mostPlaces + place);
  return Uint32Array.from(keys.sort(), (key) => key % mostPlaces);
}

function firstFrom(group: Uint32Array, kilometrage: Int32Array, own: number): number {
  let low = 0;
  let high = group.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((kilometrage[group[middle] ?? 0] ?? 0) < own) low = middle + 1;
    else high = middle;
  }
  return low;
}
