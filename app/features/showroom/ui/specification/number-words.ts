import type { Language } from "#app/i18n/language.ts";
import { nounAfter } from "#app/i18n/numbers/counted.ts";
import type { SpecificationName } from "../../rules/vehicle/specification.ts";
import { countedUnits, units } from "./words.ts";

/** Consumption and acceleration are measured to a tenth, and say so: 4.0, not 4. */
const measuredToATenth = new Set<SpecificationName>(["consumption", "acceleration"]);
const whole = new Intl.NumberFormat("en");
const tenths = new Intl.NumberFormat("en", { minimumFractionDigits: 1 });

/** Power is stored in kilowatts and shown in horsepower. */
const horsepowerPerKw = 1.34102;

/** The same in the unit that stands beside the first: kilowatts, and kilometers on a liter. */
export const inSecondUnit = {
  powerKw: (kw: number) => whole.format(kw),
  consumption: (litersPer100Km: number) => tenths.format(Math.round(1000 / litersPer100Km) / 10),
};

/** The number of a specification in the unit of `unitOf`. */
export function numberInWords(name: SpecificationName, value: number): string {
  return (measuredToATenth.has(name) ? tenths : whole).format(shownValue(name, value));
}

function shownValue(name: SpecificationName, value: number): number {
  return name === "powerKw" ? Math.round(value * horsepowerPerKw) : value;
}

/** The unit of a specification, as the number before it is counted. */
export function unitOf(name: SpecificationName, value: number, language: Language): string | undefined {
  const noun = countedUnits[name];
  if (language === "ar" && noun !== undefined) return nounAfter(shownValue(name, value), noun);
  const named: Partial<Record<SpecificationName, string>> = units.of(language);
  return named[name];
}
