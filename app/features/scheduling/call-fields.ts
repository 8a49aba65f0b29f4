import * as z from "zod/mini";

/** Longest text of a notes field, in characters (product/forms.md#patterns). */
export const longestNote = 1024;

export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const code = z.string().check(z.regex(/^[\w-]{1,40}$/));
export const instant = z.iso.datetime({ offset: true });
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const note = z.optional(z.string().check(z.maxLength(longestNote)));
export const lang = z.optional(z.enum(["en", "ar"]));
/** Codes joined by semicolons, as `pm10;gr-brakes`. */
export const joinedCodes = z.string().check(z.regex(/^[\w-]{1,40}(;[\w-]{1,40}){0,19};?$/));

const categories = ["Periodic Maintenance", "General Repair"] as const;
/** A service in full: the notes say what is wrong, so only a repair has them. */
const serviceDetails = z
  .object({
    serviceCategory: z.enum(categories),
    serviceTypeCode: code,
    serviceType: z.optional(z.string().check(z.maxLength(120))),
    additionalServices: note,
  })
  .check(
    z.refine(
      ({ serviceCategory, additionalServices }) =>
        serviceCategory === "General Repair" || !additionalServices,
      {
        path: ["additionalServices"],
      },
    ),
  );
/** What is to be done, service by service: its code, or the code with what it is of and what is to be noted. */
export const servicesList = z.array(z.union([code, serviceDetails])).check(z.minLength(1), z.maxLength(20));
/** Opaque to the caller. */
export const promiseKey = z.string().check(z.minLength(1), z.maxLength(400));
