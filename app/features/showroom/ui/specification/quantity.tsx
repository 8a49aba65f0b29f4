import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { SpecificationName, Specifications } from "../../rules/vehicle/specification.ts";
import { namedValues, tableWords, units } from "./words.ts";

interface QuantityProps {
  name: SpecificationName;
  value: Specifications[SpecificationName];
}

/** A specification in words: a number with its unit, a name, or that there is none. */
export function Quantity({ name, value }: QuantityProps) {
  const language = useLanguage();
  if (value === undefined) return <span className="text-ink-faint">{tableWords.of(language).none}</span>;
  if (typeof value === "string") return namedValues.of(language)[value];
  return (
    <span className="whitespace-nowrap">
      <Ltr>{numberInWords(name, value)}</Ltr> {unitOf(name, language)}
    </span>
  );
}

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
