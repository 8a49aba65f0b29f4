import { withCommas } from "#app/i18n/comma.ts";
import { hoursInWords, momentInWords } from "#app/i18n/dates/clock.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { promisedDay } from "#app/i18n/dates/promised-day.ts";
import type { Language } from "#app/i18n/language.ts";
import { directionsAddress } from "#app/lib/address/directions.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import type { CalendarEntry } from "../calendar/calendar-file.ts";
import { calendarEntryWords } from "../calendar/words.ts";
import { googleCalendarLink, outlookCalendarLink } from "../rules/calendar/calendar-links.ts";
import { plannedMessageWords } from "./words.ts";

/** What a message is about: a time at a place. */
export interface PlannedTime {
  readonly reference: string;
  /** Instants, ISO 8601. */
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
  readonly place: {
    readonly title: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  };
}

/** What a kind of appointment says of it. */
interface PlannedEmail
  extends Pick<EmailContent, "title" | "name" | "paragraphs" | "button" | "link" | "note"> {
  readonly language: Language;
  readonly isCanceled: boolean;
  /** What the place is called, and in whose zone the time is meant. */
  readonly names: { readonly where: string; readonly zone: string };
  /** Between the place and the reference. */
  readonly facts: NonNullable<EmailContent["facts"]>;
  readonly ways: EmailContent["ways"];
}

/** An email about something planned: its time in large type, where it is with the way there, and under which reference. */
export function plannedEmail(planned: PlannedTime, own: PlannedEmail): EmailContent {
  const { reference, start, end, timeZone: zone, place } = planned;
  const { language, isCanceled, names, facts, ...rest } = own;
  const words = plannedMessageWords.of(language);
  const day = dayIn(start, zone);
  const directions = { label: words.directions, href: directionsAddress(place) };
  return {
    ...rest,
    language,
    subject: `${own.title} (${reference})`,
    preview: `${momentInWords(start, zone, language)} · ${place.title}`,
    highlight: {
      day: promisedDay(day, language),
      hours: hoursInWords([start, end], zone, language),
      zone: names.zone,
      isOver: isCanceled,
    },
    facts: [
      {
        name: names.where,
        value: withCommas([place.title, place.address], language),
        ...(!isCanceled && { link: directions }),
      },
      ...facts,
      { name: words.reference, value: "", code: reference },
    ],
  };
}

/** Calendars that take an entry by an address; Apple's takes the file, where there is one. */
export function calendarWays(
  entry: CalendarEntry,
  fileAddress: string | undefined,
  language: Language,
): NonNullable<EmailContent["ways"]> {
  return {
    name: calendarEntryWords.of(language).addToCalendar,
    links: [
      { label: "Google", href: googleCalendarLink(entry) },
      { label: "Outlook", href: outlookCalendarLink(entry) },
      ...(fileAddress === undefined ? [] : [{ label: "Apple", href: fileAddress }]),
    ],
  };
}
