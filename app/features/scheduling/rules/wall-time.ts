import { minutesPerDay } from "./calendar-days.ts";

/** Between the wall clock of a zone and UTC, in whole minutes. The zone of this process or browser plays no part. */
export interface WallClock {
  /** The UTC minute at which the clock shows `minute` of the day; 1500 is 01:00 of the next day. */
  readonly toUtcMinute: (dayNumber: number, minute: number) => number;
  /** The calendar day on which an instant falls. */
  readonly dayNumberAt: (utcMinute: number) => number;
}

const clocks = new Map<string, WallClock>();

/** The wall clock of an IANA zone, cached with the offsets that it has looked up. */
export function wallClock(timeZone: string): WallClock {
  const cached = clocks.get(timeZone);
  if (cached !== undefined) return cached;
  const made = makeClock(timeZone);
  clocks.set(timeZone, made);
  return made;
}

function makeClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const offsetAt = (utcMinute: number): number => {
    const name =
      format.formatToParts(utcMinute * 60_000).find((part) => part.type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return hours === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
  // A day's offset where it is the same from the midnight before to the second midnight after, else undefined.
  const offsets = new Map<number, number | undefined>();
  // Queries come day by day, many for each.
  let latest: { readonly day: number; readonly offset: number | undefined } | undefined;
  const steadyOffset = (day: number): number | undefined => {
    if (latest?.day === day) return latest.offset;
    if (!offsets.has(day)) {
      const before = offsetAt((day - 1) * minutesPerDay);
      offsets.set(day, before === offsetAt((day + 3) * minutesPerDay) ? before : undefined);
    }
    latest = { day, offset: offsets.get(day) };
    return latest.offset;
  };
  return {
    toUtcMinute(dayNumber, minute) {
      const wall = dayNumber * minutesPerDay + minute;
      const steady = steadyOffset(dayNumber);
      if (steady !== undefined) return wall - steady;
      return wall - offsetAt(wall - offsetAt(wall));
    },
    dayNumberAt(utcMinute) {
      const offset = steadyOffset(Math.floor(utcMinute / minutesPerDay)) ?? offsetAt(utcMinute);
      return Math.floor((utcMinute + offset) / minutesPerDay);
    },
  };
}
