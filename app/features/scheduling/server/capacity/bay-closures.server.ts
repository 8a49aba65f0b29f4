import type { Language } from "#app/i18n/language.ts";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { unitMinutes } from "../../rules/slots.ts";
import type { SchedulingTables } from "../../tables.ts";
import { findAffected } from "./affected.server.ts";
import type { CapacityChanged } from "./change-hours.server.ts";
import {
  type CapacityDeed,
  type CenterRefusal,
  capacityChanged,
  changedMeanwhile,
  changedNow,
  openCapacity,
} from "./lock-capacity.server.ts";
import type { ClosureKind, StoredCapacity } from "./read-capacity.server.ts";

export interface NewClosure extends CapacityDeed {
  readonly bay: number;
  readonly from: Date;
  readonly to: Date;
  readonly kind: ClosureKind;
  readonly reason: string;
}
export interface SeenClosure extends CapacityDeed {
  readonly id: string;
  readonly version: number;
}
export type ClosureRefusal =
  | CenterRefusal
  | "bay-not-found"
  | "closure-too-short"
  | "days-invalid"
  | "days-too-many";
export type SeenClosureRefusal = CenterRefusal | "closure-not-found" | "changed-meanwhile";
type Span = Pick<NewClosure, "bay" | "from" | "to" | "kind" | "reason">;
type Saved = Omit<CapacityChanged, "affected">;

const minuteMs = 60_000;
const longestMs = 366 * 86_400_000;

/**
 * Closes a bay: it is out of use, or its technician is away. That is a fact, so it is not refused for appointments: they stay in
 * the bay and are answered as affected. Refuses less than an hour, more than a year, and what is over.
 */
export async function closeBay(
  trx: AnyTransaction,
  deed: NewClosure,
): Promise<Result<CapacityChanged, ClosureRefusal>> {
  const center = await openCapacity(trx, deed);
  if (!center.ok) return center;
  const problem = problemOf(center.value, deed);
  if (problem !== undefined) return refuse(problem);
  const affected = await affectedBy(trx, deed, center.value);
  const saved = await saveClosure(trx, deed);
  await capacityChanged(trx, deed);
  return succeed({ ...saved, affected });
}

/** Changes a closure as it was seen. Refuses what `closeBay` refuses. */
export async function changeClosure(
  trx: AnyTransaction,
  deed: SeenClosure & NewClosure,
): Promise<Result<CapacityChanged, ClosureRefusal | SeenClosureRefusal>> {
  const { id, version } = deed;
  const center = await openCapacity(trx, deed);
  if (!center.ok) return center;
  const seen = await seenClosure(trx, deed);
  if (!seen.ok) return seen;
  const problem = problemOf(center.value, deed);
  if (problem !== undefined) return refuse(problem);
  const affected = await affectedBy(trx, deed, center.value);
  await tablesOf<SchedulingTables>(trx)
    .updateTable("booking.bay_closure")
    .set({ ...columnsOf(deed), version: version + 1 })
    .where("id", "=", id)
    .execute();
  await capacityChanged(trx, deed);
  const changes = changesBetween(shown(seen.value), shown(deed));
  return succeed({ id, version: version + 1, changes, affected });
}

/** Opens a bay again: its closure is gone, and its hours are free at once. */
export async function reopenBay(
  trx: AnyTransaction,
  deed: SeenClosure,
): Promise<Result<Saved, SeenClosureRefusal>> {
  const { id, version } = deed;
  const center = await openCapacity(trx, deed);
  if (!center.ok) return center;
  const seen = await seenClosure(trx, deed);
  if (!seen.ok) return seen;
  await tablesOf<SchedulingTables>(trx).deleteFrom("booking.bay_closure").where("id", "=", id).execute();
  await capacityChanged(trx, deed);
  const changes: FieldChange[] = Object.entries(shown(seen.value)).map(([field, before]) => ({
    ...{ field, before, after: null },
  }));
  return succeed({ id, version: version + 1, changes });
}

