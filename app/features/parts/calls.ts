import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { carKey, dirhams, lang, partNumber, partNumbers, slug } from "./call-fields.ts";
import { partsRefusals } from "./refusals.ts";
import { returnKinds } from "./rules/feed/catalogue-records.ts";

/** Reading calls need no token; each address bears so many requests a minute. */
const readsAMinute = 240;

/** The car that a caller chose, with what it is called. */
export const chosenCar = z.object({
  key: z.string(),
  modelCode: z.string(),
  makeCode: z.string(),
  modelYear: z.int(),
  trim: z.nullable(z.string()),
  drive: z.nullable(z.enum(["FWD", "RWD", "AWD"])),
  /** In the requested language: `Rimal Hajar Trail 2024`. */
  name: z.string(),
});
export type ChosenCar = z.output<typeof chosenCar>;

export const money = z.object({
  /** originalPrice - unitDiscount, one piece, dirhams. */
  price: dirhams,
  originalPrice: dirhams,
  unitDiscount: dirhams,
  currency: z.literal("QAR"),
});
export type UnitPrice = z.output<typeof money>;

/**
 * Whether a part is for the chosen car. `unknown`: no car is chosen, or what is known of it does not decide (a trim or a
 * serial number is missing). `any`: it belongs to no model, as oil.
 */
export const fit = z.enum(["fits", "does-not-fit", "unknown", "any"]);
export type Fit = z.output<typeof fit>;

export const partSummary = z.object({
  number: z.string(),
  name: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  typeId: z.string(),
  /** Path at the image host; null where a drawing has to do. */
  picture: z.nullable(z.string()),
  fit,
  /** Without a car: the models that it is for, with the years of the first and the last one. */
  models: z._default(z.array(z.object({ name: z.string(), yearFrom: z.int(), yearTo: z.int() })), []),
  /** Of the application that fits: `front-left`; words name it. */
  position: z.nullable(z.string()),
  /** Pieces that the chosen car has of it. */
  perCar: z.nullable(z.int()),
  qualifier: z.nullable(z.string()),
  /** Null: the price is not known, and it is not sold here. */
  unitPrice: z.nullable(money),
});
export type PartSummary = z.output<typeof partSummary>;

/** POST, so that the VIN stands in no address and no log. */
export const findCarCall = defineCall({
  id: "parts.vehicle",
  summary: "The car that a VIN belongs to, as far as its characters say",
  method: "POST",
  reads: true,
  base: "v3",
  path: "/parts/vehicle",
  who: "anyone",
  query: z.object({ lang }),
  body: z.object({ vin: z.string().check(z.minLength(1), z.maxLength(60)) }),
  answer: z.extend(chosenCar, {
    /** Letters that are probably digits (product/parts.md#by-vin): where they stand, and the digit. */
    doubts: z.array(z.object({ place: z.int(), letter: z.string(), digit: z.string() })),
  }),
  refusals: { "vin-unknown": partsRefusals["vin-unknown"] },
  limit: 30,
});

export const listCarsCall = defineCall({
  id: "parts.vehicles",
  summary: "The models that parts are for, with their years and trims",
  method: "GET",
  base: "v3",
  path: "/parts/vehicles",
  who: "anyone",
  query: z.object({ lang }),
  answer: z.array(
    z.object({
      modelCode: z.string(),
      makeCode: z.string(),
      name: z.string(),
      yearFrom: z.int(),
      yearTo: z.int(),
      trims: z.array(z.object({ id: z.string(), name: z.string(), drive: z.enum(["FWD", "RWD", "AWD"]) })),
    }),
  ),
  refusals: {},
  limit: readsAMinute,
  failureText: "Failed to fetch vehicles",
});

/** An exploded drawing, small: where it can be opened. */
const shownDrawing = z.object({
  id: z.string(),
  name: z.string(),
  /** Path of the SVG. */
  drawing: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ShownDrawing = z.output<typeof shownDrawing>;

const subCategory = z.object({
  id: z.string(),
  name: z.string(),
  /** Parts in it, for the chosen car where there is one. */
  parts: z.int(),
  diagrams: z.array(shownDrawing),
});
export const category = z.object({
  id: z.string(),
  name: z.string(),
  parts: z.int(),
  subCategories: z.array(subCategory),
});
export type PartCategory = z.output<typeof category>;

export const listCategoriesCall = defineCall({
  id: "parts.sub-categories",
  summary: "All categories with their sub-categories, and how many parts each has for a car",
  method: "GET",
  base: "v3",
  path: "/parts/sub-categories",
  who: "anyone",
  query: z.object({ lang, car: z.optional(carKey) }),
  answer: z.object({ car: z.nullable(chosenCar), categories: z.array(category) }),
  refusals: { "car-unknown": partsRefusals["car-unknown"] },
  limit: readsAMinute,
  failureText: "Failed to fetch part categories",
});

export const partsSorts = ["relevance", "name", "price", "price-desc"] as const;
export const partsPageSize = 24;

/** By category, by words or by both; a part number among the words is found as one. */
export const listPartsCall = defineCall({
  id: "parts.list",
  summary: "Parts of a category, or found by words or a number, with counts by sub-category",
  method: "GET",
  base: "v3",
  path: "/parts/list",
  who: "anyone",
  query: z.object({
    lang,
    car: z.optional(carKey),
    /** A category or a sub-category. */
    category: z.optional(slug),
    /** What the visitor typed. */
    q: z.optional(z.string().check(z.maxLength(120))),
    typeId: z.optional(slug),
    position: z.optional(slug),
    /** Also what does not fit the chosen car. */
    all: z.optional(z.enum(["true"])),
    sort: z.optional(z.enum(partsSorts)),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(400))),
  }),
  answer: z.object({
    car: z.nullable(chosenCar),
    items: z.array(partSummary),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** Of everything found, without the filter by category. */
    categories: z.array(z.object({ id: z.string(), name: z.string(), parts: z.int() })),
    /** Where on the car such parts sit, without the filter by position; null where the list is too long to count. */
    positions: z.array(z.object({ id: z.string(), parts: z.nullable(z.int()) })),
    /** What was searched instead of words that nothing is called: `brake pads` for `brak pads`. */
    corrected: z.nullable(z.string()),
    /** The words were a part number: the number that is sold today, and the old one that led to it. */
    number: z.nullable(z.object({ number: z.string(), supersedes: z.nullable(z.string()) })),
  }),
  refusals: { "car-unknown": partsRefusals["car-unknown"] },
  limit: readsAMinute,
  failureText: "Failed to fetch parts",
});

