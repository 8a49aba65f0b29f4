import { hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { changeable } from "../../rules/appointments/change-limit.ts";
import type { BookingTables } from "../../tables.ts";
import { chosenScheduling } from "../backend/chosen-scheduling.server.ts";

/**
 * Cancels all appointments of a customer that have not begun, each by the usual deed, so that its hours are free again. An
 * appointment that has been canceled before is left alone, so a repetition does nothing more. Answers whether none is ahead.
 */
export async function cancelAppointmentsAhead(customerId: string, now: Date): Promise<boolean> {
  const activities = await chosenScheduling().listActivities({ customerId }, "en", now);
  let isDone = true;
  for (const { id, code, at } of activities) {
    if (!changeable.some((one) => one === code) || new Date(at) <= now) continue;
    const idempotencyKey = `deletion-${id}`;
    const which = { customerId, appointmentId: id, atAnyTime: true, now };
    const cancel = (trx?: AnyTransaction) => chosenScheduling().cancel({ trx, idempotencyKey }, which);
    const canceled = await (hasOwnCalendar() ? inTransaction(cancel) : cancel());
    if (canceled.ok) continue;
    isDone = false;
    log.warn({ appointmentId: id, code: canceled.code }, "an appointment was not canceled");
  }
  return isDone;
}

/** Whether the messages of all cancellations were written. Another system sends its own. */
export async function areCancellationsSent(customerId: string, now: Date): Promise<boolean> {
  const unsent = await database<BookingTables>()
    .selectFrom("booking.appointment")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("code", "=", "CANC")
    .where("starts_at", ">", now)
    .whereRef("told_version", "<", "version")
    .executeTakeFirst();
  return unsent === undefined;
}
