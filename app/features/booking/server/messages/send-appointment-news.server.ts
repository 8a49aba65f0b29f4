import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { greetingNameIn } from "#app/features/account/rules/names.ts";
import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import { textPlaceOf } from "#app/features/phone/phone.server.ts";
import { calendarMessage } from "#app/features/scheduling/calendar/calendar-file.ts";
import { modelNames } from "#app/features/showroom/showroom.server.ts";
import { dueAmounts } from "#app/features/workshop/workshop.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { now } from "#app/platform/clock.server.ts";
import { origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { mailSender } from "#app/platform/messages/mail-server.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import { calendarEntryOf } from "../../calendar-entry.ts";
import type { BookingTables } from "../../tables.ts";
import { readAppointment } from "../appointments/read-appointments.server.ts";
import {
  type AppointmentNotice,
  appointmentEmail,
  appointmentSms,
  concernsCalendar,
  type News,
} from "./appointment-email.server.ts";

/** What the messages about an appointment are made from, of a row of `booking.appointment` that the transaction has locked. */
export const noticeColumns = [
  "id",
  "customer_id",
  "vehicle_id",
  "language",
  "plate",
  "model",
  "kind",
] as const;
type NoticeRow = Readonly<Record<(typeof noticeColumns)[number], string>>;

/**
 * Writes the mail and the SMS of some news about an appointment into the outbox, in the language of messages to the customer,
 * else in that in which it was last booked or changed. What was booked, changed or canceled comes with a calendar entry; reminders leave the calendar be.
 */
export async function sendAppointmentNews(
  trx: AnyTransaction,
  row: NoticeRow,
  news: News,
  reason?: string,
): Promise<void> {
  const language = await messageLanguageFor(row.customer_id, row.language, trx);
  const customer = await customerById(row.customer_id, trx);
  const appointment = await readAppointment(row.customer_id, row.id, language, now(), trx);
  if (appointment === undefined) return;
  if (customer === undefined) return sendGuestText(trx, row, { news, appointment, language });
  const owned = await vehicleOfCustomer(row.customer_id, row.vehicle_id, trx);
  const vehicle = {
    model: owned?.model[language] ?? (await modelIn(trx, language, row.model)),
    plate: row.plate,
  };
  const isByStaff = row.kind !== "online";
  const dueDirhams = (await dueAmounts([row.id], trx)).get(row.id);
  const notice: AppointmentNotice = {
    news,
    name: greetingNameIn(customer, language),
    vehicle,
    appointment,
    language,
    reason,
    isByStaff,
    dueDirhams,
  };
  const template = templates[news];
  const about = { customerId: row.customer_id };

  const email = customer.emails[0]?.email;
  if (email !== undefined) {
    const calendar = concernsCalendar(news) ? calendarOf(notice, email) : undefined;
    const rendered = await renderEmail(appointmentEmail(notice));
    await sendMail(trx, { to: email, language, template, about, calendar, ...rendered });
  }
  const place = await textPlaceOf(trx, row.customer_id, customer.phones[0]?.phoneNumber);
  if (place !== undefined)
    await sendText(trx, { ...place, language, template, about, text: appointmentSms(notice) });
}

/** The name of a car that is the customer's no longer: the appointment has that of its time. */
async function modelIn(trx: AnyTransaction, language: Language, model: string): Promise<string> {
  return (await modelNames(language, trx)).get(model) ?? model;
}

const templates: Readonly<Record<News, string>> = {
  booked: "appointment-confirmation",
  changed: "appointment-change",
  canceled: "appointment-cancellation",
  confirmed: "appointment-confirmed",
  rejected: "appointment-rejected",
  "moved-by-us": "appointment-moved",
  "canceled-by-us": "appointment-canceled-by-us",
  "no-show": "appointment-no-show",
  "checked-in": "appointment-checked-in",
  ready: "appointment-ready",
  "handed-over": "appointment-handed-over",
  "two-days-before": "appointment-reminder-48h",
  "day-before": "appointment-reminder-24h",
  soon: "appointment-reminder-2h",
};

/** Of a guest no more is known than a number. */
async function sendGuestText(
  trx: AnyTransaction,
  row: NoticeRow,
  { news, appointment, language }: Pick<AppointmentNotice, "news" | "appointment" | "language">,
): Promise<void> {
  const guest = await tablesOf<BookingTables>(trx)
    .selectFrom("booking.guest")
    .select(["name", "phone"])
    .where("id", "=", row.customer_id)
    .executeTakeFirst();
  if (guest === undefined) return;
  const vehicle = { model: row.model, plate: row.plate };
  const text = appointmentSms({ news, name: guest.name, vehicle, appointment, language });
  await sendText(trx, { to: guest.phone, language, template: templates[news], text });
}

function calendarOf({ appointment, vehicle, name, language }: AppointmentNotice, email: string): string {
  const entry = calendarEntryOf({ ...appointment, vehicle: vehicle.model }, language, origin());
  return calendarMessage(entry, now(), { organizer: mailSender, attendee: { name, email } });
}
