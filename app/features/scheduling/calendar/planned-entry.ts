import { withCommas } from "#app/i18n/comma.ts";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { promisedDay } from "#app/i18n/dates/promised-day.ts";
import type { Language } from "#app/i18n/language.ts";
import { withMarketDigits } from "#app/i18n/numbers/digits.ts";
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
  const { id, version, title, isCanceled, isTentative, startTime, endTime } = facts;
  const { place, address, changeAddress } = facts;
  const words = calendarEntryWords.of(language);
  return {
    id,
    version,
    isCanceled,
    isTentative,
    startTime,
    endTime,
    title: withMarketDigits(title, language),
    ...(changeAddress !== undefined && { change: { label: words.changeOrCancel, address: changeAddress } }),
    place: withCommas([place.title, place.address], language),
    position: { latitude: place.latitude, longitude: place.longitude },
    description: withMarketDigits(descriptionOf(facts, language), language),
    ...(address !== undefined && { address }),
  };
}

/** A line for each: when, in whose zone, what for, its reference, and where it is shown. */
function descriptionOf(facts: PlannedFacts, language: Language): string {
  const { startTime, endTime, timeZone, zoneNote, purposes, reference, address } = facts;
  // A calendar shows its owner's zone; the words say the place's.
  const day = promisedDay(dayIn(startTime, timeZone), language);
  const when = withCommas([day, hoursInWords([startTime, endTime], timeZone, language)], language);
  const named = `${calendarEntryWords.of(language).reference}: ${reference}`;
  return [when, zoneNote, ...purposes, named, ...(address === undefined ? [] : [address])].join("\n");
}
