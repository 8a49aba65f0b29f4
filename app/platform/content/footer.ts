import * as z from "zod/mini";
import { defineContentQuery } from "./content-query.ts";
import { type ContentOf, defineModel } from "./define-model.ts";
import { address, labelWithId, link, linkWithIcon, pictureAddress, text } from "./fields.ts";

/**
 * Footer content (product/content.md#footer-content). What leads to screens of a later release is optional: an absent
 * store link, social account or map is not shown.
 */
export const footer = defineModel({
  name: "footer",
  shared: {
    androidAppUrl: z.optional(address),
    iosAppUrl: z.optional(address),
    locationFragmentEndpointUrl: z.optional(address),
    defaultMapImageDesktop: z.optional(pictureAddress),
    defaultMapImageMobile: z.optional(pictureAddress),
    /** As it is dialled, with the country code; shown left to right in both languages. */
    phoneNumber: z.string().check(z.regex(/^\+\d{6,15}$/)),
    /** Where a chat is answered, written as `phoneNumber` is. */
    whatsappNumber: z.optional(z.string().check(z.regex(/^\+\d{6,15}$/))),
    email: z.email(),
    /** The days of which `specialTimings` speaks, both included. It is shown near them and on them, and never else. */
    specialTimingsDays: z.optional(z.array(z.strictObject({ from: z.iso.date(), until: z.iso.date() }))),
  },
  texts: {
    findDealershipTitle: text,
    playstoreLabel: z.optional(text),
    appstoreLabel: z.optional(text),
    mainPages: z.array(link),
    discoverSpecialOffersLinks: z.array(link),
    allLocationModalTitle: text,
    locationTypesLabels: z.array(labelWithId),
    footerPages: z.array(link),
    footerLabels: z.strictObject({
      mainPagesTitle: text,
      /** Above the links to offers; without it they are not shown. */
      offersTitle: z.optional(text),
      contactTitle: text,
      callUs: text,
      writeToUs: text,
      /** When the telephone is answered. */
      hours: text,
      promise: text,
      /** `{year}` is replaced by the current year. */
      copyright: text,
    }),
    socialIcons: z.array(linkWithIcon),
    /** Hours that hold on the days of `specialTimingsDays`, as in Ramadan. */
    specialTimings: z.optional(text),
  },
});
export type Footer = ContentOf<typeof footer>;

export const footerQuery = defineContentQuery({ model: footer });
