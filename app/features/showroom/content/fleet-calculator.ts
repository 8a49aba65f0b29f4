import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, slug, summary } from "#app/platform/content/fields.ts";

const rate = z.int().check(z.nonnegative(), z.lte(10_000));
const question = z.strictObject({ title: headline, hint: summary });

/**
 * The fleet calculator (product/pages.md#page-contents): four questions, the trims that fit each kind of work, and
 * the terms of a fleet. Rates are hundredths of a percent.
 */
export const fleetCalculator = defineModel({
  name: "fleet-calculator",
  shared: {
    /** The trims that fit a kind of work; their names stand in `useLabels`. */
    uses: z
      .array(z.strictObject({ id: slug, trims: z.array(slug).check(z.minLength(1)) }))
      .check(z.minLength(1)),
    /** Flat, a year. */
    financeRate: rate,
    /** From so many vehicles on, this much less than the list price; rising. */
    discounts: z.array(z.strictObject({ from: z.int().check(z.positive()), rate })),
    /** The terms on offer in months, with what a vehicle is worth after each. */
    worth: z.array(z.strictObject({ months: z.int().check(z.positive()), rate })).check(z.minLength(1)),
    /** The kilometers a year that this worth supposes; every further 10,000 take so much more. */
    supposedKmPerYear: z.int().check(z.positive()),
    lossPer10000Km: rate,
  },
  texts: {
    title: headline,
    km: question,
    count: question,
    use: question,
    term: question,
    useLabels: z.array(z.strictObject({ id: slug, label, text: summary })).check(z.minLength(1)),
    resultTitle: headline,
    resultText: summary,
    inquiryLabel: label,
  },
});
export type FleetCalculator = ContentOf<typeof fleetCalculator>;

export const fleetCalculatorQuery = defineContentQuery({ model: fleetCalculator });
