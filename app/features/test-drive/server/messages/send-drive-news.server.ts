import type { Selectable } from "kysely";
import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { greetingNameIn, type Names } from "#app/features/account/rules/names.ts";
import { textPlaceOfTyped } from "#app/features/phone/phone.server.ts";
import { calendarMessage } from "#app/features/scheduling/calendar/calendar-file.ts";
import { isReminder } from "#app/features/scheduling/rules/calendar/reminder-times.ts";
import type { Language } from "#app/i18n/language.ts";
import { now } from "#app/platform/clock.server.ts";
import { origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { mailSender } from "#app/platform/messages/mail-server.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import { driveEntryOf } from "../../drive-calendar.ts";
import { driveEnd } from "../../rules/drive-times.ts";
import type { Drive } from "../../tables.ts";
import { wantedOf } from "../drives/drive-names.server.ts";
import { readDrive } from "../drives/read-drives.server.ts";
import { nearestDrives } from "../times/take-drive.server.ts";
import { type DriveNotice, type DriveOccasion, driveEmail, driveText } from "./drive-email.server.ts";

const minuteMs = 60_000;

/** Of a row of drives: whose it is, and in which language it was booked. */
type DriverRow = Pick<Selectable<Drive>, "id" | "customer_id" | "language">;

/**
 * Writes the mail, where there is an address, and the text message of some news about a drive into the outbox, in the
 * language of messages to the customer, else in that of the booking. What was booked, changed, canceled or lost comes with a calendar entry; reminders leave the calendar be.
 */
export async function sendDriveNews(
  trx: AnyTransaction,
  { id, customer_id: customerId, language: used }: DriverRow,
  occasion: DriveOccasion,
): Promise<void> {
  const language = await messageLanguageFor(customerId, used, trx);
  const drive = await readDrive(id, language, now(), trx);
  if (drive === undefined) return;
  const otherTimes = occasion === "lost" ? await timesInstead(trx, drive) : [];
  const account = customerId === null ? undefined : await customerById(customerId, trx);
  const name = greetingNameOf(drive, account, language);
  const notice: DriveNotice = { occasion, drive, name, language, otherTimes };
  const { phone, customerId: driverId } = drive.driver;
  const template = `test-drive-${occasion}`;
  const about = { customerId: driverId, addresses: [drive.driver.email, phone] };
  const place = await textPlaceOfTyped(trx, { customerId: driverId, phone, typedAt: drive.createdAt });
  // Of a drive whose number is no longer theirs a customer reads at the account's address.
  const ofAccount = account?.emails[0]?.email ?? null;
  const email = drive.driver.email ?? (place === undefined ? ofAccount : null);
  if (email !== null) {
    const calendar = calendarOf(notice, email);
    await sendMail(trx, {
      to: email,
      language,
      template,
      about,
      calendar,
      ...(await renderEmail(driveEmail(notice))),
    });
  }
  if (place !== undefined)
    await sendText(trx, { ...place, language, template, about, text: driveText(notice) });
}

type ShownDrive = DriveNotice["drive"];

/** As the driver wrote their name; of customers who drive themselves the one of their account in the language. */
function greetingNameOf({ driver }: ShownDrive, account: Names | undefined, language: Language): string {
  const isOwn = account?.firstName === driver.firstName && account.lastName === driver.lastName;
  return isOwn ? greetingNameIn(account, language) : driver.firstName;
}

/** The three free times that are nearest to the one that was lost. */
async function timesInstead(trx: AnyTransaction, drive: ShownDrive): Promise<Date[]> {
  const { lostStart, showroom } = drive;
  if (lostStart === null) return [];
  const wanted = wantedOf({ brand: drive.brand, model: drive.model, vehicle_no: drive.vehicleNo });
  const near = { ...wanted, showroomId: showroom.id, now: now() };
  const times = await nearestDrives(trx, near, lostStart.getTime() / minuteMs);
  return times.map(({ startTime }) => new Date(startTime));
}

function calendarOf({ occasion, drive, name, language }: DriveNotice, email: string): string | undefined {
  if (isReminder(occasion)) return undefined;
  const entry = driveEntryOf(occasion === "lost" ? lostTimeOf(drive) : drive, language, origin());
  const attendee = { name, email };
  return entry && calendarMessage(entry, now(), { organizer: mailSender, attendee });
}

/** The drive as it stood, canceled: that takes the time that it lost out of the driver's calendar. */
function lostTimeOf({ lostStart, ...drive }: DriveNotice["drive"]) {
  if (lostStart === null) return drive;
  const endsAt = new Date(driveEnd(lostStart.getTime() / minuteMs) * minuteMs);
  return { ...drive, code: "canceled", startsAt: lostStart, endsAt };
}
