import type { FreeSlots } from "#app/features/scheduling/ui/wizard/use-free-slots.ts";
import type { SendEvent, WizardState } from "../../wizard/machine/wizard-state.ts";

/** What every step of the wizard is given. */
export interface DriveStepProps {
  state: WizardState;
  send: SendEvent;
  free: FreeSlots;
}
