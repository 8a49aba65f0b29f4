import type { ShownCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { bookingAddress } from "../../rules/booking-addresses.ts";

interface IneligibleDialogProps {
  campaign: ShownCampaign;
  open: boolean;
  onClose: () => void;
}

/** The chosen vehicle may not take part: says which may, and leads to an ordinary appointment. */
export function IneligibleDialog({ campaign: { article, form }, open, onClose }: IneligibleDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={article.ineligibleTitle}
      actions={
        <LinkButton to={bookingAddress()} onClick={onClose} className="w-full">
          {form.notEligibleButtonLabel}
        </LinkButton>
      }
    >
      <p>{article.ineligibleText}</p>
    </Dialog>
  );
}
