import { confirmationTexts } from "#app/features/scheduling/content/wizard-texts.ts";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { text } from "#app/platform/content/fields.ts";

/** The page after a booking (product/booking.md#confirmation). */
export const serviceConfirmation = defineModel({
  name: "service-confirmation",
  shared: {},
  texts: {
    ...confirmationTexts,
    campaignTitle: text,
    campaignText: text,
    /** Of a campaign's appointment for a vehicle of the account: nobody has to call first. */
    campaignBookedTitle: text,
    campaignBookedText: text,
    centerLabel: text,
    servicesLabel: text,
    vehicleLabel: text,
  },
});
export type ServiceConfirmation = ContentOf<typeof serviceConfirmation>;

export const serviceConfirmationQuery = defineContentQuery({ model: serviceConfirmation });
