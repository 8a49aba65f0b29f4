import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, pictureAddress, riyals, slug, summary } from "#app/platform/content/fields.ts";

const measure = z.number().check(z.positive());

/** A trim of a model (product/content.md#trim-variant). The fragment's key is `{car}-{trim}`. */
export const trimVariant = defineModel({
  name: "trim-variant",
  shared: {
    id: slug,
    car: slug,
    /** The trim whose equipment it has too, but for what its own replaces: comparisons of used cars rely on it. */
    builtOn: z.optional(slug),
    carImage: pictureAddress,
    /** In riyals: cash, and a month of lease-to-own over three years. */
    carPrices: z.strictObject({ fromPrice: riyals, ltoThreeYearPrice: z.optional(riyals) }),
    /** The drive trains that it is made with, each the key of a `service-price` fragment. */
    modelTypes: z.array(slug).check(z.minLength(1)),
    /** Numbers only: their names and units are the site's words. */
    specifications: z.strictObject({
      fuel: z.enum(["petrol", "hybrid", "diesel"]),
      engineCc: z.int().check(z.positive()),
      cylinders: z.int().check(z.positive()),
      /** Of engine and motor together. */
      powerKw: z.int().check(z.positive()),
      torqueNm: z.int().check(z.positive()),
      transmission: z.enum(["manual", "automatic", "cvt", "hybrid-cvt"]),
      gears: z.optional(z.int().check(z.positive())),
      drive: z.enum(["front", "rear", "all", "four-low-range"]),
      /** Litres for 100 km, combined. */
      consumption: measure,
      /** Seconds from 0 to 100 km/h. */
      acceleration: measure,
      topSpeedKmh: z.int().check(z.positive()),
      lengthMm: z.int().check(z.positive()),
      widthMm: z.int().check(z.positive()),
      heightMm: z.int().check(z.positive()),
      wheelbaseMm: z.int().check(z.positive()),
      groundClearanceMm: z.int().check(z.positive()),
      kerbWeightKg: z.int().check(z.positive()),
      /** Behind the last row in use; for the pick-up its payload in kg stands in `payloadKg` instead. */
      bootLitres: z.optional(z.int().check(z.positive())),
      payloadKg: z.optional(z.int().check(z.positive())),
      towingKg: z.optional(z.int().check(z.positive())),
      tankLitres: z.int().check(z.positive()),
      seats: z.int().check(z.gte(2), z.lte(14)),
      doors: z.int().check(z.gte(2), z.lte(5)),
      wheelInches: z.int().check(z.gte(14), z.lte(23)),
      airbags: z.int().check(z.positive()),
    }),
  },
  texts: {
    modelName: label,
    /** For whom this trim is. */
    summary,
    /** What it adds to the trim below it, or what all have. */
    equipment: z.array(headline).check(z.minLength(4), z.maxLength(9)),
  },
});

export const trimVariantsQuery = defineContentQuery({
  model: trimVariant,
  name: "trim-variants",
  by: "car",
  many: true,
});
export const allTrimVariantsQuery = defineContentQuery({
  model: trimVariant,
  name: "all-trim-variants",
  many: true,
});
