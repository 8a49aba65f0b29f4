import * as z from "zod/mini";
import { type ContentOf, defineModel } from "../define-model.ts";
import { text } from "../fields.ts";

/** The customer's dashboard: next action first, then appointments and vehicles (decisions 2.3). */
export const dashboardPage = defineModel({
  name: "dashboard-page",
  shared: {},
  texts: {
    /** `{name}` is replaced by the customer's first name. */
    greeting: text,
    title: text,
    nextTitle: text,
    nextEmptyTitle: text,
    nextEmptyText: text,
    bookServiceLabel: text,
    appointmentsTitle: text,
    appointmentsEmptyText: text,
    pastAppointmentsTitle: text,
    vehiclesTitle: text,
    vehiclesEmptyTitle: text,
    vehiclesEmptyText: text,
    callUsLabel: text,
    callUsPhone: z.string().check(z.regex(/^\+\d{6,15}$/)),
    lastServiceLabel: text,
    neverServicedLabel: text,
    mileageLabel: text,
    warrantyLabel: text,
    /** `{date}` is replaced by the last day of the cover. */
    warrantyUntil: text,
    warrantyEnded: text,
    bookThisVehicleLabel: text,
    loadErrorTitle: text,
    loadErrorText: text,
    retryLabel: text,
  },
});
export type DashboardPage = ContentOf<typeof dashboardPage>;
