import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, richText, summary, upTo } from "#app/platform/content/fields.ts";

/** The words around a form that leaves a lead; the fields have fixed ones. The fragment's key is its kind. */
const leadForm = defineModel({
  name: "lead-form",
  shared: {
    kind: z.enum(["offer", "finance", "enquiry", "used-car", "reserved-car", "sell-car", "fleet"]),
  },
  texts: {
    title: headline,
    text: summary,
    submitLabel: label,
    /** What the data is used for, how long it is stored and how to take it back (product/privacy.md#forms). */
    privacy: richText(600),
    /** Of the box that allows other offers; it is never ticked beforehand. */
    marketingLabel: upTo(160),
  },
});

export const leadFormQuery = defineContentQuery({ model: leadForm, by: "kind" });
