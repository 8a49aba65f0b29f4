import * as z from "zod/mini";
import { wizardTexts } from "#app/features/scheduling/content/wizard-texts.ts";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { text } from "#app/platform/content/fields.ts";

/** Every text of the service booking wizard (product/booking.md#wizard). */
export const serviceBooking = defineModel({
  name: "service-booking",
  shared: {},
  texts: {
    ...wizardTexts,
    pageTitle: text,
    pageSubtitle: text,
    reviewScheduleLabel: text,
    updateLabel: text,
    submittingLabel: text,
    startOverLabel: text,
    stepNames: z.strictObject({
      SelectVehicle: text,
      SelectService: text,
      SelectServiceCenter: text,
      SelectDateTime: text,
      Summary: text,
    }),

    vehicleTitle: text,
    vehicleHint: text,
    noVehiclesTitle: text,
    noVehiclesText: text,
    callUsLabel: text,
    callUsPhone: z.string().check(z.regex(/^\+\d{6,15}$/)),

    serviceTitle: text,
    serviceHint: text,
    maintenanceGroupLabel: text,
    maintenanceHint: text,
    repairGroupLabel: text,
    repairHint: text,
    repairNotesLabel: text,
    repairNotesPlaceholder: text,
    noServicesText: text,

    centerTitle: text,
    centerHint: text,
    noCentersText: text,

    calendarTitle: text,
    calendarLegend: text,

    summaryTitle: text,
    summaryHint: text,
    summaryVehicleLabel: text,
    summaryServicesLabel: text,
    summaryNotesLabel: text,
    summaryDateTimeLabel: text,
    summaryCenterLabel: text,
    mileageLabel: text,
    mileageHint: text,
    reviewNotesLabel: text,
    reviewNotesPlaceholder: text,
    warningTitle: text,
    warningText: text,

    editTitle: text,
    editSummaryHint: text,
    onlyAnotherTimeLabel: text,
    editChangedText: text,
    editNotFoundTitle: text,
    editNotFoundText: text,
    editTooLateTitle: text,
    editTooLateText: text,
    toDashboardLabel: text,

    otherAppointmentText: text,

    defaultUpdateErrorMessage: text,
  },
});
export type ServiceBooking = ContentOf<typeof serviceBooking>;

export const serviceBookingQuery = defineContentQuery({ model: serviceBooking });
