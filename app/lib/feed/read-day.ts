import { foldDigits } from "../text/clean-text.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]00:00(?::00)?)?$/;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4})(?: 0?0:00(?::00)?)?$/;

/**
 * A day as people and spreadsheets write it, as YYYY-MM-DD: 2026-11-29, 29/11/2026, 29-Nov-2026. The day stands before the month, as in the
 * Gulf, unless only the other order gives a day. Undefined where it is none.
 */
export function readDay(text: string): string | undefined {
  const written = foldDigits(text).trim().toLowerCase();
  const [, year = "", month = "", day = ""] = yearFirst.exec(written) ?? [];
  if (year !== "") return dayOf(year, month, day);
  const [, first = "", second = "", last = ""] = yearLast.exec(written) ?? [];
  const named = months.indexOf(second.slice(0, 3)) + 1;
  if (named > 0) return dayOf(last, String(named), first);
  return dayOf(last, second, first) ?? dayOf(last, first, second);
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso) ? iso : undefined;
}
