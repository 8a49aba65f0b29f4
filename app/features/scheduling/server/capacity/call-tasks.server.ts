import { type Selectable, sql, type Updateable } from "kysely";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { CallTask as CallTaskRow, SchedulingTables } from "../../tables.ts";
import { standingOf, standingsOf } from "../calls/settle-calls.server.ts";
import { changedMeanwhile, changedNow, lockCapacity, topicsOfCenter } from "./lock-capacity.server.ts";
import type { CallTask } from "./read-call-tasks.server.ts";

/** What came of a call, as who called says it; the appointment itself is changed by its own deed before. */
export const callOutcomes = ["moved", "canceled", "stays"] as const;
export type CallOutcome = (typeof callOutcomes)[number];
export type CallRefusal = "call-not-found" | "call-over" | "changed-meanwhile";
export type OutcomeRefusal = CallRefusal | "call-not-moved" | "call-not-canceled" | "call-cannot-stay";

export type NewCallTask = Omit<CallTask, "id" | "attempts" | "createdAt" | "ended" | "version"> & {
  readonly by: StaffActor;
  readonly now: Date;
};
export interface SeenCallTask {
  readonly id: string;
  readonly version: number;
  readonly by: StaffActor;
  readonly now: Date;
}
interface Changed {
  readonly id: string;
  readonly version: number;
  readonly changes: readonly FieldChange[];
}

/** Gives somebody an appointment's customer to call. Refuses an appointment that somebody is to call about already. */
export async function openCallTask(
  trx: AnyTransaction,
  task: NewCallTask,
): Promise<Result<Changed, "already-to-call">> {
  const saved = await saveCallTask(trx, task);
  if (saved.ok) await announceCalls(trx, task.centerId);
  return saved;
}

