import { type ReactNode, useId } from "react";
import { usePreHydrationInput } from "#app/ui/form/use-pre-hydration-input.ts";

interface ChoiceProps<T extends string | number> {
  legend: string;
  options: readonly { readonly value: T; readonly label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  /** Beside each other in equal parts, or one below the other. */
  layout: "row" | "list";
}

/** One of a few: every choice is in sight. */
export function Choice<T extends string | number>({
  legend,
  options,
  value,
  onChange,
  layout,
}: ChoiceProps<T>) {
  const name = useId();
  const early = usePreHydrationInput<HTMLFieldSetElement>((field) => {
    const chosen = options.find((option) => option.value === field.value);
    if (chosen) onChange(chosen.value);
  });
  return (
    <fieldset ref={early}>
      <legend className="mb-1.5 font-normal">{legend}</legend>
      <div className={`grid ${layout === "row" ? "auto-cols-fr grid-flow-col" : "grid-cols-2"}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative -ms-px -mt-px flex min-h-12 cursor-pointer items-center border border-line-strong px-3 py-2 sm:px-4 hover:bg-sand-50 has-checked:z-10 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${layout === "row" ? "justify-center text-center first:rounded-s last:rounded-e" : ""}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              data-analytics="choice"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
