import * as z from "zod/mini";
import { defineContentQuery, type Narrowing } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
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
} from "#app/platform/content/fields.ts";

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
     * of the model is shown for a customer's vehicle.
     */
    modelCode: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
    carTypes: z.array(z.enum(carTypes)).check(z.minLength(1)),
    /** Three-quarter front on transparent ground, its soft shadow under it. */
    carImage: pictureAddress,
    carSideAngleImage: pictureAddress,
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

/** The variables of the list of cars beside language and brand. */
const carVariables = ["car", "carType", "showInVehicleModels", "sort"] as const;

/**
 * The cars that a model's name, a type and the models drawer request, in the order of content or by price: `car=reem`,
 * `carType=suv`, `showInVehicleModels=true`, `sort=price`. An unknown model is nobody's, an unknown type a mistake.
 */
export const narrowCars: Narrowing = ({ car, carType, showInVehicleModels: shown, sort }) => {
  const isType = carType === undefined || carTypes.some((type) => type === carType);
  const isFlag = shown === undefined || shown === "true" || shown === "false";
  if (!isType || !isFlag || (sort !== undefined && sort !== "price")) return undefined;
  return (items) => {
    const chosen = items.filter(
      (item) =>
        (car === undefined || item.id === car) &&
        (carType === undefined || (item.carTypes as readonly string[]).includes(carType)) &&
        (shown === undefined || String(item.showInVehicleModels) === shown),
    );
    return sort === "price"
      ? chosen.toSorted((one, other) => Number(one.fromPrice) - Number(other.fromPrice))
      : chosen;
  };
};

export const carQuery = defineContentQuery({ model: car, by: "slug" });
export const carsQuery = defineContentQuery({
  model: car,
  name: "cars",
  many: true,
  narrowing: { variables: carVariables, narrow: narrowCars },
});
