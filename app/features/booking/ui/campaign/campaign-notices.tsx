import { AppointmentWarning } from "./appointment-warning.tsx";
import { IneligibleDialog } from "./ineligible-dialog.tsx";
import type { useCampaignPath } from "./use-campaign-path.ts";

/** What keeps a vehicle from taking part in the campaign: its model year, or that it takes part already. */
export function CampaignNotices({ path }: { path: ReturnType<typeof useCampaignPath> }) {
  const { campaign, pending, isIneligible, dismiss } = path;
  if (!campaign) return null;
  return (
    <>
      {pending && (
        <div className="mb-6">
          <AppointmentWarning texts={campaign.form} appointmentId={pending.appointmentId} />
        </div>
      )}
      <IneligibleDialog campaign={campaign} open={isIneligible} onClose={dismiss} />
    </>
  );
}
