import { addDays, dayIn, startOfDay } from "#app/i18n/dates/dates.ts";
import { config } from "#app/platform/config.server.ts";
import type { RandomSource } from "./random-source.ts";

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

/** When somebody is called again: in the hours of the sales desk, within two days or on the next one that is open. */
export function callTime(random: RandomSource, from: number): Date {
  const { zone } = config.importer;
  const quarters = random.between(opens * 4 + 2, closes * 4 - 2);
  const day = addDays(
    dayIn(new Date(from), zone),
    random.weighted([
      [0, 4],
      [1, 5],
      [2, 2],
    ] as const),
  );
  const at = startOfDay(day, zone).getTime() + (quarters * hourMs) / 4;
  return answerTime(new Date(Math.max(at - hourMs, from)));
}
