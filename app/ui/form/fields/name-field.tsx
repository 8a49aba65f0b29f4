import { type ComponentProps, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { suggestedName } from "#app/lib/validation/suggested-name.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { useSubmittedValue } from "../submitted-values.ts";
import type { FormState } from "../use-form.ts";
import { formWords } from "../words.ts";
import { TextField } from "./text-field.tsx";
import { useFieldHint } from "./use-field-hint.tsx";

type NameFieldProps = Omit<ComponentProps<"input">, "id" | "ref" | "form"> & {
  name: string;
  label: string;
  autoComplete: string;
  form: Pick<FormState, "problems" | "errorOf">;
};

/** A part of a name. Where the pattern refuses a real one (Al-Thani), a spelling that it takes is offered, or a sentence says why. */
export function NameField({ name, label, autoComplete, form, ...rest }: NameFieldProps) {
  const words = formWords.of(useLanguage());
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const submitted = useSubmittedValue(name);
  const error = form.errorOf(name);
  const hint = useFieldHint("name", { name, error, input });
  const suggestion =
    form.problems[name] === "wrong-format"
      ? suggestedName(input.current?.value ?? submitted ?? "")
      : undefined;
  const take = () => {
    if (!input.current || suggestion === undefined) return;
    input.current.value = suggestion;
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  };
  const offered = suggestion && (
    <button
      type="button"
      data-analytics="take-suggestion"
      onClick={take}
      className="min-h-11 text-start text-accent underline underline-offset-4"
    >
      {words.takeSuggestion(suggestion)}
    </button>
  );
  return (
    <TextField
      {...rest}
      ref={input}
      name={name}
      label={label}
      autoComplete={autoComplete}
      required
      error={error}
      help={offered && !isHydrated ? words.takeSuggestion(suggestion) : (offered ?? hint)}
    />
  );
}
