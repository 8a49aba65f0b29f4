import * as z from "zod/mini";
import { vehicleNumber } from "#app/lib/validation/vehicle-number.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { listedFields } from "./rules/fields/car-fields.ts";
import {
  type BoundFilter,
  boundFilterNames,
  type ChoiceFilter,
  choiceFilterNames,
  type RangeFilter,
  rangeFilterNames,
} from "./rules/fields/car-filters.ts";
import { fieldSchemas } from "./rules/fields/field-schemas.ts";
import { ratings, sortOrders, stockStatuses } from "./stock-terms.ts";

/** Longest free text that is read. */
export const longestSearch = 80;

const count = z.int().check(z.nonnegative());
export const range = z.object({ min: z.int(), max: z.int() });
/** Digits, at most nine of them: amounts in whole riyals, years, kilometres. */
const number = z.string().check(z.regex(/^\d{1,9}$/));
/** Several values joined by commas. Unknown ones fit no car. */
const several = z.string().check(z.maxLength(800), z.regex(/^[\p{L}\p{N}-]+(,[\p{L}\p{N}-]+)*$/u));
const language = z.optional(z.enum(["en", "ar"]));
/** What a dealer knows a car by. */
export const vehicleNo = z.string().check(z.regex(vehicleNumber));

/** Every filter may be left out. */
const choices = Object.fromEntries(choiceFilterNames.map((name) => [name, z.optional(several)])) as Record<
  ChoiceFilter,
  z.ZodMiniOptional<typeof several>
>;
const bounds = Object.fromEntries(boundFilterNames.map((name) => [name, z.optional(number)])) as Record<
  BoundFilter,
  z.ZodMiniOptional<typeof number>
>;

/** A search as its address has it (product/used-cars.md#search-call). Units are those of `rules/fields/car-filters.ts`. */
export const stockQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(longestSearch))),
  ...choices,
  ...bounds,
  certified: z.optional(z.literal("true")),
  sort: z.optional(z.enum(sortOrders)),
  /** From 1. */
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  lang: language,
});
export type StockQuery = z.output<typeof stockQuery>;

/** A car as the listing shows it. Names stand in the requested language; the price is whole riyals. */
export const listedVehicle = z.object({
  vehicleNo,
  make: z.string(),
  makeLabel: z.string(),
  model: z.string(),
  modelLabel: z.string(),
  ...fieldSchemas(listedFields),
  variant: z.string(),
  price: z.int(),
  /** The price before the last reduction; null where it was not reduced within the last 30 days. */
  formerPrice: z.nullable(z.int()),
  status: z.enum(stockStatuses),
  /** The id of the location of content where it stands; null where the feed does not say. */
  place: z.nullable(z.string()),
  /** Whole riyals a month by finance calculator one, with its defaults; null where it has no loan for the price. */
  monthly: z.nullable(z.int()),
  /** Null where too few cars can be compared. */
  rating: z.nullable(z.enum(ratings)),
  /** Address of the first picture at the image host; null without pictures. */
  image: z.nullable(z.string()),
  /** Pictures in all. */
  pictures: z.int(),
  /** The pictures show another car of the kind; wherever they stand, that is said. */
  samplePictures: z.boolean(),
});
export type ListedVehicle = z.output<typeof listedVehicle>;

const choice = z.object({ value: z.string(), label: z.string(), count });
export type Choice = z.output<typeof choice>;

const choiceLists = Object.fromEntries(choiceFilterNames.map((name) => [name, z.array(choice)])) as Record<
  ChoiceFilter,
  z.ZodMiniArray<typeof choice>
>;

/** How many cars each choice would show, with all other filters as they are: exact, and disjunctive but for equipment. */
export const facets = z.object({
  ...choiceLists,
  /** Of the makes that are chosen, or of all. */
  model: z.array(z.extend(choice, { make: z.string() })),
  certified: count,
});
export type Facets = z.output<typeof facets>;

export const searchResults = z.object({
  items: z.array(listedVehicle),
  total: count,
  /** The page that is shown: never beyond the last one. */
  page: z.int(),
  pages: z.int(),
  facets,
  /** Where nothing fits: what comes nearest, and which filters (names of the query) it leaves aside. */
  nearest: z.nullable(z.object({ without: z.array(z.string()), items: z.array(listedVehicle) })),
  /** The search with its text read as filters, `q` with what remains of it, and words that nothing understood. Null without a text. */
  read: z.nullable(z.object({ query: stockQuery, leftOut: z.array(z.string()) })),
});
export type SearchResults = z.output<typeof searchResults>;

export const listStockCall = defineCall({
  id: "cpov.list",
  summary: "Used cars that fit some filters, with the count of every other choice",
  method: "GET",
  base: "v3",
  path: "/cpov/vehicles",
  who: "anyone",
  query: stockQuery,
  answer: searchResults,
  refusals: {},
  failureText: "Failed to fetch products",
});

const counted = z.object({ value: z.string(), label: z.string(), labelAr: z.string(), count });
/** Bounds of the filters come from here; the fixed ones hold where this fails (product/used-cars.md#listing). */
export const filterStats = z.object({
  makes: z.array(z.extend(counted, { models: z.array(counted) })),
  bodyTypes: z.array(counted),
  ...(Object.fromEntries(rangeFilterNames.map((name) => [name, range])) as Record<RangeFilter, typeof range>),
});
export type FilterStats = z.output<typeof filterStats>;

export const filterStatsCall = defineCall({
  id: "cpov.filterStats",
  summary: "Counts by make, model and body type, and the bounds of price, year and mileage",
  method: "GET",
  base: "v1",
  path: "/cpov/vehicles/filter-stats",
  who: "anyone",
  answer: filterStats,
  refusals: {},
  failureText: "Failed to fetch filter stats",
});

export const inLanguage = z.object({ lang: language });

/** For what a browser remembers: cars that it compares or has seen. Sold ones too, with their status. */
export const vehiclesByNumberCall = defineCall({
  id: "cpov.chosen",
  summary: "Used cars by their numbers, joined by commas, in that order; unknown ones are left out",
  method: "GET",
  base: "v3",
  path: "/cpov/chosen",
  who: "anyone",
  query: z.extend(inLanguage, {
    numbers: z.string().check(z.regex(/^[A-Z0-9_-]{1,64}(,[A-Z0-9_-]{1,64}){0,11}$/)),
  }),
  answer: z.array(listedVehicle),
  refusals: {},
  failureText: "Failed to fetch products",
});

/** For the sitemap: the newest ones, `maxNumbers` at most; changed is when the car was listed or got cheaper. */
export const stockNumbersCall = defineCall({
  id: "cpov.numbers",
  summary: "The numbers of the newest used cars that are listed",
  method: "GET",
  base: "v3",
  path: "/cpov/numbers",
  who: "anyone",
  answer: z.array(z.object({ vehicleNo, changedAt: z.iso.datetime() })),
  refusals: {},
  failureText: "Failed to fetch products",
});

export const featuredStockCall = defineCall({
  id: "cpov.featured",
  summary: "Up to eight certified cars that stand out: of different models, the newest first",
  method: "GET",
  base: "v3",
  path: "/cpov/featured",
  who: "anyone",
  query: inLanguage,
  answer: z.array(listedVehicle),
  refusals: {},
  failureText: "Failed to fetch products",
});