export const partDetails = z.extend(partSummary, {
  /** The number that was looked up, where another one took its place. */
  supersedes: z.nullable(z.string()),
  /** All numbers that it took the place of, newest first. */
  formerNumbers: z.array(z.string()),
  /** What its kind is called at the counter, where that is another word than its name. */
  alsoCalled: z.nullable(z.string()),
  description: z.string(),
  parentCategory: z.object({ id: z.string(), name: z.string() }),
  weightGrams: z.int(),
  warrantyMonths: z.int(),
  returns: z.enum(returnKinds),
  breaks: z.array(z.object({ from: z.int(), unitDiscount: dirhams, price: dirhams })),
  alternatives: z.array(partSummary),
  /** Cars that it fits, by model; at most sixty. */
  applications: z.array(
    z.object({
      modelCode: z.string(),
      model: z.string(),
      yearFrom: z.int(),
      yearTo: z.int(),
      trim: z.nullable(z.string()),
      drive: z.nullable(z.string()),
      serialFrom: z.nullable(z.int()),
      serialTo: z.nullable(z.int()),
      position: z.nullable(z.string()),
      quantity: z.int(),
      qualifier: z.nullable(z.string()),
    }),
  ),
  /** With the number that it has there, and where that stands, in the drawing's units. */
  diagrams: z.array(z.extend(shownDrawing, { label: z.string(), x: z.number(), y: z.number() })),
});
export type PartDetails = z.output<typeof partDetails>;

export const showPartCall = defineCall({
  id: "parts.details",
  summary: "One part by its number, old numbers included, and whether it fits a car",
  method: "GET",
  base: "v3",
  path: "/parts/details",
  who: "anyone",
  query: z.object({ lang, number: partNumber, car: z.optional(carKey) }),
  answer: partDetails,
  refusals: {
    "part-not-found": partsRefusals["part-not-found"],
    "car-unknown": partsRefusals["car-unknown"],
  },
  limit: readsAMinute,
  failureText: "Failed to fetch part details",
});

const priceDetails = z.object({
  number: z.string(),
  unitPrice: z.nullable(money),
  breaks: z.array(z.object({ from: z.int(), unitDiscount: dirhams, price: dirhams })),
});

/** A number that is not known has no price. */
export const pricePartsCall = defineCall({
  id: "parts.price-details",
  summary: "Prices of today of some part numbers, with their quantity breaks",
  method: "GET",
  base: "v3",
  path: "/parts/price-details",
  who: "anyone",
  query: z.object({ numbers: partNumbers }),
  answer: z.array(priceDetails),
  refusals: {},
  limit: readsAMinute,
  failureText: "Failed to fetch prices",
});

export const diagram = z.object({
  id: z.string(),
  name: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  /** Path of the SVG. */
  drawing: z.string(),
  width: z.int(),
  height: z.int(),
  hotspots: z.array(
    z.object({
      label: z.string(),
      x: z.number(),
      y: z.number(),
      typeId: z.string(),
      name: z.string(),
      position: z.nullable(z.string()),
      /** For the chosen car; without a car none. */
      parts: z.array(partSummary),
    }),
  ),
});
export type PartsDiagram = z.output<typeof diagram>;

export const showDiagramCall = defineCall({
  id: "parts.diagram",
  summary: "An exploded drawing with its hotspots and their parts for a car",
  method: "GET",
  base: "v3",
  path: "/parts/diagrams/:id",
  who: "anyone",
  params: z.object({ id: slug }),
  query: z.object({ lang, car: z.optional(carKey) }),
  answer: diagram,
  refusals: {
    "diagram-not-found": partsRefusals["diagram-not-found"],
    "car-unknown": partsRefusals["car-unknown"],
  },
  limit: readsAMinute,
  failureText: "Failed to fetch the drawing",
});
