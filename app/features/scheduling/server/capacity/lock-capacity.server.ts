import { sql } from "kysely";
import { type Refused, type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { furthestDays } from "../../rules/booking-span.ts";
import type { SchedulingTables } from "../../tables.ts";
import { settleReopened } from "../calls/settle-calls.server.ts";
import { hasOwnCalendar } from "../own-calendar.server.ts";
import { type LastChange, readCapacity, type StoredCapacity } from "./read-capacity.server.ts";

/** Who changes what a center receives, and when. */
export interface CapacityDeed {
  readonly centerId: string;
  readonly by: StaffActor;
  readonly now: Date;
}
export type CenterRefusal = "center-not-found" | "planned-elsewhere";

const dayMs = 86_400_000;

/**
 * Locks what a center receives until the transaction ends: whoever takes hours of it waits, and who has just taken some is waited
 * for. What is read after it is therefore all that there is. A transaction that moves appointments and closes a day locks first.
 */
export async function lockCapacity(trx: AnyTransaction, centerId: string): Promise<void> {
  await tablesOf<SchedulingTables>(trx)
    .selectFrom("booking.center")
    .select("id")
    .where("id", "=", centerId)
    .forUpdate()
    .execute();
}

/** A center's capacity from now on, locked. Refuses a center that there is not, and one that is planned in Salesforce. */
export async function openCapacity(
  trx: AnyTransaction,
  { centerId, now }: Pick<CapacityDeed, "centerId" | "now">,
): Promise<Result<StoredCapacity, CenterRefusal>> {
  if (!hasOwnCalendar()) return refuse("planned-elsewhere");
  await lockCapacity(trx, centerId);
  const to = new Date(now.getTime() + (furthestDays + 2) * dayMs);
  const capacity = await readCapacity(trx, { centerId, from: now, to, now });
  return capacity === undefined ? refuse("center-not-found") : succeed(capacity);
}

/**
 * Says that a center's capacity is another one, once that is stored: to takers of its hours, and to the screens that show it and
 * its calls. Calls about appointments that can stay now end.
 */
export async function capacityChanged(
  trx: AnyTransaction,
  { centerId, now }: Pick<CapacityDeed, "centerId" | "now">,
  called: readonly unknown[] = [],
): Promise<void> {
  await tablesOf<SchedulingTables>(trx)
    .updateTable("booking.center")
    .set({ capacity_version: sql<number>`capacity_version + 1` })
    .where("id", "=", centerId)
    .execute();
  await settleReopened(trx, centerId, now);
  await announceChange(trx, [...topicsOfCenter(centerId), ...(called.length > 0 ? ["queue"] : [])]);
}

/** What is announced of a center whose capacity, or whose calls, are others. */
export function topicsOfCenter(centerId: string): string[] {
  return [`capacity/${centerId}`, `service/${centerId}`];
}

/** The refusal of a deed on a record that somebody else has changed since it was seen. */
export function changedMeanwhile({
  changedBy,
  changedAt,
}: Pick<LastChange, "changedBy" | "changedAt">): Refused<"changed-meanwhile"> {
  return refuse("changed-meanwhile", {
    by: changedBy,
    at: changedAt === null ? null : new Date(changedAt).toISOString(),
  });
}

/** Who changes a row and when, as its columns. */
export function changedNow({ by, now }: Pick<CapacityDeed, "by" | "now">) {
  return { changed_by: by.name, changed_at: now };
}
