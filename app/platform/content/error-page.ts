import * as z from "zod/mini";
import { defineContentQuery } from "./content-query.ts";
import { type ContentOf, defineModel } from "./define-model.ts";
import { link, text } from "./fields.ts";

/** The texts of `/error/{slug}`. The fragment's key is the slug: 404, 403, 500, service-maintenance. */
export const errorPage = defineModel({
  name: "error-page",
  shared: {},
  texts: {
    title: text,
    message: text,
    /** What the visitor has not lost, or can do meanwhile. */
    hint: z.optional(text),
    primaryAction: link,
    secondaryAction: z.optional(link),
  },
});
export type ErrorPage = ContentOf<typeof errorPage>;

export const errorPageQuery = defineContentQuery({ model: errorPage, by: "slug" });
