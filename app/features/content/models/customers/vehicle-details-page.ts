import * as z from "zod/mini";
import { type ContentOf, defineModel } from "../define-model.ts";
import { headline, label, link, summary } from "../fields.ts";

/** The page of a customer's own vehicle (specification, section 2: /details/:id; decisions 2.3). */
export const vehicleDetailsPage = defineModel({
  name: "vehicle-details-page",
  shared: {},
  texts: {
    pageTitle: headline,
    description: summary,
    backLabel: label,

    mileageLabel: label,
    lastServiceLabel: label,
    neverServicedLabel: label,
    bookLabel: label,

    nextTitle: headline,
    nextEmptyText: summary,
    seeAppointmentLabel: label,

    warrantiesTitle: headline,
    warrantiesEmptyText: summary,
    /** Under the bars: time or distance, whichever comes first. */
    warrantiesHint: summary,
    timeLabel: label,
    distanceLabel: label,
    unlimitedLabel: label,
    /** `{date}` is replaced by the last day of the cover. */
    untilLabel: label,
    endedLabel: label,
    /** `{distance}` is replaced by kilometres. */
    distanceReachedLabel: label,

    historyTitle: headline,
    historyEmptyText: summary,
    bookAgainLabel: label,
    seeVisitLabel: label,

    missingTitle: headline,
    missingText: summary,
    missingActions: z.array(link).check(z.minLength(1)),
    loadErrorTitle: headline,
    loadErrorText: summary,
    retryLabel: label,
  },
});
export type VehicleDetailsPage = ContentOf<typeof vehicleDetailsPage>;
