import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, paragraph, summary } from "#app/platform/content/fields.ts";

/** The question whether a visit may be counted, and the privacy choices (product/privacy.md#consent). */
const consent = defineModel({
  name: "consent",
  shared: {
    /** Raised when the question changes: then every visitor chooses again. */
    version: z.int().check(z.positive()),
  },
  texts: {
    title: headline,
    text: summary,
    acceptLabel: label,
    declineLabel: label,
    detailsLabel: label,
    /** The button at the foot of every page, and the title of what it opens. */
    choicesLabel: label,
    details: z.array(z.strictObject({ title: headline, text: paragraph })),
    /** How it stands; `{date}` is replaced by the day of the choice. */
    grantedText: summary,
    refusedText: summary,
    openText: summary,
  },
});

export const consentQuery = defineContentQuery({ model: consent });
