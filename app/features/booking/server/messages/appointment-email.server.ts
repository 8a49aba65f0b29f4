import {
  calendarWays,
  type PlannedTime,
  plannedEmail,
} from "#app/features/scheduling/messages/planned-email.ts";
import { plannedSms } from "#app/features/scheduling/messages/planned-sms.ts";
import type { ReminderKind } from "#app/features/scheduling/rules/calendar/reminder-times.ts";
import { visitEmailWords } from "#app/features/scheduling/visit-email-words.ts";
import { timeAt } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { EmailContent, Link } from "#app/platform/email-template/email-content.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { calendarEntryOf } from "../../calendar-entry.ts";
import { appointmentAddress, bookingAddress } from "../../rules/booking-addresses.ts";
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
export function appointmentEmail(notice: AppointmentNotice): EmailContent {
  const { appointment, language, firstName, vehicle, news } = notice;
  const [words, names] = [emailWords.of(language), visitEmailWords.of(language)];
  const [title, paragraphs] = opening(news, appointment, language);
  const isCanceled = news === "canceled";
  const services = appointment.serviceAppointmentAdditionalData.serviceList;
  const shown = origin() + withLanguage(appointmentAddress(appointment.id), language);
  const view = { label: words.open, href: shown };
  const bookAgain = { label: words.bookAgain, href: origin() + withLanguage(bookingAddress(), language) };
  return plannedEmail(plannedOf(appointment), {
    ...{ language, isCanceled, names, title, paragraphs, name: firstName },
    facts: [
      { name: names.services, value: services.map(({ description }) => description).join(" · ") },
      { name: names.vehicle, value: vehicle.model, code: vehicle.plate },
    ],
    button: isCanceled ? bookAgain : view,
    link: isCanceled ? view : changeLink(appointment, language),
    ways: isCanceled ? undefined : waysOf(notice),
    note: noteOf(news, language),
  });
}

function plannedOf(appointment: AppointmentDetails): PlannedTime {
  const { reference, schedStartTime: start, schedEndTime: end, timeZone, locationInfo: place } = appointment;
  return { reference, start, end, timeZone, place };
}

/** What changes it without a sign-in, while it can be changed. */
function changeLink({ visitPath, actions }: AppointmentDetails, language: Language): Link | undefined {
  if (visitPath === undefined || !actions.includes("edit")) return undefined;
  const { changeWithoutSignIn: label } = emailWords.of(language);
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
    "day-before": words.dayBefore,
    soon: words.soon,
  }[news];
  const link = news === "canceled" || visitPath === undefined ? undefined : origin() + visitPath;
  return plannedSms(plannedOf(appointment), { language, what, link, brand: config.served.name[language] });
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
