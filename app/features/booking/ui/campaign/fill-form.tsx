import { lazy, Suspense, useState } from "react";
import { useCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import { Button } from "#app/ui/button.tsx";

// Few need the form: it is loaded when it is opened.
const loadDialog = async () => ({ default: (await import("./campaign-dialog.tsx")).CampaignDialog });
const CampaignDialog = lazy(loadDialog);

/** In a campaign that runs: the button of the empty state that opens the campaign request form. */
export function FillForm() {
  const campaign = useCampaign();
  const [isOpen, setOpen] = useState<boolean>();
  if (campaign?.until === undefined) return null;
  return (
    <>
      <Button
        data-analytics="campaign-form"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        {campaign.form.openLabel}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <CampaignDialog campaign={campaign} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
