import { DuplicateDialog } from "#app/features/scheduling/ui/notices/duplicate-dialog.tsx";
import { useLocalNavigate } from "#app/features/scheduling/ui/wizard/use-local-navigate.ts";
import { editAddress } from "../../rules/booking-addresses.ts";
import type { Obstacle } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";

interface DuplicateAppointmentProps {
  obstacle: Obstacle | null;
  onClose: () => void;
  /** The other one is changed instead of this booking. */
  onAbandon: () => void;
}

/** Another appointment of the vehicle waits for its center. */
export function DuplicateAppointment({ obstacle, onClose, onAbandon }: DuplicateAppointmentProps) {
  const { texts } = useBookingPage();
  const navigate = useLocalNavigate();
  const duplicate = obstacle?.kind === "duplicate" ? obstacle : undefined;
  const id = duplicate?.appointmentId;
  const change = (id: string) => {
    onAbandon();
    navigate(editAddress(id));
  };
  return (
    <DuplicateDialog
      open={duplicate !== undefined}
      texts={texts}
      onClose={onClose}
      onEdit={id === undefined ? undefined : () => change(id)}
    />
  );
}
