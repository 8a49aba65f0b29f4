import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { text } from "#app/platform/content/fields.ts";

/** The page after a booking (product/booking.md#confirmation). */
export const serviceConfirmation = defineModel({
  name: "service-confirmation",
  shared: {},
  texts: {
    title: text,
    text: text,
    campaignTitle: text,
    campaignText: text,
    /** Of a campaign's appointment for a vehicle of the account: nobody has to call first. */
    campaignBookedTitle: text,
    campaignBookedText: text,
    referenceLabel: text,
    dateTimeLabel: text,
    centerLabel: text,
    servicesLabel: text,
    vehicleLabel: text,
    bringTitle: text,
    bringItems: z.array(text).check(z.minLength(1)),
    changeTitle: text,
    changeText: text,
    calendarLabel: text,
    directionsLabel: text,
    printLabel: text,
    dashboardLabel: text,
  },
});
export type ServiceConfirmation = ContentOf<typeof serviceConfirmation>;

export const serviceConfirmationQuery = defineContentQuery({ model: serviceConfirmation });
