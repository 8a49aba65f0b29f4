import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { day, headline, richText, slug, summary } from "#app/platform/content/fields.ts";

/**
 * A page to be read for what it says: privacy, terms, warranty, roadside assistance, recalls, careers. Its key is its path.
 * A section has paragraphs, questions with their answers, or both.
 */
export const informationPage = defineModel({
  name: "information-page",
  shared: {
    path: z.string().check(z.regex(/^\/[a-z0-9-]+$/)),
    /** The day on which its words were last changed. */
    updatedOn: day,
  },
  texts: {
    title: headline,
    intro: summary,
    sections: z
      .array(
        z.strictObject({
          id: slug,
          title: headline,
          paragraphs: z.optional(z.array(richText(1400))),
          questions: z.optional(z.array(z.strictObject({ question: headline, answer: richText(900) }))),
        }),
      )
      .check(z.minLength(2)),
  },
});
export type InformationPage = ContentOf<typeof informationPage>;

export const informationPageQuery = defineContentQuery({ model: informationPage, by: "path" });
