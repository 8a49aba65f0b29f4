import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { callDueAt } from "../../rules/capacity/call-due.ts";
import type { CapacityChange } from "../../rules/capacity/hours-changes.ts";
import { type AffectedAppointment, findAffected } from "./affected.server.ts";
import { saveCallTask } from "./call-tasks.server.ts";
import type { CapacityDeed } from "./lock-capacity.server.ts";
import type { StoredCapacity } from "./read-capacity.server.ts";

/**
 * What becomes of an affected appointment. Moving and canceling are deeds of the feature that stores it, done in the same
 * transaction before: here it is checked that nothing is left. The member of staff who is to call becomes the owner of a task.
 */
export type Resolution = { readonly move: Date } | { readonly cancel: true } | { readonly call: StaffActor };
export type Resolutions = Readonly<Record<string, Resolution>>;

export interface ResolvedDeed extends CapacityDeed {
  /** By the id of the appointment. */
  readonly resolutions?: Resolutions | undefined;
}

/**
 * Sees to it that nothing is stranded that nobody looks after: opens the calls of the resolutions, and refuses
 * (`appointments-affected`, with the appointments that are left and three free times for each) before anything is written.
 * Answers with those that wait for a call.
 */
export async function resolveAffected(
  trx: AnyTransaction,
  { centerId, resolutions = {}, by, now }: ResolvedDeed,
  change: CapacityChange,
  capacity: StoredCapacity,
  reason: Readonly<Record<Language, string>>,
): Promise<Result<readonly AffectedAppointment[], "appointments-affected">> {
  const affected = await findAffected(trx, { centerId, change, now }, capacity);
  const callerOf = ({ appointmentId }: AffectedAppointment) => {
    const resolution = ownValue(resolutions, appointmentId);
    return resolution !== undefined && "call" in resolution ? resolution.call : undefined;
  };
  const left = affected.filter((one) => one.call === undefined && callerOf(one) === undefined);
  if (left.length > 0) return refuse("appointments-affected", { affected: left.map(shownAffected) });
  const minute = Math.floor(now.getTime() / 60_000);
  for (const one of affected) {
    const owner = callerOf(one);
    if (owner === undefined || one.call !== undefined) continue;
    const due = callDueAt(capacity, minute, one.startsAt.getTime() / 60_000);
    const dueAt = new Date(due * 60_000);
    await saveCallTask(trx, { appointmentId: one.appointmentId, centerId, reason, owner, dueAt, by, now });
  }
  return succeed(affected);
}

/** An affected appointment as a refusal shows it, without whose it is. */
function shownAffected({ appointmentId, bay, startsAt, endsAt, proposals }: AffectedAppointment) {
  return {
    ...{ appointmentId, bay, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    proposals: proposals.map((one) => ({
      ...{ startsAt: one.startsAt.toISOString(), endsAt: one.endsAt.toISOString(), day: one.day },
    })),
  };
}
