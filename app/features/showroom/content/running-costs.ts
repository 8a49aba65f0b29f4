import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { riyals, summary } from "#app/platform/content/fields.ts";

const hundredths = z.int().check(z.nonnegative());

/** What keeping a car costs in this market. Cost of ownership and the fleet calculator calculate with it. */
export const runningCosts = defineModel({
  name: "running-costs",
  shared: {
    /** Hundredths of a riyal for a liter; the month's price at the pump. */
    fuel: z.strictObject({ petrol: hundredths, diesel: hundredths }),
    tireLifeKm: z.int().check(z.positive()),
    /** A set of four with fitting, for wheels of at most so many inches, smallest first. */
    tireSets: z
      .array(z.strictObject({ upToInches: z.int().check(z.positive()), price: riyals }))
      .check(z.minLength(1)),
    /** A year, with the technical inspection. */
    registration: riyals,
    /** Comprehensive, a year, in hundredths of a percent of the price. */
    insuranceRate: hundredths,
  },
  texts: {
    /** Under every sum that is calculated with it. */
    note: summary,
  },
});
export type RunningCosts = ContentOf<typeof runningCosts>;

export const runningCostsQuery = defineContentQuery({ model: runningCosts });
