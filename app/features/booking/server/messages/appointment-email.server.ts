import { campaignPriceInWords } from "#app/features/campaigns/price-in-words.ts";
import {
  calendarWays,
  type PlannedTime,
  plannedEmail,
} from "#app/features/scheduling/messages/planned-email.ts";
import { plannedSms } from "#app/features/scheduling/messages/planned-sms.ts";
import { isReminder, type ReminderKind } from "#app/features/scheduling/rules/calendar/reminder-times.ts";
import { visitEmailWords } from "#app/features/scheduling/visit-email-words.ts";
import { timeAt } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { EmailContent, Link } from "#app/platform/email-template/email-content.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { calendarEntryOf } from "../../calendar-entry.ts";
import type { AppointmentNews } from "../../rules/appointments/appointment-news.ts";
import { appointmentAddress, bookingAddress } from "../../rules/booking-addresses.ts";
import { emailWords, smsWords } from "./appointment-email-words.ts";

/** The occasions of a message: what became of an appointment, and the reminders. */
export type News = AppointmentNews | ReminderKind;
export interface AppointmentNotice {
  readonly news: News;
  readonly name: string;
  readonly vehicle: { readonly model: string; readonly plate: string };
  readonly appointment: AppointmentDetails;
  readonly language: Language;
  /** Why staff did it, in their own words. */
  readonly reason?: string | undefined;
  /** Staff booked it, for somebody at the desk or on the telephone. */
  readonly isByStaff?: boolean | undefined;
  /** What is to be paid for a car that waits for it, where staff have said it. */
  readonly dueDirhams?: number | undefined;
}
/** After these the appointment is none any more. */
const ended: ReadonlySet<News> = new Set<News>(["canceled", "rejected", "canceled-by-us", "no-show"]);
/** Of a car that is there the time says nothing new. */
const underWay: ReadonlySet<News> = new Set<News>(["checked-in", "ready", "handed-over"]);

/** Whether the news changes what stands in the customer's calendar. */
export function concernsCalendar(news: News): boolean {
  return !underWay.has(news) && !isReminder(news);
}

/** A mail about an appointment. Times are those of the center's zone. */
export function appointmentEmail(notice: AppointmentNotice): EmailContent {
  const { appointment, language, name, vehicle, news } = notice;
  const [words, names] = [emailWords.of(language), visitEmailWords.of(language)];
  const [title, paragraphs] = opening(notice);
  const isCanceled = ended.has(news);
  const services = appointment.serviceAppointmentAdditionalData.serviceList;
  const shown = origin() + withLanguage(appointmentAddress(appointment.id), language);
  const view = { label: words.open, href: shown };
  const bookAgain = { label: words.bookAgain, href: origin() + withLanguage(bookingAddress(), language) };
  return plannedEmail(plannedOf(appointment), {
    language,
    isCanceled,
    names,
    title,
    paragraphs,
    name,
    facts: [
      { name: names.services, value: services.map(({ description }) => description).join(" · ") },
      ...(appointment.campaign === undefined
        ? []
        : [{ name: names.price, value: campaignPriceInWords(appointment.campaign.price, language) }]),
      { name: names.vehicle, value: vehicle.model, code: vehicle.plate },
    ],
    button: isCanceled ? bookAgain : view,
    link: isCanceled ? view : visitLink(appointment, language),
    ways: isCanceled || underWay.has(news) ? undefined : waysOf(notice),
    note: noteOf(news, language),
  });
}

function plannedOf(appointment: AppointmentDetails): PlannedTime {
  const { reference, schedStartTime: start, schedEndTime: end, timeZone, locationInfo: place } = appointment;
  return { reference, start, end, timeZone, place };
}

/** What opens it without a sign-in, for as long as that works, and changes it while it can be changed. */
function visitLink({ visitPath, actions }: AppointmentDetails, language: Language): Link | undefined {
  if (visitPath === undefined) return undefined;
  const words = emailWords.of(language);
  const label = actions.includes("edit") ? words.changeWithoutSignIn : words.openWithoutSignIn;
  return { label, href: `${origin()}${visitPath}?lang=${language}` };
}

