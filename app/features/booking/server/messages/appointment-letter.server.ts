import { dayIn, dayInBrief, dayInWords, timeIn } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { Letter } from "#app/platform/letter/letter.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { appointmentAddress, bookingAddress } from "../../rules/booking-addresses.ts";
import type { ReminderKind } from "../../rules/reminder-times.ts";
import { bookingWords } from "../../words.ts";
import { letterWords, smsWords } from "./appointment-letter-words.ts";

/** What is told: the first time what was booked, later what became of it, and that it is near. */
export type News = "booked" | "changed" | "canceled" | ReminderKind;
export interface ToldAppointment {
  readonly news: News;
  readonly firstName: string;
  readonly vehicle: { readonly model: string; readonly plate: string };
  readonly appointment: AppointmentDetails;
  readonly language: Language;
}

/** A mail about an appointment. Times are those of the centre's zone. */
export function appointmentLetter({
  appointment,
  language,
  firstName,
  vehicle,
  news,
}: ToldAppointment): Letter {
  const { id, reference, locationInfo: place, timeZone: zone } = appointment;
  const [start, end] = [appointment.schedStartTime, appointment.schedEndTime];
  const words = letterWords.of(language);
  const [title, text] = opening(news, appointment, language);
  const isCanceled = news === "canceled";
  const day = dayInWords(dayIn(start, zone), language);
  const services = appointment.serviceAppointmentAdditionalData.serviceList;
  const destination = `${place.latitude},${place.longitude}`;
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
  const view = { label: words.open, href: origin() + withLanguage(appointmentAddress(id), language) };
  const bookAgain = { label: words.bookAgain, href: origin() + withLanguage(bookingAddress(), language) };
  return {
    language,
    subject: `${title} (${reference})`,
    preview: `${day}${bookingWords.of(language).comma} ${timeIn(start, zone)} · ${place.title}`,
    title,
    name: firstName,
    paragraphs: text,
    highlight: {
      day,
      hours: `${timeIn(start, zone)} – ${timeIn(end, zone)}`,
      zone: words.zone,
      isOver: isCanceled,
    },
    facts: [
      {
        name: words.where,
        value: `${place.title}${bookingWords.of(language).comma} ${place.address}`,
        ...(!isCanceled && { link: { label: words.directions, href: directions } }),
      },
      { name: words.services, value: services.map(({ description }) => description).join(" · ") },
      { name: words.vehicle, value: vehicle.model, code: vehicle.plate },
      { name: words.reference, value: "", code: reference },
    ],
    button: isCanceled ? bookAgain : view,
    link: isCanceled ? view : undefined,
    note: noteOf(news, language),
  };
}

/** The same in the few words of an SMS. */
export function appointmentSms({ appointment, language, news }: ToldAppointment): string {
  const { reference, schedStartTime: start, timeZone: zone, locationInfo: place } = appointment;
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
  const when = `${dayInBrief(dayIn(start, zone), language)}${comma} ${timeIn(start, zone)}`;
  return `${config.served.name[language]}: ${what}. ${when}${comma} ${place.title}. ${reference}`;
}

function opening(
  news: News,
  { code, schedStartTime, timeZone }: AppointmentDetails,
  language: Language,
): [string, string[]] {
  const words = letterWords.of(language);
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
      return [words.soonTitle(timeIn(schedStartTime, timeZone)), [words.soonText, ...pending]];
  }
}

function noteOf(news: News, language: Language): string | undefined {
  const words = letterWords.of(language);
  if (news === "canceled") return words.calendarRemoved;
  if (news === "booked") return `${words.changeable} ${words.calendarAdded}`;
  return news === "changed" ? `${words.changeable} ${words.calendarMoved}` : undefined;
}
