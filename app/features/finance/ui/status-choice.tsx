import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { usePreHydrationInput } from "#app/ui/form/use-pre-hydration-input.ts";
import { type LegalStatus, legalStatuses } from "../rules/finance-plan.ts";
import { financeWords } from "./words.ts";

interface StatusChoiceProps {
  value: LegalStatus;
  onChange: (status: LegalStatus) => void;
  problem: string | undefined;
}

/** Qatari or resident: it sets the least down payment and the longest term. */
export function StatusChoice({ value, onChange, problem }: StatusChoiceProps) {
  const words = financeWords.of(useLanguage());
  const name = useId();
  const early = usePreHydrationInput<HTMLFieldSetElement>((field) => {
    const status = legalStatuses.find((one) => one === field.value);
    if (status) onChange(status);
  });
  return (
    <fieldset ref={early} aria-describedby={problem ? `${name}-note` : undefined}>
      <legend className="mb-1.5 font-normal">{words.status}</legend>
      <div className="grid grid-cols-2">
        {legalStatuses.map((status) => (
          <label
            key={status}
            className="relative flex min-h-12 cursor-pointer items-center justify-center border border-line-strong px-4 first:rounded-s last:-ms-px last:rounded-e hover:bg-sand-50 has-checked:z-10 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={status}
              checked={value === status}
              onChange={() => onChange(status)}
              className="sr-only"
            />
            {words[status]}
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${name}-note`} role="status" className="mt-1.5 text-sm text-warning">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
