import { type KeyboardEvent, useState } from "react";
import { usePreHydrationInput } from "#app/ui/form/use-pre-hydration-input.ts";
import { readNumber } from "../rules/finance-numbers.ts";
import type { Limits } from "../rules/finance-plan.ts";

interface NumberFieldProps {
  id?: string;
  label: string;
  value: number;
  limits: Limits;
  /** Stand before and after the number: currency, percent, months. */
  before?: string;
  after?: string;
  describedBy: string;
  onChange: (value: number) => void;
  /** What was typed is no number. */
  onUnread: () => void;
  className?: string;
}

/**
 * A number to type, in digits of either script. It counts while it is within the limits; leaving the field, or Enter,
 * hands over whatever was typed, and the plan says what it made of it.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, limits, onChange, onUnread, before, after, className = "" } = props;
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const number = readNumber(text);
    if (number !== undefined && number >= limits.least && number <= limits.most) onChange(number);
  };
  const finish = (text = typed) => {
    if (text === undefined) return;
    const number = readNumber(text);
    if (number === undefined) onUnread();
    else if (number !== value) onChange(number);
    setTyped(undefined);
  };
  const early = usePreHydrationInput<HTMLInputElement>((field) => {
    if (field === document.activeElement) type(field.value);
    else finish(field.value);
  });
  const finishByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") finish();
    if (event.key === "Escape" && typed !== undefined) {
      // What was typed alone, not the dialog around it.
      event.preventDefault();
      setTyped(undefined);
    }
  };
  // A percent sign stands to the right of its number in either direction; any other unit follows the line.
  const isPercent = after === "%";
  return (
    <span
      dir={isPercent ? "ltr" : undefined}
      className={`inline-flex h-11 items-center gap-1.5 rounded border border-line-strong bg-surface px-3 focus-within:border-accent focus-within:outline focus-within:outline-accent hover:border-ink ${className}`}
    >
      {before && <span className="text-sm text-ink-soft">{before}</span>}
      <input
        ref={early}
        id={props.id}
        aria-label={props.id ? undefined : props.label}
        aria-describedby={props.describedBy}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        value={typed ?? value.toLocaleString("en")}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => finish()}
        onKeyDown={finishByKey}
        className={`w-full min-w-0 bg-transparent text-end text-lg tabular outline-none focus-visible:shadow-none ${isPercent ? "" : "rtl:text-start"}`}
      />
      {after && <span className="text-sm text-ink-soft">{after}</span>}
    </span>
  );
}
