import { normalVin } from "#app/lib/validation/vin.ts";

/** Every maker numbers its cars: so many digits a VIN has at least, and no words with a year. */
const fewestDigits = 5;

/**
 * Whether what was typed into a search is a VIN: 17 letters and digits. One more or one fewer is one that was mistyped: no part
 * number is as long, and as personal data it is searched for no more than a whole one.
 */
export function vinLikeness(text: string): "vin" | "mistyped" | undefined {
  const vin = normalVin(text);
  const digits = vin.match(/\d/g)?.length ?? 0;
  if (!/^[A-Z0-9]{16,18}$/.test(vin) || !/[A-Z]{2}/.test(vin) || digits < fewestDigits) return undefined;
  return vin.length === 17 ? "vin" : "mistyped";
}
