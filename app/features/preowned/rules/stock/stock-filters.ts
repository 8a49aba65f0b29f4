import type { StockQuery } from "../../calls.ts";
import { type IndexedField, indexedFields } from "../fields/car-fields.ts";
import {
  type ChoiceFilter,
  choiceFilterNames,
  choiceFilters,
  endsOf,
  type RangeFilter,
  rangeFilterNames,
  rangeFilters,
} from "../fields/car-filters.ts";
import { anything, type Bounds, both } from "./bounds.ts";
import type { Profile } from "./stock-car.ts";

/** The filters that are chosen from lists, as the address names them, and the values that a car has in each. */
export type ListedFilter = ChoiceFilter | "certified";
export const listedFilterNames: readonly ListedFilter[] = [...choiceFilterNames, "certified"];

export function valuesOf(name: ListedFilter, profile: Profile): readonly string[] {
  if (name === "make" || name === "model") return [profile[name]];
  if (name === "equipment") return profile.features;
  if (name === "place") return profile.place === null ? [] : [profile.place];
  const value = profile[name === "certified" ? name : choiceFilters[name].field];
  if (typeof value === "object") return value === null ? [] : value.map(String);
  return [String(value)];
}

/** The quantities that cars of one profile share, and that can be bounded. */
type ProfileRange = {
  [Name in RangeFilter]: (typeof rangeFilters)[Name] extends { field: IndexedField } ? Name : never;
}[RangeFilter];
export const profileRanges = rangeFilterNames.filter((name): name is ProfileRange => {
  const range = rangeFilters[name];
  return "field" in range && (indexedFields as readonly string[]).includes(range.field);
});

/** Of most lists any chosen value will do; equipment is wanted together. */
export function isEveryNeeded(name: ListedFilter): boolean {
  return name === "equipment";
}

/** What a search requests. A filter that is not there lets every car through; an unknown value lets none. */
export interface StockFilters {
  readonly chosen: Partial<Readonly<Record<ListedFilter, ReadonlySet<string>>>>;
  /** Whole riyals, both included. */
  readonly price: Bounds;
  /** Years, horsepower, cubic centimeters. */
  readonly ranges: Readonly<Record<ProfileRange, Bounds>>;
  /** Kilometers at the most. */
  readonly mileageMax: number;
  /** The prices whose monthly payment will do: whole riyals, both included. */
  readonly financed: Bounds;
  /** Words of the stock's texts, which a car needs all: the text of a search as `readQuery` leaves it. */
  readonly words: string;
}
/** The prices that cost at most so much a month. */
export type PricesOfPayment = (monthlyMost: number) => Bounds;
/** Lets every car through. */
export const everything: StockFilters = {
  chosen: {},
  price: anything,
  ranges: rangesBy(() => anything),
  mileageMax: anything.max,
  financed: anything,
  words: "",
};

/**
 * The filters that an address says. `pricesOf` knows what is paid by the month; without it a payment requests nothing.
 */
export function filtersOf(query: StockQuery, pricesOf: PricesOfPayment = () => anything): StockFilters {
  const chosen: Partial<Record<ListedFilter, ReadonlySet<string>>> = {};
  for (const name of listedFilterNames) {
    const said = query[name];
    if (said !== undefined) chosen[name] = new Set(said.split(","));
  }
  return {
    chosen,
    price: boundsOf(query.priceMin, query.priceMax),
    ranges: rangesBy((name) => {
      const { least, most } = endsOf(name);
      return boundsOf(least && query[least], query[most]);
    }),
    mileageMax: Number(query.mileageMax ?? anything.max),
    financed: query.monthlyMax === undefined ? anything : pricesOf(Number(query.monthlyMax)),
    words: query.q ?? "",
  };
}

/** The prices and mileages of the cars that fit, from all that requests them. */
export function carBounds({ price, financed, mileageMax }: StockFilters) {
  return { price: both(price, financed), mileageMax };
}

function rangesBy(boundsOfRange: (name: ProfileRange) => Bounds): StockFilters["ranges"] {
  const ranges = profileRanges.map((name) => [name, boundsOfRange(name)]);
  return Object.fromEntries(ranges) as Record<ProfileRange, Bounds>;
}

function boundsOf(min: string | undefined, max: string | undefined): Bounds {
  return { min: Number(min ?? anything.min), max: Number(max ?? anything.max) };
}
