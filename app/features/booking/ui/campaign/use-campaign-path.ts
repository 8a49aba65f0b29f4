import { type Dispatch, useEffect, useMemo, useState } from "react";
import { track } from "#app/features/analytics/track.ts";
import { isEligible } from "#app/features/campaigns/rules/campaigns.ts";
import { useCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import { trackBookingError } from "../../wizard/booking-events.ts";
import type { BookingAction } from "../../wizard/booking-reducer.ts";
import type { BookingState, CampaignPath } from "../../wizard/booking-state.ts";

/** What is logged where a vehicle may not take part (product/campaigns.md#eligible-vehicles). */
const notEligible = "Selected Vehicle Not Eligible (Model before 2008)";

/**
 * Puts the booking on the path of the campaign that the address names, or takes it off, and stops a vehicle that may not
 * take part.
 */
export function useCampaignPath(state: BookingState, dispatch: Dispatch<BookingAction>) {
  const campaign = useCampaign();
  const path = useMemo<CampaignPath | null>(() => {
    if (campaign?.until === undefined) return null;
    const { id: name, stepsSkipped, serviceCode: typeCode, title: label } = campaign.article;
    return { name, stepsSkipped, service: { typeCode, label }, until: campaign.until };
  }, [campaign]);
  useEffect(() => dispatch({ type: "campaign-entered", campaign: path }), [path, dispatch]);
  const [isIneligible, setIneligible] = useState(false);
  const [pending, setPending] = useState<{ appointmentId: string | undefined }>();
  const report = (message: string) => {
    if (path) track({ event: "ServiceCampaignError", campaign: path.name, message });
  };
  return {
    campaign: path && campaign,
    isIneligible,
    /** Set where the vehicle takes part already; by which appointment, where the customer may change it. */
    pending,
    dismiss: () => {
      setIneligible(false);
      setPending(undefined);
    },
    /** Shows the dialog and answers true where the chosen vehicle may not take part: the booking goes no further. */
    stops: (): boolean => {
      const { vehicle, step } = state;
      if (!path || !campaign || !vehicle || step !== "SelectVehicle") return false;
      if (isEligible(vehicle.modelYear, campaign.article.eligibleYears)) return false;
      // biome-ignore lint/suspicious/noConsole: product/campaigns.md#eligible-vehicles asks for this line
      console.info(notEligible);
      trackBookingError(notEligible);
      report(notEligible);
      setIneligible(true);
      return true;
    },
    showPending: (appointmentId: string | undefined) => {
      report("Campaign request already pending");
      setPending({ appointmentId });
    },
  };
}
