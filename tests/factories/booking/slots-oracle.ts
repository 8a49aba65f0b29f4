import type { CenterSchedule, FreeSlot, SlotQuery, Timing } from "#app/features/scheduling/rules/slots.ts";

/**
 * What slots.ts must answer, written the slow and obvious way for its tests: dates and times as text, Qatar as +03:00,
 * every bay compared with every taken hour. Shares no code with it.
 */
export function obviousSlots({ now, firstDay, lastDay, centers, hours = 1 }: SlotQuery): FreeSlot[] {
  const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
  return centers.flatMap((center) => {
    const found: FreeSlot[] = [];
    for (let number = firstDay; number <= lastDay; number += 1) {
      if (day(number) > lastBookableDay(now)) continue;
      for (const [start, end] of visitsIn(timesOf(center, day(number)), hours)) {
        if (tenMinutes(start) - tenMinutes(now.getTime()) <= 24 * 3_600_000) continue;
        const freeBays = bitsOf(center.bays).filter((bay) => !isTaken(center, bay, start, end));
        const bits = freeBays.reduce((sum, bay) => sum + 2 ** bay, 0);
        if (bits === 0) continue;
        const afterMidnight = new Date(start + 3 * 3_600_000).toISOString().slice(0, 10) !== day(number);
        const times = { start: start / 60_000, end: end / 60_000 };
        found.push({ centerId: center.id, ...times, day: number, afterMidnight, freeBays: bits });
      }
    }
    return found;
  });
}

/** Slots that touch are put together, one after another, until the visit fits. */
function visitsIn(slots: readonly [number, number][], hours: number): [number, number][] {
  return slots.flatMap(([start, end]): [number, number][] => {
    let until = end;
    for (const [from, to] of slots) if (from === until && until - start < hours * 3_600_000) until = to;
    return until - start >= hours * 3_600_000 ? [[start, until]] : [];
  });
}

function timesOf(center: CenterSchedule, day: string): [number, number][] {
  const overrides = center.overrides.filter((one) => one.from <= day && day <= one.to);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const timings: readonly Timing[] = overrides.at(-1)?.timings ?? center.weekdays[weekday] ?? [];
  return timings.flatMap(({ start, end }): [number, number][] => {
    const opens = Date.parse(`${day}T${start}:00+03:00`);
    const sameDay = Date.parse(`${day}T${end}:00+03:00`);
    const closes = sameDay > opens ? sameDay : sameDay + 24 * 3_600_000;
    if (start === "13:00" && end === "15:00") return [[opens, closes]];
    const slots: [number, number][] = [];
    for (let from = opens; from + 3_600_000 <= closes; from += 3_600_000)
      slots.push([from, from + 3_600_000]);
    return slots;
  });
}

function isTaken(center: CenterSchedule, bay: number, start: number, end: number): boolean {
  return center.taken.some(({ unitStart, bays }) => {
    const from = unitStart * 60_000;
    return from < end && from + 3_600_000 > start && bitsOf(bays).includes(bay);
  });
}

function bitsOf(bays: number): number[] {
  return [...bays.toString(2)].reverse().flatMap((bit, index) => (bit === "1" ? [index] : []));
}

function tenMinutes(ms: number): number {
  return Math.floor(ms / 600_000) * 600_000;
}

/** Three calendar months after today in Qatar, written as a calendar would be read. */
function lastBookableDay(now: Date): string {
  const [year = 0, month = 0, day = 0] = new Date(now.getTime() + 3 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split("-")
    .map(Number);
  const target = month + 3 > 12 ? [year + 1, month - 9] : [year, month + 3];
  for (let candidate = day; ; candidate -= 1) {
    const text = `${target[0]}-${String(target[1]).padStart(2, "0")}-${String(candidate).padStart(2, "0")}`;
    const parsed = new Date(`${text}T00:00:00Z`);
    if (!Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)) return text;
  }
}
