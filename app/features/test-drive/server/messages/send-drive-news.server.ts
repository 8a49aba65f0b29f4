import type { Selectable } from "kysely";
import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { confirmedNumberOf, ownerOfNumber } from "#app/features/phone/phone.server.ts";
import { calendarMessage } from "#app/features/scheduling/calendar/calendar-file.ts";
import { isReminder } from "#app/features/scheduling/rules/calendar/reminder-times.ts";
import { now } from "#app/platform/clock.server.ts";
import { origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import type { TextChannel } from "#app/platform/messages/delivery-states.ts";
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
  const notice: DriveNotice = { occasion, drive, language, otherTimes };
  const { phone } = drive.driver;
  const template = `test-drive-${occasion}`;
  const about = { customerId: drive.driver.customerId, addresses: [drive.driver.email, phone] };
  const channel = await channelOf(trx, drive);
  const email = drive.driver.email ?? (channel === "none" ? await emailOfAccount(trx, drive) : null);
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
  if (channel === "none") return;
  await sendText(trx, { to: phone, channel, language, template, about, text: driveText(notice) });
}

type ShownDrive = DriveNotice["drive"];

/**
 * A customer chose a channel for the number that they confirmed; any other number gets an SMS. It gets none where another
 * customer has confirmed it since the drive was booked: whose drive it is, and its link, are none of theirs.
 */
async function channelOf(
  trx: AnyTransaction,
  { driver: { customerId, phone }, createdAt }: ShownDrive,
): Promise<TextChannel | "none" | undefined> {
  if (customerId === null) return undefined;
  const owner = await ownerOfNumber(trx, phone);
  if (owner === undefined) return undefined;
  if (owner.customerId === customerId) return (await confirmedNumberOf(customerId, trx))?.channel;
  return owner.confirmedAt > createdAt ? "none" : undefined;
}

/** Where a customer reads of a drive whose number is no longer theirs. */
async function emailOfAccount(
  trx: AnyTransaction,
  { driver: { customerId } }: ShownDrive,
): Promise<string | null> {
  const customer = customerId === null ? undefined : await customerById(customerId, trx);
  return customer?.emails[0]?.email ?? null;
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

function calendarOf({ occasion, drive, language }: DriveNotice, email: string): string | undefined {
  if (isReminder(occasion)) return undefined;
  const entry = driveEntryOf(occasion === "lost" ? lostTimeOf(drive) : drive, language, origin());
  const attendee = { name: drive.driver.firstName, email };
  return entry && calendarMessage(entry, now(), { organizer: mailSender, attendee });
}

/** The drive as it stood, canceled: that takes the time that it lost out of the driver's calendar. */
function lostTimeOf({ lostStart, ...drive }: DriveNotice["drive"]) {
  if (lostStart === null) return drive;
  const endsAt = new Date(driveEnd(lostStart.getTime() / minuteMs) * minuteMs);
  return { ...drive, code: "canceled", startsAt: lostStart, endsAt };
}
