import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import type { CalendarEntry } from "./calendar-file.ts";
import { calendarEntryWords } from "./words.ts";

/** What a calendar shows of an appointment at a place. Addresses are whole. */
export interface PlannedFacts extends Pick<CalendarEntry, "id" | "version" | "startTime" | "endTime"> {
  readonly title: string;
  readonly reference: string;
  readonly isCanceled: boolean;
  readonly isTentative: boolean;
  readonly place: {
    readonly title: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly timeZone: string;
  /** In whose zone the times of the description are meant. */
  readonly zoneNote: string;
  /** What it is for, a line each. */
  readonly purposes: readonly string[];
  /** The page that shows it. */
  readonly address: string | undefined;
  /** The link that opens it without signing in, while it can be changed. */
  readonly changeAddress: string | undefined;
}

/**
 * An appointment as a calendar entry, the same in mails, feeds and on pages. The link that changes it is apart: it goes
 * into files for the customer, and not into addresses of other sites.
 */
export function plannedEntry(facts: PlannedFacts, language: Language): CalendarEntry {
  const { id, version, title, isCanceled, isTentative, startTime, endTime, timeZone } = facts;
  const { place, purposes, reference, address, changeAddress } = facts;
  const words = calendarEntryWords.of(language);
  return {
    ...{ id, version, isCanceled, isTentative, title, startTime, endTime },
    ...(changeAddress !== undefined && { change: { label: words.changeOrCancel, address: changeAddress } }),
    place: `${place.title}${words.comma} ${place.address}`,
    position: { latitude: place.latitude, longitude: place.longitude },
    description: [
      // A calendar shows its owner's zone; the words say the place's.
      `${dayInWords(dayIn(startTime, timeZone), language)}${words.comma} ${hoursInWords([startTime, endTime], timeZone, language)}`,
      facts.zoneNote,
      ...purposes,
      `${words.reference}: ${reference}`,
      ...(address === undefined ? [] : [address]),
    ].join("\n"),
    ...(address !== undefined && { address }),
  };
}
