import * as z from "zod/mini";
import { defineModel } from "../define-model.ts";
import { alternativeText, day, headline, label, picture, richText, slug, summary, upTo } from "../fields.ts";

/** A news or technology article (product/content.md#news-slide). Its key is its `id`. */
export const article = defineModel({
  name: "article",
  shared: {
    id: slug,
    kind: z.enum(["news", "technology"]),
    picture,
    publishedOn: day,
    /** The model that it is about (`carmodelId`). */
    carmodelId: z.optional(slug),
    related: z.array(slug),
  },
  texts: {
    title: headline,
    subText: summary,
    pictureAlt: alternativeText,
    discoverLabel: label,
    /** What a reader in a hurry takes away. */
    keyPoints: z.array(summary).check(z.minLength(2), z.maxLength(4)),
    sections: z
      .array(
        z.strictObject({
          heading: z.optional(headline),
          paragraphs: z.array(richText(1400)).check(z.minLength(1)),
        }),
      )
      .check(z.minLength(3)),
    pageTitle: upTo(70),
    pageDescription: upTo(170),
  },
});
