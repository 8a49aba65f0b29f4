import type { CalendarEntry } from "#app/features/scheduling/calendar/calendar-file.ts";
import { plannedEntry } from "#app/features/scheduling/calendar/planned-entry.ts";
import type { Language } from "#app/i18n/language.ts";
import { driveWords } from "./words.ts";

/** What a calendar shows of a test drive. */
export interface DriveEntryFacts {
  readonly id: string;
  readonly version: number;
  readonly reference: string;
  readonly code: string;
  readonly carName: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly timeZone: string;
  readonly showroom: {
    readonly title: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  /** The path of the page of this drive alone, where its reader may have it. */
  readonly path: string | undefined;
}

/** A test drive as a calendar entry; undefined without a time. `origin` is the site's address. */
export function driveEntryOf(
  facts: DriveEntryFacts,
  language: Language,
  origin: string,
): CalendarEntry | undefined {
  const { id, version, reference, code, carName, startsAt, endsAt, timeZone, showroom, path } = facts;
  if (startsAt === null || endsAt === null) return undefined;
  const words = driveWords.of(language);
  const isCanceled = code === "canceled" || code === "rejected";
  const isTentative = code === "requested";
  const address = path === undefined ? undefined : `${origin}${path}?lang=${language}`;
  return plannedEntry(
    {
      ...{ id, version, reference, timeZone, isCanceled, place: showroom },
      isTentative,
      title: `${isTentative ? words.calendarRequest : words.calendarEntry}: ${carName}`,
      startTime: startsAt.toISOString(),
      endTime: endsAt.toISOString(),
      zoneNote: words.localTime,
      purposes: [words.bringLicense],
      address: undefined,
      changeAddress: isCanceled ? undefined : address,
    },
    language,
  );
}
