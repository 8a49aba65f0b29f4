import { type ComponentProps, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { suggestedName } from "#app/lib/validation/validation-patterns.ts";
import type { FormState } from "../use-form.ts";
import { formWords } from "../words.ts";
import { TextField } from "./text-field.tsx";

type NameFieldProps = Omit<ComponentProps<"input">, "id" | "ref" | "form"> & {
  name: string;
  label: string;
  autoComplete: string;
  form: Pick<FormState, "problems" | "errorOf">;
};

/** A part of a name. Where the pattern refuses a real one (Al-Thani), a spelling that it takes is offered. */
export function NameField({ name, label, autoComplete, form, ...rest }: NameFieldProps) {
  const words = formWords.of(useLanguage());
  const input = useRef<HTMLInputElement>(null);
  const isRefused = form.problems[name] === "wrong-format";
  const suggestion = isRefused ? suggestedName(input.current?.value ?? "") : undefined;
  const take = () => {
    if (!input.current || suggestion === undefined) return;
    input.current.value = suggestion;
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  };
  return (
    <div>
      <TextField
        {...rest}
        ref={input}
        name={name}
        label={label}
        autoComplete={autoComplete}
        required
        error={form.errorOf(name)}
      />
      {suggestion && (
        <button
          type="button"
          data-analytics="take-suggestion"
          onClick={take}
          className="min-h-11 text-start text-sm text-accent underline underline-offset-4"
        >
          {words.takeSuggestion(suggestion)}
        </button>
      )}
    </div>
  );
}
