import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { headline, label, summary, unreadRecordTexts } from "#app/platform/content/fields.ts";

/** The page of a customer's own vehicle (product/pages.md#page-contents). */
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

    ...unreadRecordTexts,
  },
});
export type VehicleDetailsPage = ContentOf<typeof vehicleDetailsPage>;

export const vehicleDetailsPageQuery = defineContentQuery({ model: vehicleDetailsPage });
