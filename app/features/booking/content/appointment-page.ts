import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, summary, unreadRecordTexts } from "#app/platform/content/fields.ts";

/** A step of an appointment's life: its name, and what it means while the appointment stands there. */
const step = z.strictObject({ title: label, text: summary });

/** An appointment's own page (product/pages.md#page-contents). */
export const appointmentPage = defineModel({
  name: "appointment-page",
  shared: {},
  texts: {
    pageTitle: headline,
    description: summary,
    backLabel: label,

    timelineTitle: headline,
    /** By back-office code (product/booking.md#codes). */
    steps: z.strictObject({
      NEW: step,
      CREA: step,
      CNF: step,
      CIN: step,
      WIP: step,
      QCA: step,
      PPY: step,
      RFD: step,
      OUT: step,
      RJD: step,
      CANC: step,
    }),
    changedStepTitle: label,
    expectedLabel: label,

    referenceLabel: label,
    servicesLabel: label,
    vehicleLabel: label,
    vehicleLinkLabel: label,
    notesLabel: label,
    centerLabel: label,
    directionsLabel: label,

    editLabel: label,
    cancelLabel: label,
    calendarLabel: label,
    bookAgainLabel: label,
    callLabel: label,

    cancelTitle: headline,
    /** `{day}`, `{time}` and `{center}` are replaced: what is given back. */
    cancelText: summary,
    keepLabel: label,
    confirmCancelLabel: label,
    cancelFailedText: summary,
    changedMeanwhileText: summary,

    tooLateTitle: headline,
    tooLateText: summary,
    underWayTitle: headline,
    underWayText: summary,
    passedTitle: headline,
    passedText: summary,

    ...unreadRecordTexts,
  },
});
export type AppointmentPage = ContentOf<typeof appointmentPage>;

export const appointmentPageQuery = defineContentQuery({ model: appointmentPage });
