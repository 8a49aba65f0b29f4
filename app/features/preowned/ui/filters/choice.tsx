import type { ReactNode } from "react";
import { commaIn } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { usePreHydrationInput } from "#app/ui/form/use-pre-hydration-input.ts";
import type { Choice } from "../../calls.ts";
import type { ChoiceFilter } from "../../rules/fields/car-filters.ts";
import { searchWords } from "../search/words.ts";

export interface ChoicesProps {
  chosen: readonly string[];
  choices: readonly Choice[];
  onToggle: (value: string) => void;
}

interface ChoiceBoxProps {
  id: string;
  className: string;
  name: ChoiceFilter;
  choice: Choice;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** The box of a choice. What would show no car cannot be chosen; what is chosen can always be taken back. */
export function ChoiceBox({ choice: { value, count }, chosen, onToggle, ...input }: ChoiceBoxProps) {
  const checked = chosen.includes(value);
  const early = usePreHydrationInput<HTMLInputElement>(() => onToggle(value));
  return (
    <input
      {...input}
      ref={early}
      type="checkbox"
      value={value}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={() => onToggle(value)}
    />
  );
}

/** How many cars a choice shows: a number for the eye, cars for the ear. */
export function ChoiceCount({ count, className = "" }: { count: number; className?: string }) {
  const language = useLanguage();
  return (
    <span className={`text-sm text-ink-faint tabular ${className}`}>
      <span aria-hidden="true">{count.toLocaleString("en")}</span>
      <span className="sr-only">
        {commaIn[language]} {searchWords.of(language).cars(count)}
      </span>
    </span>
  );
}

interface ChoiceLabelProps {
  /** The id of its box. */
  htmlFor: string;
  className: string;
  children: ReactNode;
}

/** The whole of a choice can be pressed; it steps back where no car is left. */
export function ChoiceLabel({ htmlFor, className, children }: ChoiceLabelProps) {
  return (
    <label
      htmlFor={htmlFor}
      className={`relative flex cursor-pointer rounded has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:text-ink-faint ${className}`}
    >
      {children}
    </label>
  );
}
