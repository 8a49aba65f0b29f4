import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { Fact } from "./fact.tsx";
import { fieldInWords } from "./quantities.tsx";
import { carWords } from "./words.ts";

const fields = [
  "year",
  "kilometrage",
  "fuelType",
  "transmission",
  "engineSize",
  "bodyType",
  "fullColor",
  "warranty",
] as const;

/** What a buyer asks first. */
export function CarSummary({ car }: { car: UsedVehicle }) {
  const language = useLanguage();
  const words = carWords.of(language);
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" className="text-heading font-light">
        {words.atAGlance}
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-x-8 border-b border-line sm:grid-cols-3 lg:mt-7">
        {fields.map((field) => (
          <Fact key={field} name={words[field]}>
            {fieldInWords(car, field, language)}
            {field === "year" && <span className="text-ink-soft"> ({words.years(car.carAge)})</span>}
          </Fact>
        ))}
        <Fact name={words.vehicleNo}>
          <Ltr className="tabular">{car.vehicleNo}</Ltr>
        </Fact>
      </dl>
    </section>
  );
}
