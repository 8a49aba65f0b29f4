import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { fieldInWords } from "../../field-words.ts";
import { type CarField, carFields, type FieldValues } from "../../rules/fields/car-fields.ts";
import { carWords } from "../car/words.ts";

interface FieldValueProps<Name extends CarField> {
  car: FieldValues<Name, string>;
  field: Name;
}

/** What a car says of a field, with its unit, or that it says nothing. */
export function FieldValue<Name extends CarField>({ car, field }: FieldValueProps<Name>) {
  const language = useLanguage();
  const text = fieldInWords(car, field, language);
  if (text === undefined) return <span className="text-ink-faint">{carWords.of(language).notStated}</span>;
  if (carFields[field].kind !== "number") return text;
  // The digits keep their direction in Arabic; the unit follows in its own.
  const [digits, ...unit] = text.split(" ");
  return (
    <span className="whitespace-nowrap tabular">
      <Ltr>{digits}</Ltr>
      {unit.map((word) => ` ${word}`)}
    </span>
  );
}
