import * as z from "zod/mini";
import { confirmationTexts, wizardTexts } from "#app/features/scheduling/content/wizard-texts.ts";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, summary } from "#app/platform/content/fields.ts";

/** The page after a booking, or after a request without a time (product/test-drives.md#confirmation). */
const confirmation = z.strictObject({
  ...confirmationTexts,
  /** A showroom that confirms by hand has the request. */
  requestedTitle: headline,
  requestedText: summary,
  /** Of a request without a time. */
  taskTitle: headline,
  taskText: summary,
  vehicleLabel: label,
  showroomLabel: label,
  uploadLabel: label,
  ownPageLabel: label,
  /** Where it is too late to change it without a call; `{time}` in `changeText` is replaced by the end of that. */
  callToChangeText: summary,
  afterTaskTitle: headline,
  afterTaskText: summary,
});
export type TestDriveConfirmation = z.output<typeof confirmation>;

/** Every text of the test drive wizard and its confirmation (product/test-drives.md#wizard). */
export const testDrivePage = defineModel({
  name: "test-drive-page",
  shared: {},
  texts: {
    ...wizardTexts,
    pageTitle: headline,
    confirmLabel: label,
    requestLabel: label,
    stepNames: z.strictObject({
      SelectVehicle: label,
      SelectShowroom: label,
      SelectDateTime: label,
      Summary: label,
    }),

    vehicleTitle: headline,
    vehicleHint: summary,
    searchLabel: label,
    typesLabel: label,
    noneFoundText: summary,
    usedCarTitle: headline,
    usedCarText: summary,
    usedCarGoneTitle: headline,
    usedCarGoneText: summary,
    leaveRequestLabel: label,

    showroomTitle: headline,
    showroomHint: summary,
    /** Of a car that stands nowhere else. */
    oneShowroomHint: summary,
    /** Before the trims and colors that stand at a showroom. */
    carsHereLabel: label,
    preferenceTitle: headline,
    preferenceHint: summary,
    anyCarLabel: label,
    anyCarHint: label,

    noTimesTitle: headline,
    noTimesText: summary,

    summaryTitle: headline,
    summaryHint: summary,
    requestTitle: headline,
    requestHint: summary,
    summaryVehicleLabel: label,
    summaryShowroomLabel: label,
    summaryCarLabel: label,
    summaryDateTimeLabel: label,

    detailsTitle: headline,
    signInText: summary,
    signInLabel: label,
    firstNameLabel: label,
    lastNameLabel: label,
    emailLabel: label,
    notesLabel: label,
    notesPlaceholder: summary,
    consentLabel: summary,

    phoneTitle: headline,
    phoneHint: summary,
    ownNumberLabel: label,
    otherNumberLabel: label,
    useOwnNumberLabel: label,

    licenseTitle: headline,
    licenseHint: summary,
    licenseCountryLabel: headline,
    licenseCountries: z.strictObject({ qatar: label, gcc: label, international: label, other: label }),
    licenseUntilLabel: headline,
    /** `{age}` is replaced by the importer's minimum age, in years. */
    licenseAgeLabel: headline,
    yesLabel: label,
    noLabel: label,
    /** Why a license does not serve; `{age}` as above. */
    licenseProblems: z.strictObject({ country: summary, expired: summary, age: summary }),
    licenseCallLabel: label,

    /** Beside the label of the duplicate: where a customer finds it, and where only the showroom can. */
    duplicateDashboardLabel: label,
    duplicateCallLabel: label,

    carGoneText: summary,
    phoneNotConfirmedText: summary,

    confirmation,
  },
});
export type TestDrivePage = ContentOf<typeof testDrivePage>;

export const testDrivePageQuery = defineContentQuery({ model: testDrivePage });
