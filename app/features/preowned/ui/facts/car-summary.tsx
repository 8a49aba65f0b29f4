import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { carFields, summaryFields } from "../../rules/fields/car-fields.ts";
import { carWords } from "../car/words.ts";
import { Fact } from "./fact.tsx";
import { FieldValue } from "./field-value.tsx";

/** What buyers ask about first. */
export function CarSummary({ car }: { car: UsedVehicle }) {
  const language = useLanguage();
  const words = carWords.of(language);
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" className="text-heading font-light">
        {words.atAGlance}
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-x-8 border-b border-line sm:grid-cols-3 lg:mt-7">
        {summaryFields.map((field) => (
          <Fact key={field} name={carFields[field].label[language]}>
            <FieldValue car={car} field={field} />
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
