import { useEffect } from "react";
import { track } from "#app/features/analytics/track.ts";
import { useCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import { Banner } from "#app/ui/banner.tsx";

/** A link to a campaign that is over: says so; what follows is the ordinary booking. */
export function EndedNotice() {
  const campaign = useCampaign();
  const ended = campaign !== undefined && campaign.until === undefined ? campaign : undefined;
  const id = ended?.article.id;
  useEffect(() => {
    if (id) track({ event: "ServiceCampaignError", campaign: id, message: "Campaign ended" });
  }, [id]);
  if (!ended) return null;
  return (
    <Banner tone="warning" title={ended.article.title} className="mt-4">
      {ended.form.endedLabel}
    </Banner>
  );
}
