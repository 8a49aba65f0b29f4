import * as z from "zod";
import {
  isReminderDue,
  reminderKinds,
  remindersAhead,
} from "#app/features/scheduling/rules/calendar/reminder-times.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, sendJob } from "#app/platform/jobs.server.ts";
import type { AppointmentCode } from "../../rules/appointments/appointment-states.ts";
import { changeMinutes } from "../../rules/appointments/change-limit.ts";
import type { BookingTables } from "../../tables.ts";
import { noticeColumns, sendAppointmentNews } from "./send-appointment-news.server.ts";

/** Codes of appointments whose car is still to come. */
const awaited: readonly AppointmentCode[] = ["NEW", "CREA", "CNF"];

/**
 * Reminds a customer of an appointment. Nothing happens where it was canceled or moved to another start meanwhile, where
 * the car is there already, or where the reminder's time is over. Of one start each reminder comes once at most: its row
 * is written with the messages, or not at all.
 */
export const remindOfAppointment = defineJob({
  name: "remind-of-appointment",
  schema: z.object({ appointmentId: z.string(), kind: z.enum(reminderKinds), startsAt: z.iso.datetime() }),
  async run({ appointmentId, kind, startsAt: promised }, transaction) {
    const trx = tablesOf<BookingTables>(transaction);
    const startsAt = new Date(promised);
    const appointment = await trx
      .selectFrom("booking.appointment")
      .select(noticeColumns)
      .where("id", "=", appointmentId)
      .where("starts_at", "=", startsAt)
      .where("code", "in", awaited)
      // A cancellation at the same time waits, and finds the reminder sent; or this waits, and finds it canceled.
      .forUpdate()
      .executeTakeFirst();
    if (appointment === undefined || !isReminderDue(kind, startsAt, now())) return;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("booking.reminder")
      .values({ appointment_id: appointmentId, starts_at: startsAt, kind, sent_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) await sendAppointmentNews(transaction, appointment, kind);
  },
});

/**
 * Queues the reminders of a start that are still to come. Those of an earlier start stay in the queue and find nothing
 * to do.
 */
export async function sendReminders(
  trx: AnyTransaction,
  appointmentId: string,
  startsAt: Date,
): Promise<void> {
  const at = now();
  for (const reminder of remindersAhead(startsAt, changeMinutes, at)) {
    const payload = { appointmentId, kind: reminder.kind, startsAt: startsAt.toISOString() };
    await sendJob(trx, remindOfAppointment, payload, { after: reminder.at.getTime() - at.getTime() });
  }
}
