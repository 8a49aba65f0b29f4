import { cleanLine } from "#app/lib/text/clean-text.ts";

/**
 * A number as people type it: with separators of thousands of either script, a currency or percent sign, and
 * Arabic-Indic digits. Undefined where it is no number, or a negative one.
 */
export function readNumber(typed: string): number | undefined {
  const text = cleanLine(typed)
    .replace("٫", ".")
    .replace(/[\s,٬،%٪]|QAR|ريال/gi, "");
  return /^\d{1,12}(\.\d*)?$/.test(text) ? Number(text) : undefined;
}

/** The same, rounded to a whole number: riyals and months. */
export function readWholeNumber(typed: string): number | undefined {
  const number = readNumber(typed);
  return number === undefined ? undefined : Math.round(number);
}
