import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { headline, link, slug, summary } from "#app/platform/content/fields.ts";

/** What stands where there is nothing yet, and what to do next. The fragment's key is the place. */
const emptyState = defineModel({
  name: "empty-state",
  shared: { place: slug },
  texts: { title: headline, text: summary, action: z.optional(link) },
});

export const emptyStateQuery = defineContentQuery({ model: emptyState, by: "place" });
