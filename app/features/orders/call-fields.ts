import * as z from "zod/mini";
import { carKey, dirhams, lang, partNumber } from "#app/features/parts/call-fields.ts";

export { carKey, dirhams, lang, partNumber };
export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const mostPieces = 99;
export const quantity = z.int().check(z.gte(1), z.lte(mostPieces));
export const note = z.string().check(z.trim(), z.maxLength(1024));

/** Dirhams (QAR × 100). price = originalPrice - unitDiscount (product/parts.md#cart). */
export const unitPrice = z.object({
  price: dirhams,
  originalPrice: dirhams,
  unitDiscount: dirhams,
});

export const totals = z.object({
  totalPrice: dirhams,
  totalDiscounts: dirhams,
  totalOriginalPrice: dirhams,
  /** Contained in totalPrice. */
  totalTax: dirhams,
  currency: z.literal("QAR"),
});
export type Totals = z.output<typeof totals>;

/** A place where parts are collected. */
export const pickupCenter = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  /** ISO country code. */
  country: z.string(),
  phoneNumber: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  /** Sunday first; each day's opening times, HH:mm. */
  weekdays: z.array(z.array(z.object({ opens: z.string(), closes: z.string() }))),
  /** Service centers (their ids as bookings name them) to which it brings parts for an appointment. */
  supplies: z.array(z.string()),
  /** What to bring. */
  pickupNote: z.string(),
});
export type PickupCenter = z.output<typeof pickupCenter>;
