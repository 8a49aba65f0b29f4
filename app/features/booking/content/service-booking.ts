import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { text } from "#app/platform/content/fields.ts";

/** A message of the server (or a part of it) and the sentence shown for it (product/api.md#known-messages). */
const configuredError = z.strictObject({ serverMessage: text, shownMessage: text });

/** Every text of the service booking wizard (product/booking.md#wizard). */
export const serviceBooking = defineModel({
  name: "service-booking",
  shared: {},
  texts: {
    pageTitle: text,
    pageSubtitle: text,
    backLabel: text,
    continueLabel: text,
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

    dateTitle: text,
    dateHint: text,
    calendarTitle: text,
    calendarLegend: text,
    noSlots: text,
    noSlotsHint: text,

    summaryTitle: text,
    summaryHint: text,
    summaryVehicleLabel: text,
    summaryServicesLabel: text,
    summaryNotesLabel: text,
    summaryDateTimeLabel: text,
    summaryCenterLabel: text,
    mileageLabel: text,
    mileageHint: text,
    changeLabel: text,
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

    /** Before the time that is left of a hold, for example "Held for you". */
    holdLabel: text,
    holdOver: text,
    holdExtendLabel: text,

    duplicateTitle: text,
    duplicateText: text,
    duplicateEditLabel: text,
    duplicateCloseLabel: text,
    otherAppointmentText: text,

    loadErrorTitle: text,
    slotTakenTitle: text,
    nearestSlotsLabel: text,
    defaultErrorMessage: text,
    defaultUpdateErrorMessage: text,
    errorMessages: z.array(configuredError),
  },
});
export type ServiceBooking = ContentOf<typeof serviceBooking>;

export const serviceBookingQuery = defineContentQuery({ model: serviceBooking });
