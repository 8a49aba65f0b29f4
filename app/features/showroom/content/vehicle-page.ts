import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import {
  alternativeText,
  headline,
  label,
  link,
  movingPicture,
  paragraph,
  picture,
  pictureAddress,
  riyals,
  slug,
  summary,
  upTo,
} from "#app/platform/content/fields.ts";

const keyFigures = [
  "powerKw",
  "torqueNm",
  "consumption",
  "acceleration",
  "topSpeedKmh",
  "groundClearanceMm",
  "bootLitres",
  "payloadKg",
  "towingKg",
  "seats",
] as const;
/**
 * `T2` to `T22` and `calculator` (product/pages.md#overview-sections). One that the page does not know is shown as
 * `T10`.
 */
const sectionId = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]*$/));
const titled = z.strictObject({ title: headline, text: summary });

/**
 * The page of a model: what its sections show and say. The fragment's key is the model's slug. A section stands here
 * only where the model has something to say; prices, trims and figures come from the trims themselves.
 */
export const vehiclePage = defineModel({
  name: "vehicle-page",
  shared: {
    car: slug,
    heroPicture: picture,
    /** Which specifications of its trims stand under the hero. */
    keyFigures: z.array(z.enum(keyFigures)).check(z.minLength(3), z.maxLength(4)),
    /** Pictures of a section, in the order of its alternative texts. */
    sectionPictures: z.record(sectionId, z.array(movingPicture)),
    /** What the accessories of `T19` cost, fitted, in the order of its features. */
    accessoryPrices: z.optional(z.array(riyals)),
    /** Models that `T17` sets beside this one. */
    comparedModels: z.optional(z.array(slug).check(z.minLength(1), z.maxLength(2))),
    /** The turntable: 24 to 36 frames of one full turn, the first with the nose to the visitor. */
    viewerColours: z
      .array(
        z.strictObject({
          id: slug,
          imageColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
          image: pictureAddress,
          animatedImages: z.array(pictureAddress).check(z.minLength(24), z.maxLength(36)),
        }),
      )
      .check(z.minLength(4), z.maxLength(6)),
    gallery: z.array(picture).check(z.minLength(4), z.maxLength(8)),
  },
  texts: {
    heroTitle: headline,
    heroText: summary,
    heroPictureAlt: alternativeText,
    sections: z
      .array(
        z.strictObject({
          id: sectionId,
          /** In the overview dropdown. */
          label,
          title: headline,
          text: z.optional(paragraph),
          pictureAlts: z.optional(z.array(alternativeText)),
          features: z.optional(z.array(titled).check(z.maxLength(6))),
          action: z.optional(link),
        }),
      )
      .check(z.minLength(6)),
    /** In the order of `viewerColours`. */
    colourNames: z.array(z.strictObject({ id: slug, imageColorAlt: label, imageAlt: alternativeText })),
    galleryAlts: z.array(alternativeText).check(z.minLength(4)),
    /** The first page of the printed brochure. */
    brochureFacts: z.array(titled).check(z.minLength(3), z.maxLength(6)),
    pageTitle: upTo(70),
    pageDescription: upTo(170),
  },
});

export const vehiclePageQuery = defineContentQuery({ model: vehiclePage, by: "car" });
export const vehiclePagesQuery = defineContentQuery({
  model: vehiclePage,
  name: "vehicle-pages",
  many: true,
});