/** The same without the announcement, for a deed that makes its own. */
export async function saveCallTask(
  trx: AnyTransaction,
  { appointmentId, centerId, reason, owner, dueAt, by, now }: NewCallTask,
): Promise<Result<Changed, "already-to-call">> {
  const id: string = newId();
  const saved = await tablesOf<SchedulingTables>(trx)
    .insertInto("booking.call_task")
    .values({
      ...{ id, appointment_id: appointmentId, center_id: centerId, attempts: 0, version: 1 },
      ...{ reason_en: reason.en, reason_ar: reason.ar },
      ...{ owner_staff_id: owner.staffId, owner_name: owner.name, due_at: dueAt },
      ...{ created_at: now, ...changedNow({ by, now }) },
    })
    .onConflict((conflict) => conflict.column("appointment_id").where("done_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (saved === undefined) return refuse("already-to-call");
  const changes = changesBetween({}, { appointmentId, owner: owner.name, dueAt });
  return succeed({ id, version: 1, changes });
}

/** Where the appointment must stand for each outcome, and what is refused where it does not. */
const outcomes = {
  moved: { standing: "open", refusal: "call-not-moved" },
  canceled: { standing: "nowhere", refusal: "call-not-canceled" },
  stays: { standing: "open", refusal: "call-cannot-stay" },
} as const;

/** What can be said of the calls about some appointments as they stand now. */
export async function possibleOutcomes(
  appointmentIds: readonly string[],
  now: Date,
): Promise<(appointmentId: string) => CallOutcome[]> {
  const standings = await inTransaction((trx: AnyTransaction) => standingsOf(trx, appointmentIds, now));
  return (id) => callOutcomes.filter((one) => outcomes[one].standing === standings.get(id));
}

/**
 * Ends a call task by what came of it. Refuses a task that is done or changed since it was seen, and an outcome that the appointment
 * itself belies: one that was moved or stays has open hours, a canceled one none. A call that has ended so already is fine.
 */
export async function finishCallTask(
  trx: AnyTransaction,
  { id, outcome, version, by, now }: SeenCallTask & { readonly outcome: CallOutcome },
): Promise<Result<Changed, OutcomeRefusal>> {
  const seen = { id, version, by, now };
  const found = await readTask(trx, id);
  if (found === undefined) return refuse("call-not-found");
  if (found.outcome === outcome) return succeed({ id, version: found.version, changes: [] });
  // Nobody closes the hours between the look at them and the end of the call.
  await lockCapacity(trx, found.center_id);
  const task = await lockSeen(trx, seen);
  if (!task.ok) return task;
  const { standing, refusal } = outcomes[outcome];
  const { appointment_id: appointmentId } = task.value;
  if ((await standingOf(trx, { appointmentId, now })) !== standing) return refuse(refusal);
  await update(trx, seen, { done_at: now, outcome });
  await announceCalls(trx, task.value.center_id);
  return succeed({ id, version: version + 1, changes: changesBetween({ outcome: null }, { outcome }) });
}

/** Nobody answered: the task stays open, to be tried again by a later moment. Refuses one that has passed, and what `finishCallTask` refuses. */
export async function postponeCallTask(
  trx: AnyTransaction,
  { dueAt, ...seen }: SeenCallTask & { readonly dueAt: Date },
): Promise<Result<Changed, CallRefusal | "call-time-past">> {
  if (dueAt <= seen.now) return refuse("call-time-past");
  const task = await lockSeen(trx, seen);
  if (!task.ok) return task;
  const { due_at, attempts } = task.value;
  await update(trx, seen, { due_at: dueAt, attempts: attempts + 1 });
  await announceCalls(trx, task.value.center_id);
  const changes = changesBetween({ dueAt: due_at, attempts }, { dueAt, attempts: attempts + 1 });
  return succeed({ id: seen.id, version: seen.version + 1, changes });
}

/** Gives the open calls of somebody who leaves to somebody else. Answers with the ids of their tasks. */
export async function handOnCallTasks(
  trx: AnyTransaction,
  { from, to, by, now }: { from: string; to: StaffActor; by: StaffActor; now: Date },
): Promise<string[]> {
  const moved = await tablesOf<SchedulingTables>(trx)
    .updateTable("booking.call_task")
    .set({
      ...{ owner_staff_id: to.staffId, owner_name: to.name, ...changedNow({ by, now }) },
      version: sql<number>`version + 1`,
    })
    .where("owner_staff_id", "=", from)
    .where("done_at", "is", null)
    .returning(["id", "center_id"])
    .execute();
  const centers = [...new Set(moved.map(({ center_id }) => center_id))];
  if (moved.length > 0) await announceChange(trx, [...centers.flatMap(topicsOfCenter), "queue"]);
  return moved.map(({ id }) => id);
}

/** A task as it was seen, locked. */
async function lockSeen(
  trx: AnyTransaction,
  { id, version }: Pick<SeenCallTask, "id" | "version">,
): Promise<Result<Selectable<CallTaskRow>, CallRefusal>> {
  const task = await readTask(trx, id, "locked");
  if (task === undefined) return refuse("call-not-found");
  if (task.done_at !== null) return refuse("call-over", { outcome: task.outcome });
  if (task.version === version) return succeed(task);
  return changedMeanwhile({ changedBy: task.changed_by, changedAt: task.changed_at.toISOString() });
}

function readTask(trx: AnyTransaction, id: string, lock?: "locked") {
  const query = tablesOf<SchedulingTables>(trx)
    .selectFrom("booking.call_task")
    .selectAll()
    .where("id", "=", id);
  return (lock === undefined ? query : query.forUpdate()).executeTakeFirst();
}

async function update(
  trx: AnyTransaction,
  { id, version, by, now }: SeenCallTask,
  fields: Updateable<CallTaskRow>,
): Promise<void> {
  await tablesOf<SchedulingTables>(trx)
    .updateTable("booking.call_task")
    .set({ ...fields, version: version + 1, ...changedNow({ by, now }) })
    .where("id", "=", id)
    .execute();
}

function announceCalls(trx: AnyTransaction, centerId: string): Promise<void> {
  return announceChange(trx, [...topicsOfCenter(centerId), "queue"]);
}
