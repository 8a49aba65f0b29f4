import {
  calendarWays,
  type PlannedTime,
  plannedEmail,
} from "#app/features/scheduling/messages/planned-email.ts";
import { plannedSms } from "#app/features/scheduling/messages/planned-sms.ts";
import { isReminder, type ReminderKind } from "#app/features/scheduling/rules/calendar/reminder-times.ts";
import { withCommas } from "#app/i18n/comma.ts";
import { momentInBrief, momentInWords, timeAt } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { withPlainBlanks } from "#app/lib/text/sms-parts.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { EmailContent, Link } from "#app/platform/email-template/email-content.ts";
import { driveEntryOf } from "../../drive-calendar.ts";
import type { DriveNews } from "../../rules/drive-news.ts";
import type { DriveDetails } from "../drives/read-drives.server.ts";
import { driveEmailWords, driveTextWords } from "./drive-email-words.ts";

export type DriveOccasion = DriveNews | ReminderKind;
export interface DriveNotice {
  readonly occasion: DriveOccasion;
  readonly drive: DriveDetails;
  /** By which the driver is greeted. */
  readonly name: string;
  readonly language: Language;
  /** Times that are free instead of one that is lost. */
  readonly otherTimes: readonly Date[];
}

/** A mail about a drive. Times are those of the showroom's zone. */
export function driveEmail(notice: DriveNotice): EmailContent {
  const { occasion, drive, name, language } = notice;
  const words = driveEmailWords.of(language);
  const [title, paragraphs] = openingOf(notice);
  const isCanceled = occasion === "canceled" || occasion === "rejected";
  const own = {
    language,
    title,
    paragraphs,
    isCanceled,
    name,
    ...linksOf(notice),
    facts: [{ name: words.car, value: drive.carName }],
    ways: isCanceled ? undefined : waysOf(drive, language),
    note: isCanceled || occasion === "lost" ? undefined : words.bring,
  };
  const planned = plannedOf(drive);
  if (planned !== undefined)
    return plannedEmail(planned, { ...own, names: { where: words.where, zone: words.zone } });
  const { title: showroom, address } = drive.showroom;
  const where = { name: words.where, value: withCommas([showroom, address], language) };
  const reference = { name: words.reference, value: "", code: drive.reference };
  return {
    ...own,
    subject: `${title} (${drive.reference})`,
    preview: drive.carName,
    facts: [where, ...own.facts, reference],
  };
}

function plannedOf({
  reference,
  startsAt,
  endsAt,
  timeZone,
  showroom: place,
}: DriveDetails): PlannedTime | undefined {
  if (startsAt === null || endsAt === null) return undefined;
  return { reference, start: startsAt.toISOString(), end: endsAt.toISOString(), timeZone, place };
}

function linksOf({ occasion, drive, language }: DriveNotice): { button: Link; link: Link | undefined } {
  const words = driveEmailWords.of(language);
  const address = (path: string) => `${origin()}${path}?lang=${language}`;
  const open = { label: words.open, href: address(drive.path) };
  const again = { label: words.bookAgain, href: address("/test-drive") };
  const choose = { label: words.chooseTime, href: address(`${drive.path}/change`) };
  const { phoneNumber } = drive.showroom;
  const call = { label: words.call(`\u2066${phoneInGroups(phoneNumber)}\u2069`), href: `tel:${phoneNumber}` };
  if (occasion === "canceled") return { button: again, link: undefined };
  if (occasion === "rejected") return { button: call, link: again };
  if (occasion === "lost") return { button: choose, link: call };
  return { button: open, link: drive.mayChange ? { ...open, label: words.change } : undefined };
}

function waysOf(drive: DriveDetails, language: Language): EmailContent["ways"] {
  const entry = driveEntryOf(drive, language, origin());
  const file = `${origin()}${drive.path}/appointment.ics?lang=${language}`;
  return entry && calendarWays(entry, file, language);
}

/** Which drive does not take place, and when it could be instead. */
function lostLines({ drive, language, otherTimes }: DriveNotice): string[] {
  const words = driveEmailWords.of(language);
  const moment = (at: Date) => momentInWords(at, drive.timeZone, language);
  const off = words.lostText(moment(drive.lostStart ?? drive.createdAt));
  return otherTimes.length === 0 ? [off] : [off, words.freeTimes, ...otherTimes.map(moment)];
}

function openingOf(notice: DriveNotice): [string, string[]] {
  const { occasion, drive, language } = notice;
  const words = driveEmailWords.of(language);
  const pending = drive.code === "requested" ? [words.notConfirmedYet] : [];
  switch (occasion) {
    case "booked":
      return [words.bookedTitle, [words.bookedText]];
    case "requested":
      return [words.requestedTitle, [words.requestedText]];
    case "without-time":
      return [words.requestedTitle, [words.withoutTimeText]];
    case "confirmed":
      return [words.confirmedTitle, [words.bookedText]];
    case "changed":
      return [words.changedTitle, [words.changedText, ...pending]];
    case "canceled":
      return [words.canceledTitle, [words.canceledText]];
    case "rejected":
      return [words.rejectedTitle, [words.rejectedText]];
    case "lost":
      return [words.lostTitle, lostLines(notice)];
    case "two-days-before":
    case "day-before":
      return [words.dayBeforeTitle, [words.dayBeforeText, ...pending]];
    case "soon": {
      const time = drive.startsAt === null ? "" : timeAt(drive.startsAt, drive.timeZone, language);
      return [words.soonTitle(time), drive.code === "requested" ? pending : [words.soonText]];
    }
  }
}

/** What happened, in the few words of a text message. */
function textOf({ occasion, drive, language }: DriveNotice): string {
  const words = driveTextWords.of(language);
  if (isReminder(occasion)) return occasion === "soon" ? words.soon : words.reminder;
  if (occasion === "without-time") return words.requested;
  if (occasion !== "lost" || drive.lostStart === null) return words[occasion];
  return words.lostAt(momentInBrief(drive.lostStart, drive.timeZone, language));
}

/** The same in the few words of a text message, with the link that changes it. */
export function driveText(notice: DriveNotice): string {
  const { occasion, drive, language } = notice;
  const what = textOf(notice);
  const isOver = occasion === "canceled" || occasion === "rejected";
  const link = isOver ? undefined : origin() + drive.path;
  const brand = config.served.name[language];
  const planned = plannedOf(drive);
  if (planned !== undefined) return plannedSms(planned, { language, what, link, brand });
  return withPlainBlanks([`${brand}: ${what}.`, drive.reference, link].filter(Boolean).join(" "));
}
