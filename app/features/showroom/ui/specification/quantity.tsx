import { useLanguage } from "#app/i18n/use-language.ts";
import type { SpecificationName, Specifications } from "../../rules/vehicle/specification.ts";
import { inSecondUnit, numberInWords, unitOf } from "./number-words.ts";
import { namedValues, secondUnits, tableWords } from "./words.ts";

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
    <>
      <bdi className="whitespace-nowrap">
        {numberInWords(name, value)} {unitOf(name, value, language)}
      </bdi>
      {(name === "powerKw" || name === "consumption") && (
        // On a line of its own where the column is too narrow for both.
        <>
          {" "}
          <bdi className="whitespace-nowrap text-ink-soft">
            ({inSecondUnit[name](value)} {secondUnits.of(language)[name]})
          </bdi>
        </>
      )}
    </>
  );
}
