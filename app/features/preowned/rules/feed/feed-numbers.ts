import { foldDigits } from "#app/lib/text/clean-text.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";

/** What a number of a feed may be followed by, and how much of ours it is. */
export type Units = Readonly<Record<string, number>>;
export const kilometers: Units = {
  "": 1,
  km: 1,
  kms: 1,
  kilometers: 1,
  kilometres: 1,
  كم: 1,
  كيلومتر: 1,
  كيلو: 1,
  mi: 1.609344,
  mls: 1.609344,
  mile: 1.609344,
  miles: 1.609344,
  ميل: 1.609344,
};
export const kilograms: Units = { "": 1, kg: 1, كجم: 1, كغ: 1, lb: 0.45359237, lbs: 0.45359237 };
export const riyals: Units = { "": 1, qar: 1, qr: 1, ريال: 1, "ريال قطري": 1, "ر.ق": 1 };
export const horsepowerPerKw = 1.34102;
export const horsepower: Units = { "": 1, hp: 1, bhp: 1, ps: 0.98632, kw: horsepowerPerKw, حصان: 1 };
export const cubicCentimeters: Units = {
  "": 1,
  cc: 1,
  ccm: 1,
  سي: 1,
  "سي سي": 1,
  l: 1000,
  liter: 1000,
  litre: 1000,
  لتر: 1000,
};
export const pieces: Units = { "": 1 };

const written =
  /^(?<before>\p{L}[\p{L}.]*)?\s*(?<number>\d{1,3}(?:[,٬' \u00a0\u202f]\d{3})+(?:\.\d+)?|\d+(?:[.٫]\d+)?(?:E\+\d{1,2})?)\s*(?<after>\p{L}[\p{L}.]*(?: \p{L}+)?)?$/u;

/**
 * A whole number of ours, from how a feed writes it: digits of both kinds, thousands apart by commas or spaces, a unit
 * before or behind, and "1.2E+05" as spreadsheets write it. Undefined where it is none, or of a unit that nobody here knows. "1.650" is not taken for thousands.
 */
export function wholeNumber(text: string, units: Units): number | undefined {
  const { number, before, after } = written.exec(foldDigits(text).trim())?.groups ?? {};
  if (number === undefined || (before !== undefined && after !== undefined)) return undefined;
  if (/^\d+\.\d{3}$/.test(number)) return undefined;
  const plain = Number(number.replace(/[,٬' \u00a0\u202f]/g, "").replace("٫", "."));
  const unit = (before ?? after ?? "").toLowerCase().replace(/\.$/, "");
  // An engine of "2.0" has liters: nothing here has a fraction of a cubic centimeter.
  const factor = unit === "" && units === cubicCentimeters && plain < 10 ? 1000 : ownValue(units, unit);
  return factor === undefined ? undefined : Math.round(plain * factor);
}

/** Whole numbers that stand beside each other, as the "5 7" of seats. */
export function wholeNumbers(text: string): number[] {
  return (foldDigits(text).match(/\d+/g) ?? []).map(Number);
}
