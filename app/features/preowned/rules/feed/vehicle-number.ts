import { cleanLine } from "#app/lib/text/clean-text.ts";
import { vehicleNumber } from "#app/lib/validation/vehicle-number.ts";

/**
 * A dealer's number as it is stored: `STK#123` and `12/345` with dashes for their signs. Undefined where none is left, where it has letters
 * that no address can have, and where a spreadsheet has made "1.2E+05" of it: its end is lost.
 */
export function vehicleNumberOf(text: string): string | undefined {
  const written = cleanLine(text).toUpperCase();
  if (hasLostDigits(written) || /[^\P{L}A-Z]/u.test(written)) return undefined;
  const number = written.replace(/[^A-Z0-9_]+/g, "-").replace(/^-|-$/g, "");
  return vehicleNumber.test(number) ? number : undefined;
}

/** As spreadsheets write long numbers, and as those of JSON come that no program holds exactly. */
export function hasLostDigits(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(cleanLine(text));
}
