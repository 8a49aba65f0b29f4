import type { Selectable, Updateable } from "kysely";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { Visit, WorkshopTables } from "../../tables.ts";

export type VisitRow = Selectable<Visit>;

/** What every deed on a visit is given. `version`: the one that the member of staff saw. */
export interface VisitDeed {
  readonly by: StaffActor;
  readonly appointmentId: string;
  readonly version: number;
  readonly now: Date;
}
/** What every deed answers; `changes` are for the audit. */
export interface Saved {
  readonly version: number;
  readonly changes: readonly FieldChange[];
}
export type VisitRefusal = "not-found" | "visit-ended" | "changed-meanwhile";

export async function lockVisit(trx: AnyTransaction, appointmentId: string): Promise<VisitRow | undefined> {
  return tablesOf<WorkshopTables>(trx)
    .selectFrom("workshop.visit")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .forUpdate()
    .executeTakeFirst();
}

/** The visit as a member of staff saw it, locked. Refuses one that has ended, and one that was changed since. */
export async function visitAsSeen(
  trx: AnyTransaction,
  { appointmentId, version }: Pick<VisitDeed, "appointmentId" | "version">,
): Promise<Result<VisitRow, VisitRefusal>> {
  const visit = await lockVisit(trx, appointmentId);
  if (visit === undefined) return refuse("not-found");
  if (visit.version !== version) return changedMeanwhile(visit);
  return visit.ended_at === null ? succeed(visit) : refuse("visit-ended");
}

/** A visit to which something is added, locked: that overwrites nothing, so whatever anybody saw is fine. */
export async function openVisit(
  trx: AnyTransaction,
  appointmentId: string,
): Promise<Result<VisitRow, "not-found" | "visit-ended">> {
  const visit = await lockVisit(trx, appointmentId);
  if (visit === undefined) return refuse("not-found");
  return visit.ended_at === null ? succeed(visit) : refuse("visit-ended");
}

export function changedMeanwhile(row: { readonly changed_by: string; readonly changed_at: Date }) {
  return refuse("changed-meanwhile", { by: row.changed_by, at: row.changed_at.toISOString() });
}

/** Saves columns of a locked visit under its next version and announces it. */
export async function saveVisit(
  trx: AnyTransaction,
  visit: VisitRow,
  values: Omit<Updateable<Visit>, "version" | "changed_by" | "changed_at">,
  { by, now }: { readonly by: StaffActor; readonly now: Date },
): Promise<Saved> {
  const version = visit.version + 1;
  await tablesOf<WorkshopTables>(trx)
    .updateTable("workshop.visit")
    .set({ ...values, version, changed_by: by.name, changed_at: now })
    .where("appointment_id", "=", visit.appointment_id)
    .execute();
  await announceVisit(trx, visit.center_id);
  return { version, changes: fieldChanges({ ...visit }, { ...values }) };
}

/** In the names of the API: `promisedAt` for `promised_at`. */
export function fieldChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return changesBetween(before, after).map(({ field, ...change }) => ({
    field: field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    ...change,
  }));
}

export function announceVisit(trx: AnyTransaction, centerId: string): Promise<void> {
  return announceChange(trx, [`service/${centerId}`]);
}
