import { dayNumberOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { cleanLine } from "#app/lib/text/clean-text.ts";

/** A day as the date field shows it, MM/DD/YYYY, from YYYY-MM-DD. */
export function shownDay(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}

/** The day that was typed as MM/DD/YYYY, as YYYY-MM-DD; undefined where it is none. Arabic digits are understood. */
export function typedDay(typed: string): string | undefined {
  const [, month = "", date = "", year = ""] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cleanLine(typed)) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return dayNumberOf(day) === undefined ? undefined : day;
}
