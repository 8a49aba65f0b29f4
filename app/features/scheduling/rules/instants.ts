import { dayOf, minutesPerDay } from "./calendar-days.ts";

const timesOfDay = Array.from({ length: minutesPerDay }, (_, minute) => {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `T${hours}:${minutes}:00.000Z`;
});
let latest = { day: 0, text: dayOf(0) };

/** A UTC minute as ISO 8601. Made for thousands that come day after day: the date of a day is written once. */
export function instantOf(utcMinute: number): string {
  const day = Math.floor(utcMinute / minutesPerDay);
  if (day !== latest.day) latest = { day, text: dayOf(day) };
  return latest.text + timesOfDay[utcMinute - day * minutesPerDay];
}
