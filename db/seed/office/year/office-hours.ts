import { addDays, dayIn, startOfDay } from "#app/i18n/dates/dates.ts";
import { config } from "#app/platform/config.server.ts";

const hourMs = 3_600_000;
const [opens, closes] = [8, 18];

/** When an answer is owed that somebody requested at a moment: an hour later, within the hours of the sales desk. */
export function answerTime(from: Date): Date {
  const { zone } = config.importer;
  const day = dayIn(from, zone);
  const hour = (from.getTime() - startOfDay(day, zone).getTime()) / hourMs;
  const isFriday = new Date(`${day}T00:00:00Z`).getUTCDay() === 5;
  if (!isFriday && hour >= opens && hour < closes - 1) return new Date(from.getTime() + hourMs);
  const isEarly = !isFriday && hour < opens;
  const next = isEarly ? day : addDays(day, 1);
  const open = new Date(`${next}T00:00:00Z`).getUTCDay() === 5 ? addDays(next, 1) : next;
  return new Date(startOfDay(open, zone).getTime() + (opens + 1) * hourMs);
}
