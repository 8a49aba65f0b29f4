import * as z from "zod/mini";
import { defineModel } from "../define-model.ts";
import { alternativeText, headline, label, pictureAddress, summary } from "../fields.ts";

/** The warning before leaving for the company's main site (product/behavior.md#link-popup). */
export const linkPopup = defineModel({
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
