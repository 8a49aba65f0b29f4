import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { headline, summary } from "#app/platform/content/fields.ts";

/** The finance calculators (product/money.md#calculator-one): their numbers, and what they say about themselves. */
export const financeCalculator = defineModel({
  name: "finance-calculator",
  shared: {
    /** Flat, a year: above 1 it is a percentage (5.75), else a share of the whole (0.0575). Absent: 5.75 %. */
    profitRate: z.optional(z.number().check(z.positive(), z.lte(100))),
    /** What closes lease-to-own, in percent of the cash price. Absent: the calculators calculate without lease-to-own. */
    leaseClosingPercent: z.optional(z.number().check(z.gte(0), z.lt(100))),
  },
  texts: {
    title: headline,
    text: summary,
    flatRateHint: summary,
    effectiveRateHint: summary,
    /** Beside the drawing of what is owed month by month. */
    owedTitle: headline,
    owedText: summary,
    /** What the asterisk at a price leads to. */
    priceNote: summary,
  },
});
export type FinanceCalculator = ContentOf<typeof financeCalculator>;

export const financeCalculatorQuery = defineContentQuery({ model: financeCalculator });
