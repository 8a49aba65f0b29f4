import * as z from "zod";
import { hoursAreFreed, waitingIsPointless } from "#app/features/waiting-list/waiting-list.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { AppointmentCode } from "../../rules/appointments/appointment-states.ts";
import { hasHours } from "../../rules/appointments/appointment-states.ts";
import type { BookingTables } from "../../tables.ts";

/**
 * Offers hours that a move by staff has freed to who waits for them, once that move can no longer be taken back. A place on
 * the waiting list for an appointment that is canceled by then ends.
 */
export const settleFreedHours = defineJob({
  name: "settle-freed-hours",
  schema: z.object({
    appointmentId: z.string(),
    /** Of the move that freed them. */
    version: z.int(),
    centerId: z.string(),
    bay: z.int(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
  }),
  async run({ appointmentId, version, centerId, bay, from, to }, transaction) {
    const trx = tablesOf<BookingTables>(transaction);
    const appointment = await trx
      .selectFrom("booking.appointment")
      .select("code")
      .where("id", "=", appointmentId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (appointment === undefined) return;
    const undone = await trx
      .selectFrom("booking.appointment_move")
      .select("version")
      .where("appointment_id", "=", appointmentId)
      .where("version", "=", version)
      .where("undone_at", "is not", null)
      .executeTakeFirst();
    if (undone !== undefined) return;
    if (!hasHours(appointment.code as AppointmentCode))
      await waitingIsPointless(transaction, { appointmentId, now: now() });
    await hoursAreFreed(transaction, { centerId, bay, from: new Date(from), to: new Date(to) });
  },
});
