import type { Dispatch } from "react";
import type { BookingAction } from "../../wizard/booking-reducer.ts";
import type { BookingState } from "../../wizard/booking-state.ts";

/** What every step of the wizard is given. */
export interface BookingStepProps {
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
  takesFocus: boolean;
}
