import type { CalendarEntry } from "#app/features/scheduling/calendar/calendar-file.ts";
import { addDays, startOfDay } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { dueWords } from "../words.ts";
import { nameOf } from "./due-email.server.ts";
import { readDueItems } from "./read-due-items.server.ts";

/** What comes due, as whole days of the customer's calendar. An entry changes only with its item, so it keeps its stamp. */
export async function dueEntries(
  customerId: string,
  language: Language,
  now: Date,
): Promise<{ readonly entry: CalendarEntry; readonly changedAt: Date }[]> {
  const items = await readDueItems(customerId, language, now);
  const address = origin() + withLanguage(href("/dashboard"), language);
  return items.map((item) => ({
    entry: {
      id: `due-${item.id.replace(/[^\w-]+/g, "-")}`,
      version: 1,
      isWholeDay: true,
      title: nameOf(item, language),
      place: "",
      description: dueWords.of(language).mailButton,
      address,
      startTime: `${item.day}T00:00:00Z`,
      endTime: `${addDays(item.day, 1)}T00:00:00Z`,
    },
    // Long before the day, and always the same.
    changedAt: startOfDay(addDays(item.day, -365), config.importer.zone),
  }));
}
