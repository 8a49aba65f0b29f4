import { isOpenFor, type WorkingHours } from "./center-hours.ts";
import type { PlannedVisit } from "./hours-changes.ts";

/** A center's hours with the spans for which its bays are closed, in UTC minutes. */
export interface ReceivingHours extends WorkingHours {
  readonly closures: readonly { readonly bay: number; readonly from: number; readonly to: number }[];
}

/** Whether a visit can be received where it stands: the center is open for all of it, and its bay is not closed. */
export function isReceived(
  hours: ReceivingHours,
  { bay, start, end }: Pick<PlannedVisit, "bay" | "start" | "end">,
): boolean {
  return (
    isOpenFor(hours, start, end) &&
    !hours.closures.some((one) => one.bay === bay && one.from < end && one.to > start)
  );
}
