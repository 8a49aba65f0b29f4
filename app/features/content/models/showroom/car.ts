import * as z from "zod/mini";
import { defineModel } from "../define-model.ts";
import {
  address,
  alternativeText,
  headline,
  label,
  pictureAddress,
  richText,
  riyals,
  slug,
  summary,
} from "../fields.ts";

/** The types that models are grouped by in the models drawer; their labels stand in the models menu. */
export const carTypes = ["hatchback", "sedan", "suv", "pickup", "van", "sport", "hybrid"] as const;

/** A model as cards, drawers and forms show it (product/content.md#car). The fragment's key is its slug. */
export const car = defineModel({
  name: "car",
  shared: {
    id: slug,
    brand: slug,
    /**
     * How the importer's systems name the model: the `modelCode` of a customer's vehicle of this brand. Absent: no price
     * of the model is told to anybody's vehicle.
     */
    modelCode: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
    carTypes: z.array(z.enum(carTypes)).check(z.minLength(1)),
    /** Three-quarter front on transparent ground. */
    carImage: pictureAddress,
    carSideAngleImage: pictureAddress,
    /** The soft shadows of the two pictures above, laid under them. */
    carImageShadow: pictureAddress,
    carSideAngleShadow: pictureAddress,
    displayModelCarImage: pictureAddress,
    /** The lowest price of its trims in riyals. */
    fromPrice: riyals,
    /** The lowest monthly lease-to-own price in riyals; absent where the model is not leased. */
    leaseToOwnPrice: z.optional(riyals),
    /** Where its card leads; absent means `/vehicle/{id}`. */
    exploreButtonUrl: z.optional(address),
    /** Whether the ground of its pictures is light or dark: words on it take the other. */
    tonality: z.enum(["light", "dark"]),
    /**
     * Former addresses of the model and its variants, redirected to it (product/pages.md#redirects). Case does not
     * matter.
     */
    aliases: z.array(slug),
    /** The variant pages that former addresses lead to by name, for example a hybrid one. */
    variantAliases: z.array(z.strictObject({ from: slug, to: z.string().check(z.minLength(1)) })),
    modelYear: z.int().check(z.gte(2020), z.lte(2040)),
    showInVehicleModels: z.boolean(),
    /** Rates of finance calculator two depend on both (product/money.md#calculator-two). */
    hasHybrid: z.boolean(),
    isLargeSuv: z.boolean(),
  },
  texts: {
    carName: label,
    carImageAlt: alternativeText,
    description: summary,
    /** What kind of car it is, in three words or so. */
    typeName: label,
    tooltipOneTitle: headline,
    tooltipOne: richText(400),
    tooltipTwoTitle: headline,
    tooltipTwo: richText(400),
  },
});
