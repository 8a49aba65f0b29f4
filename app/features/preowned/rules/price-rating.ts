import type { Rating } from "../stock-terms.ts";
import type { StockColumns } from "./stock-columns.ts";

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
  /** The places of each model and year, by mileage. */
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

  #comparablesOf({ vehicleNo, make, model, year, kilometrage: own }: ComparedCar): number[] {
    const { kilometrage, vehicleNo: numbers } = this.#columns;
    const apart = (place: number) => Math.abs((kilometrage[place] ?? 0) - own);
    const near = [year - yearsApart, year, year + yearsApart].flatMap((its) => {
      const group = this.#groups.get(groupKey(make, model, its));
      return group === undefined ? [] : [...nearestIn(group, kilometrage, own)];
    });
    return near
      .filter((place) => numbers[place] !== vehicleNo && apart(place) <= own * mileageApart)
      .sort((one, other) => apart(one) - apart(other) || one - other)
      .slice(0, mostComparables);
  }
}

const groupKey = (make: string, model: string, year: number) => `${make} ${model} ${year}`;

function groupsOf({ profiles, profile, kilometrage }: StockColumns): ReadonlyMap<string, Uint32Array> {
  const places = new Map<string, number[]>();
  const ofProfile = profiles.map(({ make, model, year }) => {
    const key = groupKey(make, model, year);
    const list = places.get(key) ?? [];
    places.set(key, list);
    return list;
  });
  profile.forEach((id, place) => {
    ofProfile[id]?.push(place);
  });
  const byMileage = (one: number, other: number) =>
    (kilometrage[one] ?? 0) - (kilometrage[other] ?? 0) || one - other;
  return new Map([...places].map(([key, list]) => [key, Uint32Array.from(list.sort(byMileage))]));
}

/** Of places in the order of mileage those around one, more than enough on either side. */
function nearestIn(group: Uint32Array, kilometrage: Int32Array, own: number): Uint32Array {
  let low = 0;
  let high = group.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((kilometrage[group[middle] ?? 0] ?? 0) < own) low = middle + 1;
    else high = middle;
  }
  return group.subarray(Math.max(0, low - mostComparables - 1), low + mostComparables + 1);
}
