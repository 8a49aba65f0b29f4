/** Which days a field can hold, seen from today (YYYY-MM-DD). */
export type DayKind = "birth" | "issue" | "expiry";

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const numeric = /(?<!\d)(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4})(?!\d)/g;
const yearFirst = /(?<!\d)(\d{4})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{1,2})(?!\d)/g;
const named = /(?<!\d)(\d{1,2})\s?[/.-]?\s?([A-Z]{3})[A-Z]{0,6}\s?[/.,-]?\s?(\d{4})(?!\d)/g;
/** A slash beside a 7 is overlooked: all digits are there, and at most one sign between them. */
const unsigned = /(?<!\d)(\d{2})[/.-]?(\d{2})[/.-]?(\d{4})(?!\d)/;
const years = { birth: [-110, 0], issue: [-60, 1], expiry: [-30, 20] } as const;

/** The first day in a text that the field can hold as YYYY-MM-DD; undefined where there is none. */
export function readDay(text: string, kind: DayKind, today: string): string | undefined {
  const plain = text.toUpperCase();
  const days = [
    ...[...plain.matchAll(numeric)].map((parts) => written(parts[3], parts[2], parts[1])),
    ...[...plain.matchAll(yearFirst)].map((parts) => written(parts[1], parts[2], parts[3])),
    ...[...plain.matchAll(named)].map(namedDay),
  ];
  return days.find((day) => isReal(day) && isSane(day, kind, today));
}

/** The day in a text of which signs were overlooked; a guess. */
export function guessDay(text: string, kind: DayKind, today: string): string | undefined {
  const parts = unsigned.exec(text);
  const day = parts === null ? undefined : written(parts[3], parts[2], parts[1]);
  return day !== undefined && isReal(day) && isSane(day, kind, today) ? day : undefined;
}

/** A day with two digits of the year, YYMMDD, as in machine readable zones. */
export function shortDay(text: string, kind: DayKind, today: string): string | undefined {
  const parts = /^(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (parts === null) return undefined;
  const [, year = "", month = "", day = ""] = parts;
  const inThisCentury = `20${year}-${month}-${day}`;
  const chosen = kind === "birth" && inThisCentury > today ? `19${year}-${month}-${day}` : inThisCentury;
  return isReal(chosen) && isSane(chosen, kind, today) ? chosen : undefined;
}

function namedDay(parts: RegExpExecArray): string {
  return written(parts[3], String(months.indexOf(parts[2] ?? "") + 1), parts[1]);
}

function written(year = "", month = "", day = ""): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function isReal(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}

function isSane(day: string, kind: DayKind, today: string): boolean {
  const [least, most] = years[kind];
  const from = (offset: number) => `${Number(today.slice(0, 4)) + offset}${today.slice(4)}`;
  return day >= from(least) && day <= from(most);
}
