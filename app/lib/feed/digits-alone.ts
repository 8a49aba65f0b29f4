import { cleanLine } from "../text/clean-text.ts";

/**
 * A whole number of digits alone, of either script: `3,500` and `35.00` could be another amount. Nothing is nothing however it is
 * written.
 */
export function digitsAlone(text: string): number | undefined {
  const written = cleanLine(text);
  return /^(?:\d{1,9}|0[.,٫]0{1,3})$/.test(written) ? Number.parseInt(written, 10) : undefined;
}
