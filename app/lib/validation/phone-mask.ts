import { normalize } from "./validation-patterns.ts";

const inGroups = 4;

/**
 * What a field for a mobile number shows during typing: Latin digits in two groups, the dial code taken off.
 * Nothing is cut away, so that a number of another country stays to be seen as wrong. `caret` follows its digit.
 */
export function maskPhone(typed: string, caret: number): { value: string; caret: number } {
  const digits = normalize("phone", typed).replace(/\D/g, "");
  const whole = digitsOf(typed);
  // What was taken off stood at the beginning.
  const before = Math.max(0, digitsOf(typed.slice(0, caret)).length - (whole.length - digits.length));
  const gap = digits.length > inGroups ? 1 : 0;
  const value = gap ? `${digits.slice(0, inGroups)} ${digits.slice(inGroups)}` : digits;
  return { value, caret: before + (before > inGroups ? gap : 0) };
}

function digitsOf(text: string): string {
  return text.replace(/[^\d٠-٩۰-۹]/g, "");
}
