/** Calendar days counted from 1970-01-01, without a zone: integers that can be compared and added. */

export const minutesPerDay = 1440;

/** The number of a day written YYYY-MM-DD; undefined for a day that does not exist, as 2026-02-30. */
export function dayNumberOf(day: string): number | undefined {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day) return undefined;
  return ms / 86_400_000;
}

/** A day number as YYYY-MM-DD. */
export function dayOf(dayNumber: number): string {
  return new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(dayNumber: number): number {
  return (((dayNumber + 4) % 7) + 7) % 7;
}

/** The same day of a later month, or the last day of that month where it is shorter. */
export function monthsLater(dayNumber: number, months: number): number {
  const date = new Date(dayNumber * 86_400_000);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastOfMonth = Date.UTC(year, month + 1, 0);
  return Math.min(Date.UTC(year, month, date.getUTCDate()), lastOfMonth) / 86_400_000;
}
