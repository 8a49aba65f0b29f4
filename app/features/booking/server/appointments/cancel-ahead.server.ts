import { hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { changeable } from "../../rules/appointments/change-limit.ts";
import { chosenScheduling } from "../backend/chosen-scheduling.server.ts";

/**
 * Cancels all appointments of a customer that have not begun, each by the usual deed, so that its hours are free again. An
 * appointment that has been canceled before is left alone, so a repetition does nothing more.
 */
export async function cancelAppointmentsAhead(
  { customerId }: { readonly customerId: string },
  now: Date,
): Promise<void> {
  const activities = await chosenScheduling().listActivities({ customerId }, "en", now);
  for (const { id, code, at } of activities) {
    if (!changeable.some((one) => one === code) || new Date(at) <= now) continue;
    const idempotencyKey = `deletion-${id}`;
    const which = { customerId, appointmentId: id, atAnyTime: true, now };
    const cancel = (trx?: AnyTransaction) => chosenScheduling().cancel({ trx, idempotencyKey }, which);
    const canceled = await (hasOwnCalendar() ? inTransaction(cancel) : cancel());
    // Another system has limits of its own: its staff see the deletion of the account there.
    if (!canceled.ok) log.warn({ appointmentId: id, code: canceled.code }, "an appointment was not canceled");
  }
}
