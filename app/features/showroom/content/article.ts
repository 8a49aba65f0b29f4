import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import {
  alternativeText,
  day,
  headline,
  label,
  picture,
  richText,
  slug,
  summary,
  upTo,
} from "#app/platform/content/fields.ts";

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

export const articleQuery = defineContentQuery({ model: article, by: "id" });
export const articlesQuery = defineContentQuery({ model: article, name: "articles", many: true });
