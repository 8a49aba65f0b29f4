import * as z from "zod/mini";
import { problemOf } from "#app/lib/validation/validation-patterns.ts";
import { normalPartNumber } from "./rules/part-number.ts";

export const lang = z.optional(z.enum(["en", "ar"]));
export const slug = z.string().check(z.minLength(1), z.maxLength(64));

/** A part number as people write it: dashes, spaces and Arabic digits are folded away (product/parts.md#part-numbers). */
export const partNumber = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((text) => problemOf("partNumber", normalPartNumber(text)) === undefined),
  ),
  z.transform(normalPartNumber),
);

/** Several numbers with commas between, at most fifty. */
export const partNumbers = z.pipe(
  z.string().check(z.maxLength(1000)),
  z.pipe(
    z.transform((text: string) => text.split(",").filter((one) => one.trim() !== "")),
    z.array(partNumber).check(z.minLength(1), z.maxLength(50)),
  ),
);

/**
 * A car in addresses and calls, as `HJR.2024`, `HJR.2024.trail.AWD` or `HJR.2024.trail.AWD.4821` (model code, model year,
 * trim, drive train, last six characters of the VIN): `rules/car-key.ts` reads and writes it. No VIN stands in an address.
 */
export const carKey = z
  .string()
  .check(z.regex(/^[A-Z0-9]{2,8}\.\d{4}(\.[a-z0-9-]*(\.(FWD|RWD|AWD)?(\.\d{1,6})?)?)?$/));

/** Dirhams (QAR × 100). */
export const dirhams = z.int();
