import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useSubmittedValue } from "#app/ui/form/submitted-values.ts";
import { formWords } from "#app/ui/form/words.ts";
import { fleetFormWords } from "./fleet-words.ts";
import type { FormModel } from "./lead-fields.ts";

interface ModelChoicesProps {
  models: readonly FormModel[];
  error: string | undefined;
}

/** Which models: any number of boxes, at least one. */
export function ModelChoices({ models, error }: ModelChoicesProps) {
  const language = useLanguage();
  const words = fleetFormWords.of(language);
  const id = useId();
  const written = useSubmittedValue("fleet.models")?.split(" ");
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="mt-2">
      <legend className="mb-2">
        {words.models}
        <span className="text-danger">
          <span aria-hidden="true"> *</span>
          <span className="sr-only"> {formWords.of(language).required}</span>
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {models.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded border border-line-strong px-3.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2"
          >
            <input
              type="checkbox"
              name="fleet.models"
              value={value}
              defaultChecked={written?.includes(value)}
              className="size-5 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
      <p id={`${id}-error`} role={error ? "alert" : undefined} className="mt-1.5 text-sm text-danger">
        {error}
      </p>
    </fieldset>
  );
}
