import { cleanLine } from "#app/lib/text/clean-text.ts";

/** Day, month and year as they are typed, each part digits alone or empty. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const [firstYear, lastYear] = [1900, 2199];
/** Years of two digits from here on were in the last century. */
const lastCentury = 70;

/** Whether a text is a day that is in the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (Number(year) < firstYear || Number(year) > lastYear) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** The parts of YYYY-MM-DD, or of what `textOfParts` made of an unfinished date. */
export function partsOfDate(text: string): DateParts {
  const [, year = "", month = "", day = ""] = /^(\d*)-(\d*)-(\d*)$/.exec(text) ?? [];
  return { day: withoutZero(day), month: withoutZero(month), year };
}

/** YYYY-MM-DD; for an unfinished date what there is of it, between its dashes, and for an empty one nothing. */
export function textOfParts({ day, month, year }: DateParts): string {
  if (day === "" && month === "" && year === "") return "";
  const pad = (part: string) => (part === "" ? "" : part.padStart(2, "0"));
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** A year that was written with two digits, in four. */
export function wholeYear(year: string): string {
  if (!/^\d\d$/.test(year)) return year;
  return Number(year) >= lastCentury ? `19${year}` : `20${year}`;
}

/** Names of months, also short, with another hamza and of the Levant; each by its beginning. */
const names: readonly RegExp[] = [
  /^(?:jan|يناير|كانون الثاني)/,
  /^(?:feb|فبراير|شباط)/,
  /^(?:mar|مارس|اذار)/,
  /^(?:apr|ابريل|نيسان)/,
  /^(?:may|مايو|ايار)/,
  /^(?:jun|يونيو|يونيه|حزيران)/,
  /^(?:jul|يوليو|يوليه|تموز)/,
  /^(?:aug|اغسطس|اب$)/,
  /^(?:sep|سبتمبر|ايلول)/,
  /^(?:oct|اكتوبر|تشرين الاول)/,
  /^(?:nov|نوفمبر|تشرين الثاني)/,
  /^(?:dec|ديسمبر|كانون الاول)/,
];

/**
 * A whole date in any usual way of writing, as YYYY-MM-DD: "03/07/2026", "3 July 2026", «٣ يوليو ٢٠٢٦», "2026-07-03". Of two
 * numbers that could both be the month, the day comes first, as in the Gulf. Undefined where it is no whole date.
 */
export function typedDate(typed: string): string | undefined {
  const text = dateIn(typed);
  const [, year = "", month8 = "", day8 = ""] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year !== "") return dayOf(year, month8, day8);
  const numbers = text.match(/\d+/g) ?? [];
  const [first = "", second = "", third = ""] = numbers;
  if (/^\d[\d\s/.-]*$/.test(text)) {
    if (numbers.length !== 3) return undefined;
    if (first.length === 4) return dayOf(first, second, third);
    const isMonthFirst = Number(second) > 12 && Number(first) <= 12;
    return isMonthFirst ? dayOf(third, first, second) : dayOf(third, second, first);
  }
  const month = monthIn(text);
  if (month === undefined || numbers.length !== 2) return undefined;
  return first.length === 4 ? dayOf(first, month, second) : dayOf(second, month, first);
}

/** The years of days in a file: from this one on, and so many to come. */
const [firstNear, yearsAhead] = [2000, 10];

/** A whole date as `typedDate` reads it, unless its year is far from now: `1448-06-09` is a day of the Hijri calendar, or a slip. */
export function nearDate(typed: string, now: Date): string | undefined {
  const day = typedDate(typed);
  const year = Number(day?.slice(0, 4));
  return year >= firstNear && year <= now.getUTCFullYear() + yearsAhead ? day : undefined;
}

/** Three numbers in the order of a date that no calendar has, such as one of another calendar: nothing of them is lost. */
export function typedParts(typed: string): DateParts | undefined {
  const text = dateIn(typed);
  const numbers = text.match(/\d+/g)?.map(withoutZero) ?? [];
  const [first = "", month = "", last = ""] = numbers;
  if (numbers.length !== 3 || !/^\d[\d\s/.-]*$/.test(text)) return undefined;
  return first.length === 4 ? { day: last, month, year: first } : { day: first, month, year: last };
}

/** The date alone, in small letters: an hour may follow it, and the sign of its calendar. */
function dateIn(typed: string): string {
  const text = cleanLine(typed).slice(0, 60).toLowerCase();
  // bounded: 60 characters, as cut above.
  return text.replace(/[ t]\d{1,2}:\d\d.*$/, "").replace(/(?<=\d)\s?م\.?$/, "");
}

function monthIn(text: string): string | undefined {
  const words = plainAlef(text.replace(/[^\p{L}]+/gu, " ").trim()).split(" ");
  for (const [place] of words.entries()) {
    const rest = words.slice(place).join(" ");
    const month = names.findIndex((name) => name.test(rest));
    if (month >= 0) return String(month + 1);
  }
  return undefined;
}

function plainAlef(text: string): string {
  return text.replace(/[أإآ]/g, "ا");
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const text = textOfParts({ day, month, year: wholeYear(year) });
  return isDay(text) ? text : undefined;
}

function withoutZero(part: string): string {
  return part.replace(/^0(?=\d)/, "");
}
