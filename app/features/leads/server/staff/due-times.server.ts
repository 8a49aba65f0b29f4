import { addDays, dayIn, startOfDay } from "#app/i18n/dates/dates.ts";
import { config } from "#app/platform/config.server.ts";
import { afterOpenMinutes, minutesOpen, type OpenSpan } from "../../rules/inbox/opening-hours.ts";

/** An owner is found within so many minutes: by the program, or else by a manager. */
const ownerMinutes = 5;

/** When a lead that was left at this moment must have an owner, and when it must have been answered. */
export function dueTimes(leftAt: Date): { readonly ownerBy: Date; readonly answerBy: Date } {
  return { ownerBy: afterOpenMinutes(leftAt, ownerMinutes, spansFrom(leftAt)), answerBy: answerDue(leftAt) };
}

/** When an answer that is owed from this moment on is due. */
export function answerDue(from: Date): Date {
  return afterOpenMinutes(from, config.leads.answerMinutes, spansFrom(from));
}

/** The hours in which leads are answered, from the day before on: a night's hours may reach into this one. */
function* spansFrom(at: Date): Generator<OpenSpan> {
  const { zone } = config.importer;
  for (let day = addDays(dayIn(at, zone), -1); ; day = addDays(day, 1)) {
    const midnight = startOfDay(day, zone).getTime();
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    for (const hours of config.leads.hours[weekday] ?? []) {
      const [from, to] = minutesOpen(hours);
      yield { from: new Date(midnight + from * 60_000), to: new Date(midnight + to * 60_000) };
    }
  }
}
