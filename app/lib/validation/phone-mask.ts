import { cleanLine } from "../text/clean-text.ts";
import { holdsExtension, holdsSeveralNumbers } from "./typed-phone.ts";
import { normalize } from "./validation-patterns.ts";

const inGroups = 4;

/**
 * What a field for a mobile number shows during typing: Latin digits in two groups, the dial code taken off. A number of another
 * country, one with an extension and two of them stay as they are, to be seen as wrong. `caret` follows its digit.
 */
export function maskPhone(typed: string, caret: number): { value: string; caret: number } {
  if (holdsExtension(typed) || holdsSeveralNumbers(typed)) return { value: typed, caret };
  const national = normalize("phone", typed);
  const digits = national.replace(/\D/g, "");
  if (national.startsWith("+")) {
    const value = cleanLine(typed);
    return { value, caret: Math.min(caret, value.length) };
  }
  const whole = digitsOf(typed);
  // What was taken off stood at the beginning.
  const before = Math.max(0, digitsOf(typed.slice(0, caret)).length - (whole.length - digits.length));
  const gap = digits.length > inGroups ? 1 : 0;
  const value = gap ? `${digits.slice(0, inGroups)} ${digits.slice(inGroups)}` : digits;
  return { value, caret: before + (before > inGroups ? gap : 0) };
}

function digitsOf(text: string): string {
  return cleanLine(text).replace(/\D/g, "");
}
