import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery } from "../../../browser/office-queries.ts";
import { type CarField, listCarModelsCall } from "../../../calls/customer-deed-calls.ts";
import { Select, TextField } from "../../../ui/kit/fields.tsx";
import { answerWords } from "../answer-words.ts";
import type { EnteredCar } from "./link-answer.ts";

interface NewCarProps {
  car: EnteredCar;
  onChange: (field: CarField, value: string) => void;
  wrong: readonly CarField[];
}

/** A car that is not on record, as its registration card says. */
export function NewCarFields({ car, onChange, wrong }: NewCarProps) {
  const language = useLanguage();
  const words = answerWords.of(language);
  const models = useQuery(officeQuery(listCarModelsCall, {}, { language }));
  const problem = (field: CarField) => (wrong.includes(field) ? words.fieldWrong : undefined);
  const field = (name: CarField, label: string, maxLength: number) => (
    <TextField
      label={label}
      value={car[name]}
      onChange={(value) => onChange(name, value)}
      problem={problem(name)}
      maxLength={maxLength}
      required
      ltr
    />
  );
  return (
    <div className="grid gap-3">
      <p className="text-sm">{words.notOnRecord}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={words.model}
          value={car.model === "" ? null : car.model}
          onChange={(id) => onChange("model", id)}
          choices={(models.data?.models ?? []).map(({ id, name }) => ({ id, label: name }))}
          problem={problem("model")}
          required
        />
        {field("year", words.year, 4)}
        {field("plate", words.plate, 10)}
        {field("mileage", words.mileage, 7)}
      </div>
    </div>
  );
}
