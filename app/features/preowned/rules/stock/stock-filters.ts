import type { StockQuery } from "../../calls.ts";
import type { Profile } from "./stock-car.ts";

/** The filters that are chosen from lists, as the address names them, and what of a car they look at. */
export const listedFilters = {
  make: (profile: Profile) => profile.make as string,
  model: (profile: Profile) => profile.model as string,
  bodyType: (profile: Profile) => profile.bodyType as string,
  fuel: (profile: Profile) => profile.fuelType as string,
  transmission: (profile: Profile) => profile.transmission as string,
  color: (profile: Profile) => profile.color as string,
  certified: (profile: Profile) => String(profile.certified),
} as const;
export type ListedFilter = keyof typeof listedFilters;
export const listedFilterNames = Object.keys(listedFilters) as ListedFilter[];

/** What a search asks for. A filter that is not there lets every car through; an unknown value lets none. */
export interface StockFilters {
  readonly chosen: Partial<Readonly<Record<ListedFilter, ReadonlySet<string>>>>;
  /** Whole riyals, both included. */
  readonly price: Bounds;
  readonly year: Bounds;
  /** Kilometres at the most. */
  readonly mileageMax: number;
  readonly q: string;
}
export interface Bounds {
  readonly min: number;
  readonly max: number;
}
const anything: Bounds = { min: 0, max: Number.MAX_SAFE_INTEGER };
/** Lets every car through. */
export const everything: StockFilters = {
  chosen: {},
  price: anything,
  year: anything,
  mileageMax: anything.max,
  q: "",
};

/** The filters that an address says. */
export function filtersOf(query: StockQuery): StockFilters {
  const chosen: Partial<Record<ListedFilter, ReadonlySet<string>>> = {};
  for (const name of listedFilterNames) {
    const said = query[name];
    if (said !== undefined) chosen[name] = new Set(said.split(","));
  }
  return {
    chosen,
    price: boundsOf(query.priceMin, query.priceMax),
    year: boundsOf(query.yearMin, query.yearMax),
    mileageMax: Number(query.mileageMax ?? anything.max),
    q: query.q?.trim() ?? "",
  };
}

function boundsOf(min: string | undefined, max: string | undefined): Bounds {
  return { min: Number(min ?? anything.min), max: Number(max ?? anything.max) };
}
