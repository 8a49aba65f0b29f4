import { sql } from "kysely";
import { hasHours } from "#app/features/booking/rules/appointments/appointment-states.ts";
import type { PlannedState } from "#app/features/booking/rules/staff/planned-state.ts";
import { boardOf } from "#app/features/booking/staff-booking.server.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { Acknowledged } from "../../../../tests/load/office/write-record.ts";
import type { LiveBoard, ShownBoard } from "./live-board.ts";

/** A move with the moment of its commit, and what the appointment was from then on. */
interface Commit {
  readonly appointmentId: string;
  readonly version: number;
  readonly at: number;
  readonly state: Pick<PlannedState, "centerId" | "startsAt" | "code">;
  /** Where it was before. */
  readonly from: string;
}
interface MoveRow extends Omit<Commit, "state" | "from" | "at"> {
  readonly code: PlannedState["code"];
  readonly before: PlannedState | null;
  readonly after: PlannedState | null;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly committedAt: Date | null;
  readonly isUndone: boolean;
}
export interface Staleness {
  /** From each commit until each board of its center showed it, in milliseconds. */
  readonly times: readonly number[];
  /** Boards that showed something else than the database had. */
  readonly wrong: readonly string[];
}

/** What boards showed, compared with what was committed meanwhile. Nobody writes any more, and boards have had time to settle. */
export async function stalenessOf(
  boards: readonly LiveBoard[],
  acknowledged: readonly Acknowledged[],
  since: Date,
): Promise<Staleness> {
  const commits = await commitsSince(since, acknowledged);
  const ofAppointment = Map.groupBy(commits, ({ appointmentId }) => appointmentId);
  const times: number[] = [];
  const wrong: string[] = [];
  for (const board of boards) {
    for (const commit of commits) {
      if (commit.from !== board.centerId && commit.state.centerId !== board.centerId) continue;
      const shown = firstWith(board, commit, ofAppointment.get(commit.appointmentId) ?? []);
      if (shown === undefined)
        wrong.push(`${commit.appointmentId} version ${commit.version} was never shown`);
      else times.push(shown.shownAt - commit.at);
    }
    wrong.push(...(await differencesAtLast(board)));
  }
  return { times, wrong };
}

/**
 * The first reading from a commit on that has it. The database dates a commit some milliseconds before others see it, while
 * it is written to the disk: a reading of these has it not yet, and the next one counts.
 */
function firstWith(
  board: LiveBoard,
  { appointmentId, version, at }: Commit,
  commits: readonly Commit[],
): ShownBoard | undefined {
  for (let index = firstReadFrom(board, at); index < board.shown.length; index += 1) {
    const shown = board.shown[index] as ShownBoard;
    const own = shown.versions.get(appointmentId);
    if (own !== undefined ? own >= version : isAway(board, { version, shown, commits })) return shown;
  }
  return undefined;
}

/** Whether an appointment had left the board by then, with its commit or with a later one. */
function isAway(
  board: LiveBoard,
  {
    version,
    shown,
    commits,
  }: { readonly version: number; readonly shown: ShownBoard; readonly commits: readonly Commit[] },
): boolean {
  return commits.some((one) => one.version >= version && one.at <= shown.shownAt && !isOn(board, one));
}

/** The place of the first reading that was requested at a moment or after it. */
function firstReadFrom({ shown }: LiveBoard, at: number): number {
  let [low, high] = [0, shown.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shown[middle]?.requestedAt ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isOn(board: LiveBoard, { state }: Commit): boolean {
  const day = dayIn(new Date(state.startsAt), "Asia/Qatar");
  return state.centerId === board.centerId && day === board.day && hasHours(state.code);
}

async function differencesAtLast(board: LiveBoard): Promise<string[]> {
  const { centerId, day } = board;
  const last = board.shown.at(-1)?.versions ?? new Map<string, number>();
  const { appointments } = await boardOf({ centerId, on: { day }, now: now() }, "en");
  const isSame =
    last.size === appointments.length && appointments.every(({ id, version }) => last.get(id) === version);
  return isSame ? [] : [`the board of ${centerId} on ${day} differs in the end`];
}

/** All moves since a moment, in order. The row of one that was taken back is newer than the move: its entry in the audit is not. */
async function commitsSince(since: Date, acknowledged: readonly Acknowledged[]): Promise<Commit[]> {
  const { rows: entries } = await sql<{ requestId: string; at: Date }>`
    select request_id as "requestId", pg_xact_commit_timestamp(xmin) as at from staff.audit_entry
    where at >= ${since} and via = 'write' and record_type = 'appointment'`.execute(database());
  const byRequest = new Map(entries.map(({ requestId, at }) => [requestId, at]));
  const byVersion = new Map(
    acknowledged.map((one) => [`${one.appointmentId} ${one.version}`, byRequest.get(one.requestId)]),
  );
  const { rows } = await sql<MoveRow>`
    select m.appointment_id as "appointmentId", m.version, m.code, m.before, m.after, a.center_id as "centerId",
      a.starts_at as "startsAt", pg_xact_commit_timestamp(m.xmin) as "committedAt", m.undone_at is not null as "isUndone"
    from booking.appointment_move m join booking.appointment a on a.id = m.appointment_id
    where m.at >= ${since} order by m.appointment_id, m.version`.execute(database());
  const commits: Commit[] = [];
  for (const [index, row] of rows.entries()) {
    const at = row.isUndone ? byVersion.get(`${row.appointmentId} ${row.version}`) : row.committedAt;
    const before = row.before ?? stateBefore(rows, index, commits.at(-1));
    const state = row.after ?? { ...before, code: row.code };
    if (at) commits.push({ ...row, at: at.getTime(), state, from: before.centerId });
  }
  return commits;
}

/** A customer's move leaves its place and time to the moves around it. */
function stateBefore(
  rows: readonly MoveRow[],
  index: number,
  last: Commit | undefined,
): Omit<PlannedState, "bay"> {
  const row = rows[index] as MoveRow;
  const next = rows
    .slice(index)
    .find((one) => one.appointmentId === row.appointmentId && one.before !== null);
  const { centerId, startsAt } = next?.before ?? {
    centerId: row.centerId,
    startsAt: row.startsAt.toISOString(),
  };
  const isSame = last?.appointmentId === row.appointmentId;
  const state = { centerId, startsAt, endsAt: startsAt, code: row.code, serviceCodes: [], noShowAt: null };
  return isSame ? { ...state, ...last.state } : state;
}
