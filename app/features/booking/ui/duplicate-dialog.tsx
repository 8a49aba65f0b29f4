import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { editAddress } from "../rules/booking-addresses.ts";
import { useBookingPage } from "./booking-page.ts";
import type { useDuplicate } from "./use-duplicate.ts";
import { useLocalNavigate } from "./use-local-navigate.ts";

/**
 * Another appointment of the vehicle waits for its center: it can be changed instead (product/booking.md#duplicate).
 */
export function DuplicateDialog({ duplicate }: { duplicate: ReturnType<typeof useDuplicate> }) {
  const { texts } = useBookingPage();
  const navigate = useLocalNavigate();
  // Unknown where the appointment that is in the way is not this customer's.
  const { isShown, appointmentId, hide } = duplicate;
  return (
    <Dialog
      open={isShown}
      onClose={hide}
      title={texts.duplicateTitle}
      actions={
        <>
          <Button variant="secondary" onClick={hide}>
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
