import { dayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { findFreeSlots } from "#app/features/scheduling/rules/slots.ts";
import { bookableDays, slotsByDay } from "#app/features/scheduling/wizard/slot-days.ts";
import {
  type Difference,
  firstDifference,
  generatedCalendar,
} from "../../../tests/factories/booking/generated-calendars.ts";

export interface CalendarPart {
  readonly from: number;
  readonly count: number;
}
export interface PartAnswer {
  /** How many slots were compared, and how many of them also as the browser groups them by day. */
  readonly slots: number;
  readonly grouped: number;
  readonly difference: Difference | { readonly seed: number; readonly days: unknown } | undefined;
}

/** Formatting a day takes longer than all else together. */
const groupedEvery = 100;

// A process of a zone: answers one part and ends.
process.once("message", (part: CalendarPart) => {
  process.send?.(answer(part), () => process.exit(0));
});

function answer({ from, count }: CalendarPart): PartAnswer {
  let slots = 0;
  const counted = (question: Parameters<typeof findFreeSlots>[0]) => {
    const found = findFreeSlots(question);
    slots += found.length;
    return found;
  };
  const difference = firstDifference(counted, from, count);
  let grouped = 0;
  for (let seed = from; seed < from + count && difference === undefined; seed += groupedEvery) {
    const { ours, theirs, size } = asTheBrowserGroups(seed);
    grouped += size;
    if (ours !== theirs) return { slots, grouped, difference: { seed, days: { ours, theirs } } };
  }
  return { slots, grouped, difference };
}

/** The browser's own computation, with the dates of the language's library: the same days, none beyond its last. */
function asTheBrowserGroups(seed: number) {
  const question = generatedCalendar(seed);
  const free = findFreeSlots({ ...question, centers: question.centers.slice(0, 1) });
  const zone = "Asia/Qatar";
  const shown = free.map(({ start, end, day, afterMidnight }) => ({
    startTime: new Date(start * 60_000).toISOString(),
    endTime: new Date(end * 60_000).toISOString(),
    openingDay: afterMidnight ? dayOf(day) : undefined,
    territoryPromiseKey: "",
  }));
  const { last } = bookableDays(question.now, zone);
  const days = [...slotsByDay(shown, zone)].filter(([day]) => day <= last);
  const ours = JSON.stringify(days.map(([day, slots]) => [day, slots.length]).sort());
  const theirs = JSON.stringify(
    [...Map.groupBy(free, ({ day }) => dayOf(day))].map(([day, slots]) => [day, slots.length]).sort(),
  );
  return { ours, theirs, size: free.length };
}
