import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import {
  alternativeText,
  cutOut,
  headline,
  label,
  link,
  picture,
  summary,
  text,
  upTo,
} from "#app/platform/content/fields.ts";

/** Numbers that speak for themselves, each with what it counts. */
const figures = z
  .array(z.strictObject({ value: upTo(20), title: headline }))
  .check(z.minLength(2), z.maxLength(4));

/** The sections under the hero as content orders them: models, offers, service, hybrid, used cars, news. */
const homeSection = z.enum(["T2", "T4", "T6", "T11", "T8", "T5"]);

/**
 * The home page. A section without its texts, or without what it shows (models, offers, articles), is not there; labels
 * of the overview stand in the header's content.
 */
export const homePage = defineModel({
  name: "home-page",
  shared: {
    /** Another order of the sections than the usual one; what it leaves out is not shown. */
    sections: z.optional(z.array(homeSection).check(z.minLength(2))),
    heroPicture: picture,
    servicePicture: picture,
    hybridPicture: z.optional(cutOut),
    preOwnedPicture: z.optional(picture),
  },
  texts: {
    heroTitle: text,
    heroText: text,
    heroAction: link,
    heroPictureAlt: text,
    models: z.optional(
      z.strictObject({
        title: headline,
        /** What the asterisk of the prices means. */
        note: summary,
      }),
    ),
    offers: z.optional(
      z.strictObject({
        title: headline,
        /** `{date}` is replaced by the offer's last day. */
        until: label,
        action: link,
      }),
    ),
    serviceTitle: text,
    serviceText: text,
    /** `{day}`, `{time}` and `{center}` are replaced where the next free appointment is known. */
    serviceNextFree: text,
    serviceAction: link,
    servicePictureAlt: text,
    hybrid: z.optional(
      z.strictObject({ title: headline, text: summary, figures, pictureAlt: alternativeText, action: link }),
    ),
    preOwned: z.optional(
      z.strictObject({ title: headline, text: summary, figures, pictureAlt: alternativeText, action: link }),
    ),
    garageTitle: text,
    garageText: text,
    garageAction: link,
  },
});
export type HomeSection = z.output<typeof homeSection>;
export type HomePage = ContentOf<typeof homePage>;

export const homePageQuery = defineContentQuery({ model: homePage });
