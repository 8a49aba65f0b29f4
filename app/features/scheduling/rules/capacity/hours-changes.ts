import { byPrecedence } from "../days/dated-hours.ts";
import type { Timing } from "../slots.ts";
import { type CenterHours, type DatedHours, isOpenFor } from "./center-hours.ts";

type Dated = Pick<DatedHours, "from" | "to" | "timings">;

/** What staff change of when a center, or a bay of it, receives cars. */
export type CapacityChange =
  /** Seven lists, Sunday first. */
  | { readonly kind: "weekday-hours"; readonly weekdays: readonly (readonly Timing[])[] }
  | ({ readonly kind: "override-added" } & Dated)
  | ({ readonly kind: "override-changed"; readonly id: string } & Dated)
  | { readonly kind: "override-removed"; readonly id: string }
  /** UTC minutes. */
  | { readonly kind: "bay-closed"; readonly bay: number; readonly from: number; readonly to: number };

/** Hours of a bay that an appointment has, in UTC minutes. */
export interface PlannedVisit {
  readonly appointmentId: string;
  readonly bay: number;
  readonly start: number;
  readonly end: number;
}

/** A center's hours after a change. Closing a bay changes none. */
export function changedHours(hours: CenterHours, change: CapacityChange): CenterHours {
  const { overrides } = hours;
  switch (change.kind) {
    case "weekday-hours":
      return { ...hours, weekdays: change.weekdays };
    case "override-added":
      return { ...hours, overrides: [...overrides, added(change)].toSorted(byPrecedence) };
    case "override-changed": {
      const { from, to, timings } = change;
      const moved = overrides.map((one) => (one.id === change.id ? { ...one, from, to, timings } : one));
      return { ...hours, overrides: moved.toSorted(byPrecedence) };
    }
    case "override-removed":
      return { ...hours, overrides: overrides.filter(({ id }) => id !== change.id) };
    case "bay-closed":
      return hours;
  }
}

/** The visits that a change leaves without an open center or bay. Those that had none before are not its doing. */
export function strandedBy(
  hours: CenterHours,
  change: CapacityChange,
  visits: readonly PlannedVisit[],
): PlannedVisit[] {
  if (change.kind === "bay-closed")
    return visits.filter(
      ({ bay, start, end }) => bay === change.bay && start < change.to && end > change.from,
    );
  const after = changedHours(hours, change);
  return visits.filter(({ start, end }) => isOpenFor(hours, start, end) && !isOpenFor(after, start, end));
}

function added({ from, to, timings }: Dated): DatedHours {
  return { id: "", serial: Number.MAX_SAFE_INTEGER, from, to, timings };
}
