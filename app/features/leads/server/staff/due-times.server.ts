import { addDays, dayIn, startOfDay } from "#app/i18n/dates/dates.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import {
  afterOpenMinutes,
  minutesOpen,
  type OpeningHours,
  type OpenSpan,
} from "../../rules/inbox/opening-hours.ts";

/** An owner is found within so many minutes: by the program, or else by a manager. */
const ownerMinutes = 5;

/** The hours in which leads are answered on a day, YYYY-MM-DD. */
export type HoursOn = (day: string) => readonly OpeningHours[];
/** The hours of a location, or of the importer where a lead names none. */
type ReadHours = (trx: AnyTransaction, location: string | null) => Promise<HoursOn>;

const weekHours: HoursOn = (day) => config.leads.hours[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? [];
let readHours: ReadHours = async () => weekHours;

/** Sets whence the real hours of a location come. The feature that knows the places calls it when it is loaded. */
export function provideLeadHours(read: ReadHours): void {
  readHours = read;
}

/** The hours in which leads of a location are answered, with its Ramadan, holidays and closed days. */
export function leadHours(trx: AnyTransaction, location: string | null): Promise<HoursOn> {
  return readHours(trx, location);
}

/** When a lead that was left at this moment must have an owner, and when it must have been answered. */
export function dueTimes(
  leftAt: Date,
  hours: HoursOn = weekHours,
): { readonly ownerBy: Date; readonly answerBy: Date } {
  return {
    ownerBy: afterOpenMinutes(leftAt, ownerMinutes, spansFrom(leftAt, hours)),
    answerBy: answerDue(leftAt, hours),
  };
}

/** When an answer that is owed from this moment on is due. */
export function answerDue(from: Date, hours: HoursOn = weekHours): Date {
  return afterOpenMinutes(from, config.leads.answerMinutes, spansFrom(from, hours));
}

/** The hours in which leads are answered, from the day before on: a night's hours may reach into this one. */
function* spansFrom(at: Date, hoursOn: HoursOn): Generator<OpenSpan> {
  const { zone } = config.importer;
  let end = 0;
  for (let day = addDays(dayIn(at, zone), -1); ; day = addDays(day, 1)) {
    const midnight = startOfDay(day, zone).getTime();
    const open = hoursOn(day);
    // A closed day is looked at as well, or a place that never opens would be looked for without an end.
    if (open.length === 0) yield { from: new Date(midnight), to: new Date(midnight) };
    for (const hours of open) {
      const [from, to] = minutesOpen(hours).map((minute) => midnight + minute * 60_000) as [number, number];
      // Hours of several places lie over one another.
      if (to > end) yield { from: new Date(Math.max(from, end)), to: new Date(to) };
      end = Math.max(end, to);
    }
  }
}
