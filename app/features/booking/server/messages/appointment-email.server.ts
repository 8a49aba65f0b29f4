import { calendarEntryWords } from "#app/features/scheduling/calendar/words.ts";
import {
  googleCalendarLink,
  outlookCalendarLink,
} from "#app/features/scheduling/rules/calendar/calendar-links.ts";
import type { ReminderKind } from "#app/features/scheduling/rules/calendar/reminder-times.ts";
import { visitEmailWords } from "#app/features/scheduling/visit-email-words.ts";
import { hoursInWords, timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief, dayInWords } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { directionsAddress } from "#app/lib/address/directions.ts";
import { smsParts, withPlainBlanks } from "#app/lib/text/sms-parts.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { EmailContent, Link } from "#app/platform/email-template/email-content.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { calendarEntryOf } from "../../calendar-entry.ts";
import { appointmentAddress, bookingAddress } from "../../rules/booking-addresses.ts";
import { bookingWords } from "../../words.ts";
import { emailWords, smsWords } from "./appointment-email-words.ts";

/** The occasions of a message: booked, changed or canceled, and the reminders. */
export type News = "booked" | "changed" | "canceled" | ReminderKind;
export interface AppointmentNotice {
  readonly news: News;
  readonly firstName: string;
  readonly vehicle: { readonly model: string; readonly plate: string };
  readonly appointment: AppointmentDetails;
  readonly language: Language;
}

/** A mail about an appointment. Times are those of the center's zone. */
export function appointmentEmail({
  appointment,
  language,
  firstName,
  vehicle,
  news,
}: AppointmentNotice): EmailContent {
  const { id, reference, locationInfo: place, timeZone: zone } = appointment;
  const [start, end] = [appointment.schedStartTime, appointment.schedEndTime];
  const [words, facts] = [emailWords.of(language), visitEmailWords.of(language)];
  const [title, text] = opening(news, appointment, language);
  const isCanceled = news === "canceled";
  const day = dayInWords(dayIn(start, zone), language);
  const services = appointment.serviceAppointmentAdditionalData.serviceList;
  const directions = directionsAddress(place);
  const view = { label: words.open, href: origin() + withLanguage(appointmentAddress(id), language) };
  const bookAgain = { label: words.bookAgain, href: origin() + withLanguage(bookingAddress(), language) };
  return {
    language,
    subject: `${title} (${reference})`,
    preview: `${day}${bookingWords.of(language).comma} ${timeAt(start, zone, language)} · ${place.title}`,
    title,
    name: firstName,
    paragraphs: text,
    highlight: {
      day,
      hours: hoursInWords([start, end], zone, language),
      zone: facts.zone,
      isOver: isCanceled,
    },
    facts: [
      {
        name: facts.where,
        value: `${place.title}${bookingWords.of(language).comma} ${place.address}`,
        ...(!isCanceled && { link: { label: words.directions, href: directions } }),
      },
      { name: facts.services, value: services.map(({ description }) => description).join(" · ") },
      { name: facts.vehicle, value: vehicle.model, code: vehicle.plate },
      { name: facts.reference, value: "", code: reference },
    ],
    button: isCanceled ? bookAgain : view,
    link: isCanceled ? view : changeLink(appointment, language),
    ways: isCanceled ? undefined : calendarWays(appointment, vehicle.model, language),
    note: noteOf(news, language),
  };
}

/** What changes it without a sign-in, while it can be changed. */
function changeLink({ visitPath, actions }: AppointmentDetails, language: Language): Link | undefined {
  if (visitPath === undefined || !actions.includes("edit")) return undefined;
  const { changeWithoutSignIn: label } = emailWords.of(language);
  return { label, href: `${origin()}${visitPath}?lang=${language}` };
}

/** Calendars that take an entry by an address; Apple's takes the file. */
function calendarWays(
  appointment: AppointmentDetails,
  vehicle: string,
  language: Language,
): EmailContent["ways"] {
  const entry = calendarEntryOf({ ...appointment, vehicle }, language, origin());
  const { visitPath } = appointment;
  const file = visitPath && `${origin()}${visitPath}/appointment.ics?lang=${language}`;
  return {
    name: calendarEntryWords.of(language).addToCalendar,
    links: [
      { label: "Google", href: googleCalendarLink(entry) },
      { label: "Outlook", href: outlookCalendarLink(entry) },
      ...(file ? [{ label: "Apple", href: file }] : []),
    ],
  };
}

const mostParts = 2;

/** The same in the few words of an SMS of two parts, with the link that changes it. Where the center's name has no room, the link says it. */
export function appointmentSms({ appointment, language, news }: AppointmentNotice): string {
  const { visitPath, reference, schedStartTime: start, timeZone: zone, locationInfo: place } = appointment;
  const words = smsWords.of(language);
  const isConfirmed = appointment.code === "CNF";
  const what = {
    booked: isConfirmed ? words.confirmed : words.requested,
    changed: words.changed,
    canceled: words.canceled,
    "day-before": words.dayBefore,
    soon: words.soon,
  }[news];
  const { comma } = bookingWords.of(language);
  const when = `${dayInBrief(dayIn(start, zone), language)}${comma} ${timeAt(start, zone, language)}`;
  const said = withPlainBlanks(`${config.served.name[language]}: ${what}. ${when}`);
  if (news === "canceled" || visitPath === undefined) return `${said}${comma} ${place.title}. ${reference}`;
  const link = origin() + visitPath;
  const whole = `${said}${comma} ${place.title}. ${reference} ${link}`;
  return smsParts(whole) <= mostParts ? whole : `${said}. ${reference} ${link}`;
}

function opening(
  news: News,
  { code, schedStartTime, timeZone }: AppointmentDetails,
  language: Language,
): [string, string[]] {
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
        ? [words.confirmedTitle, [words.confirmedText]]
        : [words.requestedTitle, [words.requestedText]];
    case "day-before":
      return [words.dayBeforeTitle, [words.dayBeforeText, ...pending]];
    case "soon":
      return [words.soonTitle(timeAt(schedStartTime, timeZone, language)), [words.soonText, ...pending]];
  }
}

function noteOf(news: News, language: Language): string | undefined {
  const words = emailWords.of(language);
  if (news === "canceled") return words.calendarRemoved;
  if (news === "booked") return `${words.changeable} ${words.calendarAdded}`;
  return news === "changed" ? `${words.changeable} ${words.calendarMoved}` : undefined;
}
