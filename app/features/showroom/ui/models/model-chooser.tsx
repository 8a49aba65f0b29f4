import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { comparedWords } from "#app/ui/comparison/words.ts";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { vehicleWords } from "../vehicle/words.ts";

interface ModelChooserProps {
  action: string;
  /** The name of the models in the address. */
  name: string;
  /** What each place is called; the last may be left empty. */
  labels: readonly string[];
  /** The ids that are chosen, by place. */
  chosen: readonly (string | undefined)[];
  choices: readonly { readonly id: string; readonly name: string }[];
}

/** A form with GET that sets models side by side, without any script. */
export function ModelChooser({ action, name, labels, chosen, choices }: ModelChooserProps) {
  const language = useLanguage();
  return (
    <form
      method="get"
      action={action}
      className="grid items-end gap-4 sm:grid-cols-2 lg:flex lg:flex-wrap print:hidden"
    >
      <input type="hidden" name="lang" value={language} />
      {labels.map((label, place) => (
        <div key={`${label} ${chosen[place]}`} className="lg:w-64">
          <SelectField name={name} label={label} defaultValue={chosen[place] ?? choices[place]?.id ?? ""}>
            {place > 0 && place === labels.length - 1 && (
              <option value="">{vehicleWords.of(language).noModel}</option>
            )}
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
      <Button
        type="submit"
        variant="secondary"
        data-analytics="compare-models"
        className="justify-self-start sm:mb-1.5"
      >
        {comparedWords.of(language).compare}
      </Button>
    </form>
  );
}