export interface BayDescription extends CapacityDeed {
  readonly bay: number;
  readonly name: Readonly<Record<Language, string>> | null;
  readonly technician: string | null;
  readonly version: number;
}

/** Says what a bay is called and who works there. */
export async function describeBay(
  trx: AnyTransaction,
  deed: BayDescription,
): Promise<Result<Saved, CenterRefusal | "bay-not-found" | "changed-meanwhile">> {
  const { centerId, bay, name, technician, version } = deed;
  const center = await openCapacity(trx, deed);
  if (!center.ok) return center;
  const seen = center.value.bays.find((one) => one.bay === bay);
  if (seen === undefined) return refuse("bay-not-found");
  if (seen.version !== version) return changedMeanwhile(seen);
  await tablesOf<SchedulingTables>(trx)
    .updateTable("booking.center_bay")
    .set({
      ...{ name_en: name?.en ?? null, name_ar: name?.ar ?? null, technician },
      ...{ version: version + 1, ...changedNow(deed) },
    })
    .where("center_id", "=", centerId)
    .where("bay", "=", bay)
    .execute();
  await capacityChanged(trx, deed);
  const before = { "name.en": seen.name?.en ?? null, "name.ar": seen.name?.ar ?? null };
  const after = { "name.en": name?.en ?? null, "name.ar": name?.ar ?? null };
  const changes = changesBetween({ ...before, technician: seen.technician }, { ...after, technician });
  return succeed({ id: `${centerId}/${bay}`, version: version + 1, changes });
}

/** Stores a closure that has been checked. */
export async function saveClosure(trx: AnyTransaction, deed: NewClosure): Promise<Saved> {
  const id: string = newId();
  await tablesOf<SchedulingTables>(trx)
    .insertInto("booking.bay_closure")
    .values({ id, center_id: deed.centerId, created_at: deed.now, version: 1, ...columnsOf(deed) })
    .execute();
  return { id, version: 1, changes: changesBetween({}, shown(deed)) };
}

function affectedBy(
  trx: AnyTransaction,
  { centerId, bay, from, to, now }: NewClosure,
  center: StoredCapacity,
) {
  const span = { from: Math.floor(from.getTime() / minuteMs), to: Math.ceil(to.getTime() / minuteMs) };
  return findAffected(trx, { centerId, change: { kind: "bay-closed", bay, ...span }, now }, center);
}

async function seenClosure(
  trx: AnyTransaction,
  { id, centerId, version }: SeenClosure,
): Promise<Result<Span, "closure-not-found" | "changed-meanwhile">> {
  const row = await tablesOf<SchedulingTables>(trx)
    .selectFrom("booking.bay_closure")
    .selectAll()
    .where("id", "=", id)
    .where("center_id", "=", centerId)
    .executeTakeFirst();
  if (row === undefined) return refuse("closure-not-found");
  const changedAt = row.changed_at.toISOString();
  if (row.version !== version) return changedMeanwhile({ changedBy: row.staff_name, changedAt });
  const { bay, from_at: from, to_at: to, reason } = row;
  return succeed({ bay, from, to, kind: row.kind as ClosureKind, reason });
}

function problemOf(
  { bays }: StoredCapacity,
  { bay, from, to, now }: NewClosure,
): Exclude<ClosureRefusal, CenterRefusal> | undefined {
  if (!bays.some((one) => one.bay === bay)) return "bay-not-found";
  const ms = to.getTime() - from.getTime();
  if (ms < unitMinutes * minuteMs) return "closure-too-short";
  if (to <= now) return "days-invalid";
  return ms > longestMs ? "days-too-many" : undefined;
}

function columnsOf({ bay, from, to, kind, reason, by, now }: NewClosure) {
  return {
    ...{ bay, from_at: from, to_at: to, kind, reason },
    ...{ staff_id: by.staffId, staff_name: by.name, changed_at: now },
  };
}

function shown({ bay, from, to, kind, reason }: Span) {
  return { bay, from: from.toISOString(), to: to.toISOString(), kind, reason };
}
