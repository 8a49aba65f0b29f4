import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import {
  bodyTypes,
  colors,
  fuelTypes,
  ratings,
  sortOrders,
  stockStatuses,
  transmissions,
} from "./stock-terms.ts";

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
export const vehicleNo = z.string().check(z.regex(/^[A-Z0-9-]{3,24}$/));

/** What the address of the listing says (product/used-cars.md#search-call). */
export const stockQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(longestSearch))),
  make: z.optional(several),
  model: z.optional(several),
  bodyType: z.optional(several),
  fuel: z.optional(several),
  transmission: z.optional(several),
  color: z.optional(several),
  drive: z.optional(several),
  seats: z.optional(several),
  doors: z.optional(several),
  /** Ids of locations of content. */
  place: z.optional(several),
  /** A car needs every feature that is named. */
  equipment: z.optional(several),
  /** Whole riyals. */
  priceMin: z.optional(number),
  priceMax: z.optional(number),
  yearMin: z.optional(number),
  yearMax: z.optional(number),
  /** Kilometres. */
  mileageMax: z.optional(number),
  /** Horsepower. */
  powerMin: z.optional(number),
  powerMax: z.optional(number),
  /** Cubic centimeters. */
  engineMin: z.optional(number),
  engineMax: z.optional(number),
  /** Whole riyals a month by finance calculator one, with its defaults. */
  monthlyMax: z.optional(number),
  certified: z.optional(z.literal("true")),
  sort: z.optional(z.enum(sortOrders)),
  /** From 1. */
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  lang: language,
});
export type StockQuery = z.output<typeof stockQuery>;

/** A car as the listing shows it. Names stand in the language asked for; the price is whole riyals. */
export const listedVehicle = z.object({
  vehicleNo,
  make: z.string(),
  makeLabel: z.string(),
  model: z.string(),
  modelLabel: z.string(),
  year: z.int(),
  variant: z.string(),
  price: z.int(),
  /** The price before the last reduction; null where it was not reduced within the last 30 days. */
  formerPrice: z.nullable(z.int()),
  /** Kilometres. */
  kilometrage: z.int(),
  fuelType: z.enum(fuelTypes),
  transmission: z.enum(transmissions),
  bodyType: z.enum(bodyTypes),
  /** Family of the paint; its own name follows. */
  color: z.enum(colors),
  fullColor: z.string(),
  certified: z.boolean(),
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

/** How many cars each choice would show, with all other filters as they are: exact, and disjunctive but for equipment. */
export const facets = z.object({
  make: z.array(choice),
  /** Of the makes that are chosen, or of all. */
  model: z.array(z.extend(choice, { make: z.string() })),
  bodyType: z.array(choice),
  fuel: z.array(choice),
  transmission: z.array(choice),
  color: z.array(choice),
  drive: z.array(choice),
  seats: z.array(choice),
  doors: z.array(choice),
  place: z.array(choice),
  /** With all features that are chosen as well. */
  equipment: z.array(choice),
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
  price: range,
  year: range,
  mileage: range,
  power: range,
  engine: range,
  /** Whole riyals a month. */
  monthly: range,
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
    numbers: z.string().check(z.regex(/^[A-Z0-9-]{3,24}(,[A-Z0-9-]{3,24}){0,11}$/)),
  }),
  answer: z.array(listedVehicle),
  refusals: {},
  failureText: "Failed to fetch products",
});

/** For the sitemap: the newest ones, `maxNumbers` at most. */
export const stockNumbersCall = defineCall({
  id: "cpov.numbers",
  summary: "The numbers of the newest used cars that are listed",
  method: "GET",
  base: "v3",
  path: "/cpov/numbers",
  who: "anyone",
  answer: z.array(vehicleNo),
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
