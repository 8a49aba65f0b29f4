import { foldDigits } from "#app/lib/text/clean-text.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";

/** What a number of a feed may be followed by, without blanks and full stops, and how much of ours it is. */
export type Units = Readonly<Record<string, number>>;

function unitsOf(...kinds: readonly (readonly [factor: number, names: string])[]): Units {
  return Object.fromEntries(
    kinds.flatMap(([factor, names]) => names.split(",").map((name) => [bareUnit(name), factor])),
  );
}

const bareUnit = (unit: string) => unit.toLowerCase().replace(/[.\s]/g, "");

export const kilometers = unitsOf(
  [1, ",km,kms,kilometer,kilometers,kilometre,kilometres,kmt,kmr,كم,ك م,كلم,كيلومتر,كيلو متر,كيلومترات,كيلو"],
  [1.609344, "mi,mls,mile,miles,ميل,أميال"],
);
export const kilograms = unitsOf(
  [1, ",kg,kgs,kilogram,kilograms,كجم,كغ,كغم,كيلوجرام,كيلوغرام"],
  [0.45359237, "lb,lbs,pounds"],
);
export const riyals = unitsOf([
  1,
  ",qar,qr,qrs,riyal,riyals,rial,rials,qatari riyal,qatari riyals,qatari rial,qatari rials,ريال,ريالات,ريال قطري,ر.ق,ق.ر",
]);
export const horsepowerPerKw = 1.34102;
export const horsepower = unitsOf(
  [1, ",hp,bhp,horsepower,horse power,horses,حصان,حصانا,قوة حصان"],
  [0.98632, "ps,cv,ch,pferdestärken,metric hp"],
  [horsepowerPerKw, "kw,kilowatt,kilowatts,كيلوواط"],
);
export const cubicCentimeters = unitsOf(
  [1, ",cc,ccm,cm3,cu cm,سي,سي سي,سم3"],
  [1000, "l,lt,ltr,ltrs,lit,liter,liters,litre,litres,لتر,ليتر"],
);
export const pieces: Units = { "": 1 };
export const years = unitsOf([1, ",my,model,model year,year,موديل,سنة"]);
export const cylinders = unitsOf([
  1,
  ",v,i,l,w,h,inline,flat,straight,cyl,cyls,cylinder,cylinders,اسطوانة,اسطوانات,أسطوانة,أسطوانات,سلندر,سلندرات",
]);
export const doors = unitsOf([1, ",d,dr,drs,door,doors,باب,أبواب,ابواب"]);

/** What stands beside the size or the power of an engine and is neither: "V6", "Turbo", "@ 6000 rpm". */
const besides =
  // bounded: 80 characters, as `wholeNumber` reads no longer text.
  /(?<![\p{L}\d])(?:[vilwhr]-?\d{1,2}|\d{1,2}[-\s]?cyl(?:inders?)?|\d{1,2}-?v(?:alves?)?|(?:twin|bi|quad)?[-\s]?turbo(?:charged)?|supercharged|hybrid|petrol|gasoline|diesel|engine|dohc|sohc|تيربو|توربو)(?![\p{L}\d])|@.*$/giu;
const ofEngines: ReadonlySet<Units> = new Set([cubicCentimeters, horsepower]);
/** Nothing has thousandths of a riyal or a kilometer: a point before three digits sets thousands apart. */
const withoutThousandths: ReadonlySet<Units> = new Set([riyals, kilometers]);

const written =
  // bounded: 80 characters, as `wholeNumber` reads no longer text.
  /^\+?(?:(?<before>\p{L}[\p{L}. ]*?)(?:\s*|(?<=^\p{L})-))?\+?(?<number>\d[\d.,' ]*?(?:E\+\d{1,2})?)(?:\s*|-(?=\p{L}))(?<after>\p{L}[\p{L}.]*3?(?: \p{L}+)?)?$/u;
/** Thousands by one sign, a fraction by another; or a fraction alone that cannot be thousands. */
const forms: readonly (readonly [RegExp, thousands: string, point: string])[] = [
  [/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, ",", "."],
  [/^\d{1,3}(?:'\d{3})+(?:[.,]\d+)?$/, "'", ","],
  [/^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/, " ", ","],
  [/^\d{1,3}(?:\.\d{3})+,\d+$/, ".", ","],
  [/^\d{1,3}(?:\.\d{3}){2,}$/, ".", ","],
  [/^\d+(?:\.\d+)?(?:E\+\d{1,2})?$/, ",", "."],
  [/^(?:\d+,\d|\d{4,},\d\d|\d,\d+E\+\d{1,2})$/, " ", ","],
];

/**
 * A whole number of ours, from how a feed writes it: digits of both kinds, thousands apart by commas, points or spaces, a unit
 * before or behind, and "1.2E+05" as spreadsheets write it. Undefined where it is none, of a unit that nobody here knows, or could be
 * two: "1.650" is not taken for thousands of kilograms.
 */
export function wholeNumber(text: string, units: Units): number | undefined {
  if (text.length > longest) return undefined;
  const { number, before, after } = written.exec(plainText(text, units))?.groups ?? {};
  if (number === undefined || (before !== undefined && after !== undefined)) return undefined;
  const unit = bareUnit(before ?? after ?? "");
  const plain = plainNumber(number, units);
  if (plain === undefined) return undefined;
  // An engine of "2.0" has liters: nothing here has a fraction of a cubic centimeter.
  const factor = unit === "" && units === cubicCentimeters && plain < 10 ? 1000 : ownValue(units, unit);
  return factor === undefined ? undefined : Math.round(plain * factor);
}

/** No number of a car is longer with all that stands beside it. */
const longest = 80;

/** Signs that look alike as one, without what stands beside. */
function plainText(text: string, units: Units): string {
  const plain = foldDigits(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll("﷼", "ريال")
    .replace(/[’‘`´]/g, "'")
    .replaceAll("٬", ",")
    .replaceAll("٫", ".")
    .replaceAll("³", "3")
    .replace(/\p{Zs}/gu, " ");
  if (units === riyals) return plain.replace(/\/[-=](?=\s|$)/, "").trim();
  return (ofEngines.has(units) ? plain.replace(besides, " ") : plain).trim();
}

function plainNumber(number: string, units: Units): number | undefined {
  if (/^\d+\.\d{3}$/.test(number)) {
    if (units === cubicCentimeters && /^\d\./.test(number)) return Number(number);
    return withoutThousandths.has(units) && /^[1-9]\d{0,2}\./.test(number)
      ? Number(number.replace(".", ""))
      : undefined;
  }
  if (units === cubicCentimeters && /^\d,\d\d?$/.test(number)) return Number(number.replace(",", "."));
  const [, thousands, point] = forms.find(([form]) => form.test(number)) ?? [];
  if (thousands === undefined || point === undefined) return undefined;
  return Number(number.replaceAll(thousands, "").replace(point, "."));
}

/** Whole numbers that stand beside each other, as the "5 7" of seats. */
export function wholeNumbers(text: string): number[] {
  return (foldDigits(text).match(/\d+/g) ?? []).map(Number);
}
