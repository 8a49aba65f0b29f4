import * as z from "zod";
import { tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { BookingTables } from "../../tables.ts";
import { sendReminders } from "./remind-of-appointment.server.ts";
import { noticeColumns, sendAppointmentNews } from "./send-appointment-news.server.ts";

/**
 * Notifies the customer of an appointment by email and SMS, and queues its reminders. At most once for each version; of
 * versions in quick succession only for the last.
 */
export const notifyOfAppointment = defineJob({
  name: "tell-of-appointment",
  schema: z.object({ appointmentId: z.string(), version: z.int() }),
  async run({ appointmentId, version }, trx) {
    const appointment = await tablesOf<BookingTables>(trx)
      .updateTable("booking.appointment")
      .set(({ ref }) => ({ told_version: ref("version") }))
      .where("id", "=", appointmentId)
      .where("told_version", "<", version)
      .returning([...noticeColumns, "code", "version", "starts_at"])
      .executeTakeFirst();
    if (appointment === undefined) return;
    const news = appointment.code === "CANC" ? "canceled" : appointment.version === 1 ? "booked" : "changed";
    await sendAppointmentNews(trx, appointment, news);
    if (news !== "canceled") await sendReminders(trx, appointment.id, appointment.starts_at);
  },
});
