import { dayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import type {
  CenterSchedule,
  FreeSlot,
  SlotQuery,
  TakenUnit,
  Timing,
} from "#app/features/scheduling/rules/slots.ts";
import { numbersFrom, type RandomNumbers } from "../random-numbers.ts";
import { obviousSlots } from "./slots-oracle.ts";

type Slots = (query: SlotQuery) => FreeSlot[];

/** A query on which two ways differ: `generatedCalendar(seed)` makes it again. */
export interface Difference {
  readonly seed: number;
  readonly found: readonly FreeSlot[];
  readonly expected: readonly FreeSlot[];
}

const dayMs = 86_400_000;
const dohaMidnight = 21 * 3_600_000;
/** Parts of a day of which each has one span or none: those of a center never overlap. */
const partsOfDay = [
  ["07:00-12:00", "07:30-12:15", "08:00-13:00", "06:00-13:00"],
  ["13:00-15:00"],
  ["15:00-18:45", "15:00-20:00", "16:00-20:00"],
  ["20:00-00:00", "20:00-01:00", "21:00-01:30", "23:30-02:00"],
].map((part) => part.map(timing));
const roundTheClock = [timing("00:00-00:00")];
const edges = [
  "2028-02-28",
  "2028-02-29",
  "2027-11-29",
  "2027-11-30",
  "2027-12-01",
  "2026-12-31",
  "2024-02-29",
];

/** The first of so many calendars on which `slots` is not what the slow and obvious way finds. */
export function firstDifference(slots: Slots, from: number, count: number): Difference | undefined {
  for (let seed = from; seed < from + count; seed += 1) {
    const query = generatedCalendar(seed);
    const [found, expected] = [slots(query), obviousSlots(query)];
    if (!areEqual(found, expected)) return { seed, found, expected };
  }
  return undefined;
}

/**
 * Centers and a query about them, the same for a seed for ever. Half of the clocks stand at a month's end, on a leap day or
 * where three months on there is none; half stand within a quarter of an hour of midnight in Doha or on an edge of ten minutes.
 * Half of the requested days lie around the lead time, a quarter around the horizon's end.
 */
export function generatedCalendar(seed: number): SlotQuery {
  const random = numbersFrom(seed);
  const now = clock(random);
  const today = Math.floor((now.getTime() + 3 * 3_600_000) / dayMs);
  const from = random.oneOf([random.upTo(3) - 1, random.upTo(3) - 1, 88 + random.upTo(6), random.upTo(95)]);
  const firstDay = today + from;
  const lastDay = firstDay + random.upTo(4);
  const centers = Array.from({ length: 1 + random.upTo(1) }, () => center(random, firstDay, lastDay));
  return { now, firstDay, lastDay, centers, hours: random.oneOf([1, 1, 2, 3, 5]) };
}

function clock(random: RandomNumbers): Date {
  const anyDay = Date.parse("2024-01-01") + random.upTo(16 * 365) * dayMs;
  const day = random.oneOf([anyDay, Date.parse(random.oneOf(edges))]);
  const nearMidnight = dohaMidnight + (random.upTo(1800) - 900) * 1000;
  const onAnEdge =
    random.oneOf([random.upTo(143), random.upTo(23) * 6]) * 600_000 + random.oneOf([-1, -1, 0, 1000]);
  return new Date(day + random.oneOf([random.upTo(dayMs), random.upTo(dayMs), nearMidnight, onAnEdge]));
}

function center(random: RandomNumbers, firstDay: number, lastDay: number): CenterSchedule {
  const bays = 1 + random.upTo(14);
  return {
    id: random.oneOf(["west-bay", "lusail"]),
    timeZone: "Asia/Qatar",
    weekdays: Array.from({ length: 7 }, () => timings(random)),
    overrides: Array.from({ length: random.upTo(3) }, () => {
      const from = firstDay - 2 + random.upTo(4);
      return { from: dayOf(from), to: dayOf(from + random.upTo(3)), timings: timings(random) };
    }),
    bays,
    taken: taken(random, firstDay, lastDay, bays),
  };
}

function timings(random: RandomNumbers): readonly Timing[] {
  if (random.upTo(30) === 0) return roundTheClock;
  return partsOfDay.flatMap((part) => (random.upTo(2) === 0 ? [] : [random.oneOf(part)]));
}

function timing(span: string): Timing {
  const [start = "", end = ""] = span.split("-");
  return { start, end };
}

function taken(random: RandomNumbers, firstDay: number, lastDay: number, bays: number): TakenUnit[] {
  const halfHours = (lastDay - firstDay + 2) * 48;
  return Array.from({ length: random.upTo(40) }, () => ({
    unitStart: firstDay * 1440 - 180 + random.upTo(halfHours) * 30,
    bays: random.oneOf([bays, 1 + random.upTo(14)]),
  })).sort((one, other) => one.unitStart - other.unitStart);
}

function areEqual(one: readonly FreeSlot[], other: readonly FreeSlot[]): boolean {
  return (
    one.length === other.length &&
    one.every((slot, place) => {
      const same = other[place];
      return (
        same !== undefined &&
        slot.start === same.start &&
        slot.end === same.end &&
        slot.centerId === same.centerId &&
        slot.day === same.day &&
        slot.afterMidnight === same.afterMidnight &&
        slot.freeBays === same.freeBays
      );
    })
  );
}
