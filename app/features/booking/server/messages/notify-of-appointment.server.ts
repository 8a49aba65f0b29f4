import type { Selectable, Transaction } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, type Job, sendJob } from "#app/platform/jobs.server.ts";
import { type AppointmentNews, newsOf, type Standing } from "../../rules/appointments/appointment-news.ts";
import type { Actor, AppointmentCode } from "../../rules/appointments/appointment-states.ts";
import { isReschedule, readState } from "../../rules/staff/planned-state.ts";
import { effectiveMoves, isFresh, undoMs } from "../../rules/staff/undo.ts";
import type { Appointment, BookingTables } from "../../tables.ts";
import { sendReminders } from "./remind-of-appointment.server.ts";
import { sendAppointmentNews } from "./send-appointment-news.server.ts";

type Row = Selectable<Appointment>;
interface Payload {
  readonly appointmentId: string;
  readonly version: number;
}

/**
 * Notifies the customer of an appointment by email and SMS, and queues its reminders. At most once for each version; of
 * versions in quick succession only for the last. What staff have done waits until it can no longer be taken back: then it is
 * compared with what the customer was notified of last, and no difference is no message.
 */
export const notifyOfAppointment: Job<Payload> = defineJob({
  name: "tell-of-appointment",
  schema: z.object({ appointmentId: z.string(), version: z.int() }),
  async run({ appointmentId, version }, transaction) {
    const trx = tablesOf<BookingTables>(transaction);
    const appointment = await trx
      .selectFrom("booking.appointment")
      .selectAll()
      .where("id", "=", appointmentId)
      // A move at the same time waits, and finds the customer notified; or this waits, and finds the move.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (appointment === undefined || appointment.told_version >= version) return;
    const moves = await readMoves(trx, appointmentId);
    const last = moves.at(-1);
    if (last !== undefined && isFresh(last, now())) {
      // It has a job of its own, which comes when its minute is over; this may be that one, by a clock that is ahead.
      if (last.version <= version) await waitFor(transaction, { appointmentId, version }, last.at);
      return;
    }
    const news = newsFor(appointment, moves);
    await markNotified(trx, appointment);
    if (news === undefined) return;
    const reason = moves.at(-1)?.reason ?? undefined;
    await sendAppointmentNews(transaction, appointment, news, reason);
    if (hasReminders.has(news)) await sendReminders(transaction, appointment.id, appointment.starts_at);
  },
});

const hasReminders: ReadonlySet<AppointmentNews> = new Set<AppointmentNews>([
  "booked",
  "changed",
  "confirmed",
  "moved-by-us",
]);

function waitFor(trx: AnyTransaction, payload: Payload, since: Date): Promise<void> {
  const rest = since.getTime() + undoMs - now().getTime();
  return sendJob(trx, notifyOfAppointment, payload, { after: Math.max(rest, 1_000) });
}

/** The moves that count and that a customer sees, oldest first. */
async function readMoves(trx: Transaction<BookingTables>, appointmentId: string) {
  const rows = await trx
    .selectFrom("booking.appointment_move")
    .select(["version", "actor", "at", "undoes", "undone_at", "reason", "before", "after"])
    .where("appointment_id", "=", appointmentId)
    .where("is_internal", "=", false)
    .orderBy("version")
    .execute();
  return effectiveMoves(
    rows.map((row) => ({ ...row, actor: row.actor as Actor, isUndone: row.undone_at !== null })),
  );
}

function newsFor(row: Row, moves: Awaited<ReturnType<typeof readMoves>>): AppointmentNews | undefined {
  const since = moves
    .filter(({ version }) => version > row.told_version)
    .map(({ actor, before, after }) => ({
      actor,
      isReschedule: before !== null && after !== null && isReschedule(readState(before), readState(after)),
    }));
  return newsOf({
    announced: announcedOf(row),
    current: { code: row.code as AppointmentCode, startsAt: row.starts_at, centerId: row.center_id },
    since,
    isByStaff: row.kind !== "online",
    isNoShow: row.no_show_at !== null,
  });
}

function announcedOf({
  told_code: code,
  told_starts_at: startsAt,
  told_center_id: centerId,
}: Row): Standing | undefined {
  if (code === null || startsAt === null || centerId === null) return undefined;
  return { code: code as AppointmentCode, startsAt, centerId };
}

async function markNotified(trx: Transaction<BookingTables>, row: Row): Promise<void> {
  await trx
    .updateTable("booking.appointment")
    .set({
      told_version: row.version,
      told_code: row.code,
      told_starts_at: row.starts_at,
      told_center_id: row.center_id,
    })
    .where("id", "=", row.id)
    .execute();
}
