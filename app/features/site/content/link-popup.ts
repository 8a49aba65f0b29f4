import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { alternativeText, headline, label, pictureAddress, summary } from "#app/platform/content/fields.ts";

/** The warning before leaving for the company's main site (product/behavior.md#link-popup). */
const linkPopup = defineModel({
  name: "link-popup",
  shared: {
    image: pictureAddress,
    /** The host whose links it is shown for. */
    host: z.string().check(z.regex(/^[a-z0-9.-]+$/)),
    /** Milliseconds until it leaves by itself; 0 waits for the visitor. */
    redirectAfterMs: z.int().check(z.gte(0)),
  },
  texts: {
    imageAlt: alternativeText,
    title: headline,
    /** `{seconds}` counts down. */
    subText: summary,
    continueLabel: label,
    stayLabel: label,
  },
});

export const linkPopupQuery = defineContentQuery({ model: linkPopup });
