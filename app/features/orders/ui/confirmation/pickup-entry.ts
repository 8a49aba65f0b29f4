import type { CalendarEntry } from "#app/features/scheduling/calendar/calendar-file.ts";
import { withCommas } from "#app/i18n/comma.ts";
import { addDays } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import type { PartsOrder } from "../../order-calls.ts";
import { nextOpenDay } from "../checkout/pickup-stock.ts";
import { orderAddress } from "../order-addresses.ts";
import { confirmationWords } from "./confirmation-words.ts";

const hourMs = 3_600_000;

/**
 * The pickup as a calendar entry: at the service appointment, or a day without hours on which the counter opens next.
 * Undefined where it never opens. `origin` is the site's address.
 */
export function pickupEntry(
  order: PartsOrder,
  { language, origin, now }: { language: Language; origin: string; now: number },
): CalendarEntry | undefined {
  const words = confirmationWords.of(language);
  const { center, appointment, number, id, version } = order;
  const place = appointment ? appointment.center : withCommas([center.name, center.address], language);
  const entry = {
    ...{ id, version: Math.max(version, 1), title: words.entry, place },
    description: words.entryText(number ?? ""),
    address: origin + withLanguage(orderAddress(id), language),
  };
  if (appointment) {
    const endTime = new Date(Date.parse(appointment.at) + hourMs).toISOString();
    return { ...entry, startTime: appointment.at, endTime };
  }
  const day = nextOpenDay(center, now);
  if (day === undefined) return undefined;
  return {
    ...entry,
    position: { latitude: center.latitude, longitude: center.longitude },
    isWholeDay: true,
    startTime: `${day}T00:00:00.000Z`,
    endTime: `${addDays(day, 1)}T00:00:00.000Z`,
  };
}
