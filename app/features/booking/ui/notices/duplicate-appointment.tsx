import { useLocalNavigate } from "#app/features/scheduling/ui/wizard/use-local-navigate.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { editAddress } from "../../rules/booking-addresses.ts";
import type { Obstacle } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";

interface DuplicateDialogProps {
  obstacle: Obstacle | null;
  onClose: () => void;
}

/**
 * Another appointment of the vehicle waits for its center: it can be changed instead (product/booking.md#duplicate).
 */
export function DuplicateDialog({ obstacle, onClose }: DuplicateDialogProps) {
  const { texts } = useBookingPage();
  const navigate = useLocalNavigate();
  const duplicate = obstacle?.kind === "duplicate" ? obstacle : undefined;
  // Undefined where the appointment that is in the way is not this customer's.
  const appointmentId = duplicate?.appointmentId;
  return (
    <Dialog
      open={duplicate !== undefined}
      onClose={onClose}
      title={texts.duplicateTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.duplicateCloseLabel}
          </Button>
          {appointmentId !== undefined && (
            <Button onClick={() => navigate(editAddress(appointmentId))}>{texts.duplicateEditLabel}</Button>
          )}
        </>
      }
    >
      <p className="text-ink-soft">{texts.duplicateText}</p>
    </Dialog>
  );
}
