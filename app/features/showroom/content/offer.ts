import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import {
  alternativeText,
  day,
  headline,
  label,
  paragraph,
  picture,
  pictureAddress,
  riyals,
  slug,
  summary,
  upTo,
} from "#app/platform/content/fields.ts";
import { carTypes } from "./car.ts";

/** A special offer (product/content.md#offer). The fragment's key is its slug, which is its `id`. */
export const offer = defineModel({
  name: "offer",
  shared: {
    id: slug,
    picture,
    tonality: z.enum(["light", "dark"]),
    imageLogo: z.optional(pictureAddress),
    disclaimerImage: z.optional(pictureAddress),
    /** Goes with the lead that its form sends. */
    campaignId: slug,
    cars: z.array(slug),
    carTypes: z.array(z.enum(carTypes)),
    /** The first and the last day on which it is offered. */
    validFrom: day,
    validUntil: day,
    /** In riyals, where the offer is a price or an instalment. */
    price: z.optional(riyals),
    monthlyPrice: z.optional(riyals),
  },
  texts: {
    offerName: headline,
    offerDescriptionOne: summary,
    offerDescriptionTwo: summary,
    pictureAlt: alternativeText,
    body: z.array(paragraph).check(z.minLength(1), z.maxLength(4)),
    includes: z.array(headline).check(z.minLength(2), z.maxLength(6)),
    /** Who may have it, how long, what it depends on: complete sentences, no small print that takes back. */
    disclaimer: paragraph,
    buttonLabel: label,
    pageTitle: upTo(70),
    pageDescription: upTo(170),
  },
});

export const offerQuery = defineContentQuery({ model: offer, by: "slug" });
export const offersQuery = defineContentQuery({ model: offer, name: "offers", many: true });
