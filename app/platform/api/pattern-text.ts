import * as z from "zod/mini";
import { market } from "#app/i18n/market.ts";
import { normalize, type PatternName, problemOf } from "#app/lib/validation/validation-patterns.ts";

/** No value of any pattern is longer; more is not even looked at. */
const longestText = 200;

/**
 * A text that follows a pattern (product/forms.md#patterns) in the profile of this market, for calls and forms
 * alike. What comes out is normalised: trimmed, digits folded, phones without the dial code.
 */
export const patternText = (pattern: PatternName) =>
  z.string().check(
    z.overwrite((value) => normalize(pattern, value.slice(0, longestText + 1))),
    z.maxLength(longestText),
    z.refine((value) => problemOf(pattern, value, market().validation) === undefined),
  );
