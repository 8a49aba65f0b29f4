import { addDays, dayIn, startOfDay, timeIn } from "#app/i18n/dates/dates.ts";

/** Hours of a weekday in wall time; those that end before they begin end on the next day. */
interface Hours {
  readonly start: string;
  readonly end: string;
}
interface Terms {
  readonly now: Date;
  readonly zone: string;
  /** When leads are answered on a day, YYYY-MM-DD. */
  readonly hoursOn: (day: string) => readonly Hours[];
}

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
/** Times at which people like to be called, where they are open. */
const usualTimes = ["10:00", "16:00"];
const mostUsual = 3;
const daysLookedOver = 14;

/**
 * When to call the customer again, to choose from: in an hour, then at the usual times of the next open days, then in a week.
 * Each is in the hours in which leads are answered.
 */
export function callTimes(terms: Terms): Date[] {
  const { now, zone } = terms;
  const today = dayIn(now, zone);
  const inAnHour = new Date(Math.ceil((now.getTime() + 60 * minuteMs) / quarterMs) * quarterMs);
  const soon = isOpen(inAnHour, terms) ? [inAnHour] : [];
  const next = timesFrom(today, terms).filter((at) => at.getTime() > inAnHour.getTime() + 2 * quarterMs);
  const usual = next.slice(0, mostUsual);
  const weekLater = timesFrom(addDays(today, 7), terms).find((at) => !usual.some((one) => +one === +at));
  return [...soon, ...usual, ...(weekLater === undefined ? [] : [weekLater])];
}

/** The usual times of open days, from a day on. */
function timesFrom(first: string, { zone, hoursOn }: Terms): Date[] {
  return Array.from({ length: daysLookedOver }, (_, days) => addDays(first, days)).flatMap((day) => {
    const open = hoursOn(day);
    const usual = usualTimes.filter((time) => open.some((one) => isWithin(time, one)));
    const times = usual.length > 0 ? usual : open.map(({ start }) => start);
    return times.map((time) => new Date(startOfDay(day, zone).getTime() + minutesOf(time) * minuteMs));
  });
}

function isOpen(at: Date, { zone, hoursOn }: Terms): boolean {
  const time = timeIn(at, zone);
  return hoursOn(dayIn(at, zone)).some((one) => isWithin(time, one));
}

/** Until midnight where the hours go on after it. */
function isWithin(time: string, { start, end }: Hours): boolean {
  return minutesOf(start) <= minutesOf(time) && (end <= start || minutesOf(time) < minutesOf(end));
}

function minutesOf(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}
