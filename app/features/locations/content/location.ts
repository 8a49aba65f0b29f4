import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, richText, slug, summary } from "#app/platform/content/fields.ts";

const weekday = z.enum(["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]);
const wallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A place that customers go to (product/content.md#location). The fragment's key is its `id`. */
export const location = defineModel({
  name: "location",
  shared: {
    id: slug,
    locationType: z.enum(["showroom", "service", "parts"]),
    defaultLocation: z.boolean(),
    /** The service center of the same place that appointments are booked at. */
    serviceCenter: z.optional(slug),
    /** Eight digits as the rule of mobile numbers takes them; the dial code is the configuration's. */
    phoneNumber: z.string().check(z.regex(/^[0-35-9]\d{7}$/)),
    whatsappNumber: z.optional(z.string().check(z.regex(/^[0-35-9]\d{7}$/))),
    email: z.email(),
    /** The ordinary hours as data, as search engines read them; the shifts say the same in words. */
    openingHours: z.optional(
      z.array(
        z.strictObject({ days: z.array(weekday).check(z.minLength(1)), opens: wallTime, closes: wallTime }),
      ),
    ),
    latitude: z.number().check(z.gte(24.4), z.lte(26.3)),
    longitude: z.number().check(z.gte(50.6), z.lte(51.8)),
  },
  texts: {
    title: headline,
    address: summary,
    shiftOne: richText(200),
    shiftTwo: z.optional(richText(200)),
    /** Hours in Ramadan. */
    specialTimingShiftOne: richText(200),
    specialTimingShiftTwo: z.optional(richText(200)),
    /** Where to turn in, what stands opposite: what a friend would say on the phone. */
    wayThere: summary,
    directionsLabel: label,
  },
});
export type Location = ContentOf<typeof location>;

export const locationsQuery = defineContentQuery({ model: location, name: "locations", many: true });
