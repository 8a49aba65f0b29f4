import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { type CarField, carFields, dimensionFields, technicalFields } from "../../rules/fields/car-fields.ts";
import { carWords } from "../car/words.ts";
import { Fact } from "./fact.tsx";
import { FieldValue } from "./field-value.tsx";

/** The collapsible sections of a used car (product/used-cars.md#details); what the dealer wrote stands open. */
export function CarSections({ car }: { car: UsedVehicle }) {
  const language = useLanguage();
  const words = carWords.of(language);
  return (
    <div className="border-t border-line-strong">
      <Section title={carFields.description.label[language]} open>
        <p className="max-w-[68ch] whitespace-pre-line">{car.description || words.noDescription}</p>
      </Section>
      <Section title={words.technical} open>
        <Facts car={car} fields={technicalFields} />
      </Section>
      <Section title={words.dimensions}>
        <Facts car={car} fields={dimensionFields} />
      </Section>
      {car.specifications.length > 0 && (
        <Section title={words.others}>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {car.specifications.map((one) => (
              <li key={one} className="flex gap-3 border-t border-line py-2.5">
                <Icon name="check" className="mt-0.5 size-5 shrink-0 text-accent" />
                {one}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Section({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <Fold large open={open} label={title} className="border-b border-line-strong">
      <div className="pb-7">{children}</div>
    </Fold>
  );
}

function Facts({ car, fields }: { car: UsedVehicle; fields: readonly CarField[] }) {
  const language = useLanguage();
  return (
    <dl className="grid gap-x-8 sm:grid-cols-3">
      {fields.map((field) => (
        <Fact key={field} name={carFields[field].label[language]}>
          <FieldValue car={car} field={field} />
        </Fact>
      ))}
    </dl>
  );
}
