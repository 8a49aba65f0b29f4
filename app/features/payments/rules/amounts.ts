import { ownValue } from "#app/lib/untrusted/own-value.ts";

/** Digits after the point of the currencies that are not divided by a hundred. */
const otherDecimals: Readonly<Record<string, number>> = { KWD: 3, BHD: 3, OMR: 3, JOD: 3, TND: 3, JPY: 0 };

export function decimalsOf(currency: string): number {
  return ownValue(otherDecimals, currency) ?? 2;
}

/** An amount of the smallest unit as gateways write it: 139950 dirhams are "1399.50". */
export function majorUnits(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`${minor} is not an amount`);
  const decimals = decimalsOf(currency);
  const digits = String(minor).padStart(decimals + 1, "0");
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * The reverse, of what a gateway wrote as a text or as a number of JSON. Undefined for what is no amount, and for parts of the
 * smallest unit: nothing is rounded.
 */
export function minorUnits(written: string | number, currency: string): number | undefined {
  const [, whole, fraction = ""] = /^(\d{1,13})(?:\.(\d+))?$/.exec(String(written)) ?? [];
  if (whole === undefined) return undefined;
  const decimals = decimalsOf(currency);
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined;
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

const amountPlace = "the amount stands here";

/** A JSON text with an amount as its number: the digits as they are, never computed. */
export function withAmount(json: object, minor: number, currency: string): string {
  const text = JSON.stringify({ ...json, amount: amountPlace });
  return text.replace(`"${amountPlace}"`, majorUnits(minor, currency));
}
