import * as z from "zod/mini";
import { defineModel } from "../define-model.ts";
import { headline, link, slug, summary } from "../fields.ts";

/** What stands where there is nothing yet, and what to do next. The fragment's key is the place. */
export const emptyState = defineModel({
  name: "empty-state",
  shared: { place: slug },
  texts: { title: headline, text: summary, action: z.optional(link) },
});
