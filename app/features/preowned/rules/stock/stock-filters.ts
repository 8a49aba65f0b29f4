import type { StockQuery } from "../../calls.ts";
import { nothingMeant, type TextMeaning, textMeaning } from "../words/text-meaning.ts";
import { anything, type Bounds, both } from "./bounds.ts";
import type { Profile } from "./stock-car.ts";

/** The filters that are chosen from lists, as the address names them, and what of a car they look at. */
export const listedFilters = {
  make: ({ make }) => [make],
  model: ({ model }) => [model],
  bodyType: ({ bodyType }) => [bodyType],
  fuel: ({ fuelType }) => [fuelType],
  transmission: ({ transmission }) => [transmission],
  color: ({ color }) => [color],
  certified: ({ certified }) => [String(certified)],
  drive: ({ driveType }) => [driveType],
  seats: ({ seats }) => seats.map(String),
  doors: ({ doors }) => (doors === null ? [] : [String(doors)]),
  place: ({ place }) => (place === null ? [] : [place]),
  equipment: ({ features }) => features,
} as const satisfies Record<string, (profile: Profile) => readonly string[]>;
export type ListedFilter = keyof typeof listedFilters;
export const listedFilterNames = Object.keys(listedFilters) as ListedFilter[];

/** Of most lists any chosen value will do; equipment is wanted together. */
export function isEveryNeeded(name: ListedFilter): boolean {
  return name === "equipment";
}

/** What a search asks for. A filter that is not there lets every car through; an unknown value lets none. */
export interface StockFilters {
  readonly chosen: Partial<Readonly<Record<ListedFilter, ReadonlySet<string>>>>;
  /** Whole riyals, both included. */
  readonly price: Bounds;
  readonly year: Bounds;
  /** Horsepower. */
  readonly power: Bounds;
  /** Cubic centimeters. */
  readonly engine: Bounds;
  /** Kilometres at the most. */
  readonly mileageMax: number;
  /** The prices whose monthly payment will do: whole riyals, both included. */
  readonly financed: Bounds;
  /** What the free text asks for. */
  readonly text: TextMeaning;
}
/** The prices that cost at most so much a month. */
export type PricesOfPayment = (monthlyMost: number) => Bounds;
/** Lets every car through. */
export const everything: StockFilters = {
  chosen: {},
  price: anything,
  year: anything,
  power: anything,
  engine: anything,
  mileageMax: anything.max,
  financed: anything,
  text: nothingMeant,
};

/**
 * The filters that an address says. `pricesOf` knows what is paid by the month; without it a payment asks for nothing.
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
    year: boundsOf(query.yearMin, query.yearMax),
    power: boundsOf(query.powerMin, query.powerMax),
    engine: boundsOf(query.engineMin, query.engineMax),
    mileageMax: Number(query.mileageMax ?? anything.max),
    financed: query.monthlyMax === undefined ? anything : pricesOf(Number(query.monthlyMax)),
    text: readText(query.q ?? "", pricesOf),
  };
}

/** What a text asks for; a payment by the month becomes the prices that it buys. */
function readText(text: string, pricesOf: PricesOfPayment): TextMeaning {
  const meant = textMeaning(text);
  if (meant.monthlyMax === undefined) return meant;
  return { ...meant, price: both(meant.price, pricesOf(meant.monthlyMax)) };
}

/** The prices and mileages of the cars that fit, from all that asks for them. */
export function carBounds({ price, financed, mileageMax, text }: StockFilters) {
  return {
    price: both(both(price, financed), text.price),
    mileageMax: Math.min(mileageMax, text.mileageMax),
  };
}

function boundsOf(min: string | undefined, max: string | undefined): Bounds {
  return { min: Number(min ?? anything.min), max: Number(max ?? anything.max) };
}
