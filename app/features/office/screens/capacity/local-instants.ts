import { dayNumberOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { wallClock } from "#app/features/scheduling/rules/wall-time.ts";
import { dayIn, timeIn } from "#app/i18n/dates/dates.ts";

/** A moment as a form has it: day and time by the clock of the center. */
export interface LocalMoment {
  readonly day: string;
  readonly time: string;
}

/** The instant of a moment in a zone, ISO 8601; undefined while it is not complete. */
export function instantAt({ day, time }: LocalMoment, timeZone: string): string | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  const number = dayNumberOf(day);
  if (number === undefined || hours === undefined) return undefined;
  const minute = wallClock(timeZone).toUtcMinute(number, Number(hours) * 60 + Number(minutes));
  return new Date(minute * 60_000).toISOString();
}

/** An instant as a form shows it. */
export function localMoment(instant: string, timeZone: string): LocalMoment {
  return { day: dayIn(instant, timeZone), time: timeIn(instant, timeZone) };
}
