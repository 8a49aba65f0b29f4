import type { BookingState } from "../../wizard/booking-state.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";

/** What every step of the wizard is given. */
export interface BookingStepProps {
  booking: BookingState;
  send: SendEvent;
  takesFocus: boolean;
}
