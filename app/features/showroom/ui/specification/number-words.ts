import type { Language } from "#app/i18n/language.ts";
import type { SpecificationName } from "../../rules/vehicle/specification.ts";
import { units } from "./words.ts";

/** Consumption and acceleration are measured to a tenth, and say so: 4.0, not 4. */
const measuredToATenth = new Set<SpecificationName>(["consumption", "acceleration"]);
const whole = new Intl.NumberFormat("en");
const tenths = new Intl.NumberFormat("en", { minimumFractionDigits: 1 });

export function numberInWords(name: SpecificationName, value: number): string {
  return (measuredToATenth.has(name) ? tenths : whole).format(value);
}

export function unitOf(name: SpecificationName, language: Language): string | undefined {
  const named: Partial<Record<SpecificationName, string>> = units.of(language);
  return named[name];
}
