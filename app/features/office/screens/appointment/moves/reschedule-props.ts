import type { ShownAppointment } from "../shown.ts";

/** What each way to move a visit is given. */
export interface RescheduleProps {
  appointment: ShownAppointment;
  onClose: () => void;
}
