import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { editAddress } from "../rules/booking-addresses.ts";
import { useBookingPage } from "./booking-page.ts";
import { useLocalNavigate } from "./use-local-navigate.ts";

interface DuplicateDialogProps {
  open: boolean;
  /** The appointment that is in the way; unknown where it is not this customer's. */
  appointmentId: string | undefined;
  onClose: () => void;
}

/** Another appointment of the vehicle waits for its center: it can be changed instead (specification, section 5). */
export function DuplicateDialog({ open, appointmentId, onClose }: DuplicateDialogProps) {
  const { texts } = useBookingPage();
  const navigate = useLocalNavigate();
  return (
    <Dialog
      open={open}
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