function waysOf({ appointment, vehicle, language }: AppointmentNotice): EmailContent["ways"] {
  const entry = calendarEntryOf({ ...appointment, vehicle: vehicle.model }, language, origin());
  const { visitPath } = appointment;
  const file = visitPath && `${origin()}${visitPath}/appointment.ics?lang=${language}`;
  return calendarWays(entry, file, language);
}

/** The same in the few words of an SMS, with the link that changes it. */
export function appointmentSms({ appointment, language, news }: AppointmentNotice): string {
  const { visitPath, code } = appointment;
  const words = smsWords.of(language);
  const what = {
    booked: code === "CNF" ? words.confirmed : words.requested,
    changed: words.changed,
    canceled: words.canceled,
    confirmed: words.confirmedByUs,
    rejected: words.rejected,
    "moved-by-us": words.moved,
    "canceled-by-us": words.canceledByUs,
    "no-show": words.noShow,
    "checked-in": words.checkedIn,
    ready: words.ready,
    "handed-over": words.handedOver,
    "two-days-before": words.reminder,
    "day-before": words.reminder,
    soon: words.soon,
  }[news];
  const link = ended.has(news) || visitPath === undefined ? undefined : origin() + visitPath;
  return plannedSms(plannedOf(appointment), { language, what, link, brand: config.served.name[language] });
}

function opening(notice: AppointmentNotice): [string, string[]] {
  const { news, appointment, language, isByStaff } = notice;
  const { code, schedStartTime, timeZone } = appointment;
  const words = emailWords.of(language);
  const isConfirmed = code === "CNF";
  const pending = isConfirmed ? [] : [words.notConfirmedYet];
  switch (news) {
    case "canceled":
      return [words.canceledTitle, [words.canceledText]];
    case "changed":
      return [words.changedTitle, [isConfirmed ? words.changedText : words.changedRequestText]];
    case "booked":
      return isConfirmed
        ? [words.confirmedTitle, [isByStaff ? words.bookedByUsText : words.confirmedText]]
        : [words.requestedTitle, [words.requestedText]];
    case "two-days-before":
    case "day-before":
      return [words.reminderTitle, [words.reminderText, ...pending]];
    case "soon":
      return [words.soonTitle(timeAt(schedStartTime, timeZone, language)), [words.soonText, ...pending]];
    default:
      return openingByStaff(news, notice);
  }
}

type NewsByStaff = Exclude<News, "canceled" | "changed" | "booked" | ReminderKind>;

/** What staff did, with their reason where they gave one. */
function openingByStaff(
  news: NewsByStaff,
  { appointment, language, reason, dueDirhams }: AppointmentNotice,
): [string, string[]] {
  const words = emailWords.of(language);
  const why = reason === undefined ? [] : [words.reason(reason)];
  switch (news) {
    case "confirmed":
      return [words.confirmedTitle, [words.requestConfirmedText]];
    case "rejected":
      return [words.rejectedTitle, [words.rejectedText, ...why]];
    case "moved-by-us":
      return [words.movedTitle, [words.movedText, ...why]];
    case "canceled-by-us":
      return [words.canceledByUsTitle, [words.canceledByUsText, ...why]];
    case "no-show":
      return [words.noShowTitle, [words.noShowText]];
    case "checked-in":
      return [words.checkedInTitle, [words.checkedInText]];
    case "ready":
      return [
        words.readyTitle,
        [words.readyText, ...(appointment.code === "PPY" ? [toPay(dueDirhams, language)] : [])],
      ];
    case "handed-over":
      return [words.handedOverTitle, [words.handedOverText]];
  }
}

function toPay(dueDirhams: number | undefined, language: Language): string {
  const words = emailWords.of(language);
  return dueDirhams === undefined
    ? words.readyToPayText
    : words.readyToPayAmount(dirhamsInWords(dueDirhams, language));
}

function noteOf(news: News, language: Language): string | undefined {
  const words = emailWords.of(language);
  if (ended.has(news)) return words.calendarRemoved;
  if (news === "booked" || news === "confirmed") return `${words.changeable} ${words.calendarAdded}`;
  if (news === "two-days-before") return words.changeable;
  const isMoved = news === "changed" || news === "moved-by-us";
  return isMoved ? `${words.changeable} ${words.calendarMoved}` : undefined;
}
