import { inTransaction } from "#app/platform/database.server.ts";
import type { BookingTables } from "../../tables.ts";
import { type NewAppointment, saveAppointment } from "./save-appointment.server.ts";

/** Takes in an appointment that is over, so it holds no hours of a bay. One that is there already stays as it is. */
export async function importPastAppointment(appointment: NewAppointment): Promise<void> {
  await inTransaction<BookingTables, void>(async (trx) => {
    const existing = await trx
      .selectFrom("booking.appointment")
      .select("id")
      .where("id", "=", appointment.id)
      .executeTakeFirst();
    if (existing === undefined) await saveAppointment(trx, appointment);
  });
}
