import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { address, headline, label, paragraph, summary } from "#app/platform/content/fields.ts";

/** What the page of every used car says besides the car itself (product/used-cars.md#details). */
export const usedCarPage = defineModel({
  name: "used-car-page",
  shared: {
    /** The importer's finance page elsewhere that "Contact Sales" and "Book a Test Drive" lead to. */
    financePage: z.optional(address),
    /** Those two buttons stay hidden until this says otherwise. */
    financePageShown: z.boolean(),
  },
  texts: {
    contactSalesLabel: label,
    bookTestDriveLabel: label,
    certifiedTitle: headline,
    certifiedText: paragraph,
    certifiedLabel: label,
    /** Beside a reserved car. */
    reservedText: summary,
    /** How a price is called good or high; how it is compared, and what no number shows. */
    ratingText: paragraph,
    /** Where too few cars are like it to say. */
    tooFewText: summary,
    soldTitle: headline,
    soldText: summary,
    outOfStockTitle: headline,
    outOfStockText: summary,
    unknownTitle: headline,
    unknownText: summary,
  },
});
export type UsedCarPage = ContentOf<typeof usedCarPage>;

export const usedCarPageQuery = defineContentQuery({ model: usedCarPage });
