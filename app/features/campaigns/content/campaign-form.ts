import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, labelWithId, richText, summary, text } from "#app/platform/content/fields.ts";

/**
 * The form by which a customer without a vehicle in their account takes part in a service campaign, and what is said where
 * a vehicle takes part already (product/campaigns.md#request-form).
 */
export const campaignForm = defineModel({
  name: "campaign-form",
  shared: {},
  texts: {
    /** On the button of the wizard's empty state that opens it. */
    openLabel: label,
    title: headline,
    subtitle: summary,
    privacy: richText(600),
    submitLabel: label,
    /** Models that may be chosen, also those of old. Ids are the same in every language. */
    vehicleModels: z.array(labelWithId).check(z.minLength(1)),

    warningTitle: headline,
    warningText: summary,
    /** Where the vehicle has an appointment: how it can be changed. */
    warningEditText: summary,
    warningButtonLabel: label,

    notEligibleButtonLabel: label,
    centerLabel: label,
    campaignLabel: label,
    endedLabel: text,
  },
});
export type CampaignForm = ContentOf<typeof campaignForm>;

export const campaignFormQuery = defineContentQuery({ model: campaignForm });
