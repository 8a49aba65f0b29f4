import * as z from "zod";
import { customerById } from "#app/features/account/account.server.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { now } from "#app/platform/clock.server.ts";
import { tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/mail.server.ts";
import type { BookingTables } from "../tables.ts";
import { writeConfirmation } from "./confirmation-letter.server.ts";
import { readAppointment } from "./read-appointments.server.ts";

/** Writes the mail that confirms a booking, once, in the language in which it was booked. */
export const confirmAppointmentByMail = defineJob({
  name: "confirm-appointment-by-mail",
  schema: z.object({ appointmentId: z.string() }),
  async run({ appointmentId }, trx) {
    const marked = await tablesOf<BookingTables>(trx)
      .updateTable("booking.appointment")
      .set({ confirmation_mailed_at: now() })
      .where("id", "=", appointmentId)
      .where("confirmation_mailed_at", "is", null)
      .returning(["customer_id", "language", "plate", "center_id"])
      .executeTakeFirst();
    if (marked === undefined) return;
    const language = isLanguage(marked.language) ? marked.language : "en";
    const customer = await customerById(marked.customer_id);
    const appointment = await readAppointment(marked.customer_id, appointmentId, language);
    const to = customer?.emails[0]?.email;
    if (customer === undefined || appointment === undefined || to === undefined) return;
    const letter = { firstName: customer.firstName, plate: marked.plate, appointment, language };
    await sendMail(trx, {
      to,
      language,
      template: "appointment-confirmation",
      ...(await writeConfirmation(letter)),
    });
  },
});
