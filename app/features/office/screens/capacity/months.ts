import { withAnd } from "#app/i18n/comma.ts";
import { timeOfDay } from "#app/i18n/dates/clock.ts";
import { addDays, addMonths, daysBetween, monthOf } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";

export interface Timing {
  readonly start: string;
  readonly end: string;
}
/** Months that are shown at once, each `YYYY-MM`. */
const monthsShown = 3;

/** Months one after the other. */
export function monthsFrom(month: string): string[] {
  return Array.from({ length: monthsShown }, (_, index) => monthOf(addMonths(`${month}-01`, index)));
}

/** The first and the last day of some months. */
export function daysOf(months: readonly string[]): { readonly from: string; readonly to: string } {
  const from = `${months[0]}-01`;
  return { from, to: addDays(addMonths(`${months.at(-1)}-01`, 1), -1) };
}

/** The weeks of a month, Sunday first; null where a week has days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const { from, to } = daysOf([month]);
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const cells = [...Array<null>(weekday).fill(null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
  return weeks.map((week) => [...week, ...Array<null>(7 - week.length).fill(null)]);
}

/** Hours of a day in words, each span after the other. */
export function hoursInFull(timings: readonly Timing[], language: Language): string {
  const spans = joined(timings).map(({ start, end }) => {
    const ends = [timeOfDay(start, language), timeOfDay(end, language)] as const;
    return language === "ar" ? rangeInWords(ends, language) : `${ends[0]} – ${ends[1]}`;
  });
  return withAnd(spans, language);
}

/** When a day opens first and closes last, as short as a clock can be read: "7 am", "7:30 pm". */
export function hoursInBrief(
  timings: readonly Timing[],
  language: Language,
): readonly [opens: string, closes: string] | undefined {
  const [first, last] = [timings.at(0), timings.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return [short(first.start, language), short(last.end, language)];
}

/** Spans that meet are read as one. */
function joined(timings: readonly Timing[]): Timing[] {
  const spans: Timing[] = [];
  for (const { start, end } of timings) {
    const last = spans.at(-1);
    if (last?.end === start) spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start, end });
  }
  return spans;
}

function short(time: string, language: Language): string {
  return timeOfDay(time, language).replace(/:00(?=\D)/, "");
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day to which a key leads from another; undefined for other keys. Left and right are those of the script. */
export function dayByKey(
  day: string,
  key: string,
  { isRtl, from, to }: { isRtl: boolean; from: string; to: string },
): string | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const step = key === "Home" ? -weekday : key === "End" ? 6 - weekday : steps[key];
  if (step === undefined) return undefined;
  const next = addDays(day, isRtl && Math.abs(step) === 1 && key.startsWith("Arrow") ? -step : step);
  return next < from ? from : next > to ? to : next;
}
