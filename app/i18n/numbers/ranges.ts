import type { Language } from "../language.ts";

/**
 * From one value to another: "300 to 450", «من 300 إلى 450». In Arabic each value is isolated, so that neither number
 * takes the place of the other in a line that runs from right to left.
 */
export function rangeInWords(
  [least, most]: readonly [least: string | number, most: string | number],
  language: Language,
): string {
  return language === "ar" ? `من ${isolated(least)} إلى ${isolated(most)}` : `${least} to ${most}`;
}

/** A text that keeps its own direction, whatever stands around it. */
function isolated(text: string | number): string {
  return `\u2068${text}\u2069`;
}
