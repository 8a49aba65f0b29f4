import type { Selectable } from "kysely";
import * as z from "zod";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { ExtraWorkState, WorkLine } from "../../rules/extra-work.ts";
import type { ExtraWork, WorkshopTables } from "../../tables.ts";
import { announceVisit, changedMeanwhile, type Saved } from "../visits/save-visit.server.ts";

type Row = Selectable<ExtraWork>;
/** A proposal as it is stored, with what its visit says about it. */
export interface StoredWork extends Omit<Row, "lines" | "state"> {
  readonly lines: readonly WorkLine[];
  readonly state: ExtraWorkState;
  readonly center_id: string;
  readonly ended_at: Date | null;
}
export interface WorkDeed {
  readonly by: StaffActor;
  readonly id: string;
  /** The version that the member of staff saw. */
  readonly version: number;
  readonly now: Date;
}
export interface SavedWork extends Saved {
  readonly id: string;
}
export type WorkRefusal = "not-found" | "visit-ended" | "changed-meanwhile";

const storedLines = z.array(z.object({ description: z.string(), dirhams: z.int() }));
export function linesOf(lines: unknown): readonly WorkLine[] {
  return storedLines.parse(lines);
}

/** A proposal, locked with its visit, so that none is decided while the car leaves. */
export async function lockWork(
  trx: AnyTransaction,
  named: { readonly id: string },
): Promise<StoredWork | undefined> {
  const row = await tablesOf<WorkshopTables>(trx)
    .selectFrom("workshop.extra_work as work")
    .innerJoin("workshop.visit as visit", "visit.appointment_id", "work.appointment_id")
    .selectAll("work")
    .select(["visit.center_id", "visit.ended_at"])
    .where("work.id", "=", named.id)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, lines: linesOf(row.lines), state: row.state as ExtraWorkState };
}

/** A proposal as a member of staff saw it, locked. */
export async function workAsSeen(
  trx: AnyTransaction,
  { id, version }: Pick<WorkDeed, "id" | "version">,
): Promise<Result<StoredWork, WorkRefusal>> {
  const work = await lockWork(trx, { id });
  if (work === undefined) return refuse("not-found");
  if (work.version !== version) return changedMeanwhile(work);
  return work.ended_at === null ? succeed(work) : refuse("visit-ended");
}

/** Saves columns of a locked proposal under its next version and announces it. `who`: the member of staff, or the customer. */
export async function saveWork(
  trx: AnyTransaction,
  work: StoredWork,
  values: Partial<Omit<Row, "id" | "number" | "lines">> & { readonly lines?: string },
  { who, now }: { readonly who: string; readonly now: Date },
): Promise<number> {
  const version = work.version + 1;
  await tablesOf<WorkshopTables>(trx)
    .updateTable("workshop.extra_work")
    .set({ ...values, version, changed_by: who, changed_at: now })
    .where("id", "=", work.id)
    .execute();
  await announceVisit(trx, work.center_id);
  return version;
}
