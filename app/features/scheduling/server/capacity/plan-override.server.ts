import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { daysOf, type SharedDays, sharedDays } from "../../rules/days/dated-hours.ts";
import { hasOwnCalendar } from "../own-calendar.server.ts";
import { type AffectedAppointment, findAffected } from "./affected.server.ts";
import { type HoursRefusal, type NewOverride, problemOf } from "./change-hours.server.ts";
import { readCapacity, type StoredOverride } from "./read-capacity.server.ts";

export interface PlannedOverride extends Pick<NewOverride, "centerId" | "from" | "to" | "timings" | "now"> {
  /** The dated hours that are to be changed; new ones without it. */
  readonly id?: string | undefined;
}
/** What dated hours would do. */
export interface OverridePlan {
  readonly days: number;
  /** On which days they meet other dated hours, and which of the two will hold. */
  readonly shared: readonly SharedDays<StoredOverride>[];
  readonly affected: readonly AffectedAppointment[];
}

const dayMs = 86_400_000;

/** What adding or changing dated hours would do. Nothing is locked or written; refused is what the deed itself refuses. */
export async function planOverride(
  trx: AnyTransaction,
  planned: PlannedOverride,
): Promise<Result<OverridePlan, Exclude<HoursRefusal, "appointments-affected">>> {
  const { centerId, id, from, to, timings, now } = planned;
  if (!hasOwnCalendar()) return refuse("planned-elsewhere");
  const capacity = await readCapacity(trx, { centerId, from: now, to: new Date(now.getTime() + dayMs), now });
  if (capacity === undefined) return refuse("center-not-found");
  const seen = capacity.overrides.find((one) => one.id === id);
  const problem = problemOf(planned, from === seen?.from ? to : from);
  if (problem !== undefined) return refuse(problem);
  const change =
    seen === undefined
      ? ({ kind: "override-added", from, to, timings } as const)
      : ({ kind: "override-changed", id: seen.id, from, to, timings } as const);
  const affected = await findAffected(trx, { centerId, change, now }, capacity);
  const dated = { from, to, timings, serial: seen?.serial ?? Number.MAX_SAFE_INTEGER };
  const others = capacity.overrides.filter((one) => one !== seen);
  return succeed({ days: daysOf(dated), shared: sharedDays(dated, others), affected });
}
