import * as z from "zod";
import { customerById } from "#app/features/account/account.server.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { now } from "#app/platform/clock.server.ts";
import { tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/mail.server.ts";
import type { BookingTables } from "../tables.ts";
import { writeLetter } from "./appointment-letter.server.ts";
import { readAppointment } from "./read-appointments.server.ts";

/**
 * Tells the customer by mail how an appointment stands, in the language in which it was last booked or changed. Of each
 * version they are told once at most, and where two follow one another fast only of the last.
 */
export const tellOfAppointment = defineJob({
  name: "tell-of-appointment",
  schema: z.object({ appointmentId: z.string(), version: z.int() }),
  async run({ appointmentId, version }, trx) {
    const told = await tablesOf<BookingTables>(trx)
      .updateTable("booking.appointment")
      .set(({ ref }) => ({ told_version: ref("version") }))
      .where("id", "=", appointmentId)
      .where("told_version", "<", version)
      .returning(["customer_id", "language", "plate", "code", "version"])
      .executeTakeFirst();
    if (told === undefined) return;
    const language = isLanguage(told.language) ? told.language : "en";
    const customer = await customerById(told.customer_id);
    const appointment = await readAppointment(told.customer_id, appointmentId, language, now());
    const to = customer?.emails[0]?.email;
    if (customer === undefined || appointment === undefined || to === undefined) return;
    const news = told.code === "CANC" ? "canceled" : told.version === 1 ? "booked" : "changed";
    const letter = { news, firstName: customer.firstName, plate: told.plate, appointment, language } as const;
    await sendMail(trx, { to, language, template: templates[news], ...(await writeLetter(letter)) });
  },
});

const templates = {
  booked: "appointment-confirmation",
  changed: "appointment-change",
  canceled: "appointment-cancellation",
} as const;
