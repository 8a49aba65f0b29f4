import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { headline, link, summary } from "#app/platform/content/fields.ts";

/**
 * What stands after a form of an offer, of a used car, of a car for sale or of a fleet (product/pages.md#thank-you-page). The key is the
 * variant. The second button remembers the page that the form stood on.
 */
export const thankYouPage = defineModel({
  name: "thank-you-page",
  shared: { variant: z.enum(["offer", "used-car", "sell-car", "fleet"]) },
  texts: {
    title: headline,
    text: summary,
    nextTitle: headline,
    next: z.array(summary).check(z.minLength(2), z.maxLength(4)),
    firstButton: link,
    secondButton: link,
  },
});

export const thankYouPageQuery = defineContentQuery({ model: thankYouPage, by: "variant" });
