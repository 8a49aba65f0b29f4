import { type Selectable, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database, tablesFor, tablesOf } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { CallTask as CallTaskRow, SchedulingTables } from "../../tables.ts";

/** A call to the customer of an appointment that cannot stay where it is. */
export interface CallTask {
  readonly id: string;
  readonly appointmentId: string;
  readonly centerId: string;
  readonly reason: Readonly<Record<Language, string>>;
  readonly owner: StaffActor;
  readonly dueAt: Date;
  /** How often nobody answered. */
  readonly attempts: number;
  readonly createdAt: Date;
  /** When and how it ended, and who noted that: null where it ended with its cause. */
  readonly ended: { readonly at: Date; readonly outcome: CallEnd; readonly by: string | null } | undefined;
  readonly version: number;
}
export const callEnds = ["moved", "canceled", "stays", "reopened", "arrived"] as const;
export type CallEnd = (typeof callEnds)[number];
export interface CallsQuery {
  /** Centers by their ids, or all. */
  readonly places: readonly string[] | "all";
  readonly ownerId?: string | undefined;
  /** The last task of the page before. */
  readonly after?: Pick<CallTask, "dueAt" | "id"> | undefined;
  readonly limit: number;
}

/** The calls that are to be made at some centers, or by one member of staff, the most urgent first. One query. */
export async function openCallTasks(
  { places, ownerId, after, limit }: CallsQuery,
  trx?: AnyTransaction,
): Promise<CallTask[]> {
  let query = tablesFor<SchedulingTables>(trx)
    .selectFrom("booking.call_task")
    .selectAll()
    .where("done_at", "is", null);
  if (places !== "all") query = query.where("center_id", "in", ["", ...places]);
  if (ownerId !== undefined) query = query.where("owner_staff_id", "=", ownerId);
  if (after !== undefined)
    query = query.where(sql<boolean>`(due_at, id) > (${after.dueAt}::timestamptz, ${after.id})`);
  const rows = await query.orderBy("due_at").orderBy("id").limit(limit).execute();
  return rows.map(taskOf);
}

/** Ended calls are listed for so long. */
const endedForMs = 14 * 86_400_000;

/** The calls of some centers that ended in the last fourteen days, the latest first. One query. */
export async function endedCallTasks(
  { places, limit }: Pick<CallsQuery, "places" | "limit">,
  now: Date,
): Promise<CallTask[]> {
  let query = database<SchedulingTables>()
    .selectFrom("booking.call_task")
    .selectAll()
    .where("done_at", ">", new Date(now.getTime() - endedForMs));
  if (places !== "all") query = query.where("center_id", "in", ["", ...places]);
  return (await query.orderBy("done_at", "desc").orderBy("id").limit(limit).execute()).map(taskOf);
}

/** One call, open or ended; undefined where there never was one. One query. */
export async function callTask(id: string, trx?: AnyTransaction): Promise<CallTask | undefined> {
  const row = await tablesFor<SchedulingTables>(trx)
    .selectFrom("booking.call_task")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && taskOf(row);
}

function taskOf(row: Selectable<CallTaskRow>): CallTask {
  const { done_at: at, outcome } = row;
  return {
    ...{ id: row.id, appointmentId: row.appointment_id, centerId: row.center_id },
    reason: { en: row.reason_en, ar: row.reason_ar },
    owner: { staffId: row.owner_staff_id, name: row.owner_name },
    ...{ dueAt: row.due_at, createdAt: row.created_at, version: row.version },
    attempts: row.attempts,
    ended: at === null ? undefined : { at, outcome: outcome as CallEnd, by: row.changed_by },
  };
}

/** How many calls are to be made at some centers. One query. */
export async function countOpenCallTasks(places: CallsQuery["places"]): Promise<number> {
  const { count } = await database<SchedulingTables>()
    .selectFrom("booking.call_task")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("done_at", "is", null)
    .$if(places !== "all", (query) => query.where("center_id", "in", ["", ...places]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Who is to call about which of some appointments. One query. */
export async function openCallsOf(trx: AnyTransaction, appointmentIds: readonly string[]) {
  const rows = await tablesOf<SchedulingTables>(trx)
    .selectFrom("booking.call_task")
    .select(["id", "appointment_id", "owner_staff_id", "owner_name", "due_at"])
    .where("appointment_id", "in", ["", ...appointmentIds])
    .where("done_at", "is", null)
    .execute();
  return new Map(
    rows.map(({ id, appointment_id, owner_staff_id: staffId, owner_name: name, due_at: dueAt }) => [
      appointment_id,
      { taskId: id, owner: { staffId, name }, dueAt },
    ]),
  );
}
