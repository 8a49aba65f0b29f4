import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { text } from "#app/platform/content/fields.ts";

/** The customer's dashboard: next action first, then appointments and vehicles (product/pages.md#page-contents). */
export const dashboardPage = defineModel({
  name: "dashboard-page",
  shared: {},
  texts: {
    /** `{name}` is replaced by the customer's first name. */
    greeting: text,
    title: text,
    /** Shown once after an appointment was canceled or changed. */
    canceledNotice: text,
    updatedNotice: text,
    nextTitle: text,
    nowTitle: text,
    pickupTitle: text,
    inWorkshopTitle: text,
    nextEmptyTitle: text,
    nextEmptyText: text,
    warrantyEndsTitle: text,
    warrantyEndsText: text,
    bookServiceLabel: text,
    seeAppointmentLabel: text,
    seeVehicleLabel: text,
    editLabel: text,
    cancelLabel: text,
    appointmentsTitle: text,
    appointmentsEmptyText: text,
    comingTab: text,
    pastTab: text,
    pastAppointmentsTitle: text,
    pastEmptyText: text,
    showAllLabel: text,
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
    warrantyOverLabel: text,
    noWarrantyLabel: text,
    warrantiesTitle: text,
    warrantiesHint: text,
    bookThisVehicleLabel: text,
    loadErrorTitle: text,
    loadErrorText: text,
    retryLabel: text,
  },
});
export type DashboardPage = ContentOf<typeof dashboardPage>;

export const dashboardPageQuery = defineContentQuery({ model: dashboardPage });
