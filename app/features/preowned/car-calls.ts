import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { notFound } from "#app/platform/api/refusals.ts";
import { inLanguage, listedVehicle, range, vehicleNo } from "./calls.ts";
import { carFieldNames } from "./rules/fields/car-fields.ts";
import { fieldSchemas } from "./rules/fields/field-schemas.ts";
import { features, ratings } from "./stock-terms.ts";

/** Why a price is called what it is called: the cars that it was compared with, by number. */
export const priceRating = z.object({
  rating: z.nullable(z.enum(ratings)),
  /** What comparable cars cost, in whole riyals: the middle half of them. Null where there is not enough data. */
  usual: z.nullable(range),
  comparables: z.array(
    z.object({ vehicleNo, year: z.int(), kilometrage: z.int(), variant: z.string(), price: z.int() }),
  ),
});
export type PriceRating = z.output<typeof priceRating>;

/** A used car with all its fields (product/data.md#used-vehicle). */
export const usedVehicle = z.extend(listedVehicle, {
  ...fieldSchemas(carFieldNames),
  /** Whole years since the first day of the model year. */
  carAge: z.int(),
  images: z.array(z.string()),
  inspectionReportUrl: z.nullable(z.string()),
  specifications: z.array(z.string()),
  /** What of the list can be compared: features with their numbers, and the phrases that are none. */
  equipment: z.object({
    fitted: z.array(z.object({ feature: z.enum(features), value: z.nullable(z.number()) })),
    others: z.array(z.string()),
  }),
  priceRating,
  /** Every price it had, the oldest first. */
  priceHistory: z.array(z.object({ at: z.iso.datetime(), price: z.int() })),
});
export type UsedVehicle = z.output<typeof usedVehicle>;

const params = z.object({ id: vehicleNo });

/** A sold car is still answered, with its status, so that its page can say so and offer others. */
export const showStockCall = defineCall({
  id: "cpov.show",
  summary: "One used car with price history and price rating",
  method: "GET",
  base: "v3",
  path: "/cpov/vehicles/:id",
  who: "anyone",
  params,
  query: inLanguage,
  answer: usedVehicle,
  refusals: notFound,
  failureText: "Failed to fetch products",
});

/** A car by its id (product/api.md#calls): the list holds the one car, or nothing. */
export const productsCall = defineCall({
  id: "cpov.products",
  summary: "The product list of one vehicle number",
  method: "GET",
  base: "v3",
  path: "/cpov/products/:id",
  who: "anyone",
  params,
  query: inLanguage,
  answer: z.array(usedVehicle),
  refusals: {},
  failureText: "Failed to fetch products",
});

/** Same body, price within a fifth, year within two, none of them reserved; the nearest price first. */
export const similarStockCall = defineCall({
  id: "cpov.similar",
  summary: "Up to eight cars like this one",
  method: "GET",
  base: "v3",
  path: "/cpov/vehicles/:id/similar",
  who: "anyone",
  params,
  query: inLanguage,
  answer: z.array(listedVehicle),
  refusals: notFound,
  failureText: "Failed to fetch products",
});
