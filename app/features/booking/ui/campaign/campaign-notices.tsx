import { useCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import type { Obstacle } from "../../wizard/machine/wizard-state.ts";
import { AppointmentWarning } from "./appointment-warning.tsx";
import { IneligibleDialog } from "./ineligible-dialog.tsx";

interface CampaignNoticesProps {
  obstacle: Obstacle | null;
  onDismiss: () => void;
  /** The appointment that stands in the way is changed instead. */
  onAbandon: () => void;
}

/** Why a vehicle cannot take part in the campaign: its model year, or that it takes part already. */
export function CampaignNotices({ obstacle, onDismiss, onAbandon }: CampaignNoticesProps) {
  const campaign = useCampaign();
  if (campaign?.until === undefined) return null;
  return (
    <>
      {obstacle?.kind === "campaign-pending" && (
        <div className="mb-6">
          <AppointmentWarning
            texts={campaign.form}
            appointmentId={obstacle.appointmentId}
            onFollow={onAbandon}
          />
        </div>
      )}
      <IneligibleDialog campaign={campaign} open={obstacle?.kind === "ineligible"} onClose={onDismiss} />
    </>
  );
}
