import { normalize } from "#app/lib/validation/validation-patterns.ts";

/** A part number as it is stored and compared: upper case, Latin digits, nothing but letters and digits. */
export function normalPartNumber(text: string): string {
  return normalize("partNumber", text);
}

/** A part number as people read it: in groups of five, `44000-REM01` or `44000-REM01-A2`. */
export function readablePartNumber(number: string): string {
  return [number.slice(0, 5), number.slice(5, 10), number.slice(10)].filter(Boolean).join("-");
}
