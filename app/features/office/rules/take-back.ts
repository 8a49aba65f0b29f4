import type { AppointmentCode } from "#app/features/booking/rules/appointments/appointment-states.ts";
import { type Deed, type Grant, mayDo } from "#app/features/staff/rules/permissions.ts";
import type { FieldChange } from "#app/lib/field-changes.ts";
import { type MoveName, moveNameOf } from "./move-names.ts";

/** The right that a step of an appointment needs. */
export function deedOfMove(name: MoveName): Deed {
  return `appointment.${name}`;
}

/**
 * Whether a member of staff may take back a step, by what that changed: only who may make it. A step without a new code is a
 * reschedule.
 */
export function mayTakeBack(
  grants: readonly Grant[],
  place: string | undefined,
  changes: readonly FieldChange[],
): boolean {
  const code = changes.find(({ field }) => field === "code")?.before as AppointmentCode | undefined;
  const deed = code === undefined ? "appointment.reschedule" : deedOfMove(moveNameOf(code));
  return mayDo(grants, deed, place);
}
