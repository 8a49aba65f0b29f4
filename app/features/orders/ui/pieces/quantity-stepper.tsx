import { type KeyboardEvent, useEffect, useState } from "react";
import { withCommas } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { cleanLine } from "#app/lib/text/clean-text.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { mostPieces } from "../../call-fields.ts";
import { shopWords } from "../../words.ts";

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Of what: read out with the buttons. */
  of: string;
  /** What is typed counts at once, and not when the field is left. */
  isImmediate?: boolean;
  disabled?: boolean;
}

const button =
  "grid size-11 shrink-0 place-items-center rounded hover:bg-sand-100 aria-disabled:text-sand-300 aria-disabled:hover:bg-transparent";

/** From 1 to 99 pieces, by buttons, arrow keys and typing in either kind of digits. */
export function QuantityStepper({
  value,
  onChange,
  of,
  isImmediate,
  disabled = false,
}: QuantityStepperProps) {
  const language = useLanguage();
  const words = shopWords.of(language);
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const settle = (text: string) => {
    const next = quantityIn(text) ?? value;
    setTyped(String(next));
    if (next !== value) onChange(next);
  };
  const step = (by: number) => {
    const next = Math.min(Math.max((quantityIn(typed) ?? value) + by, 1), mostPieces);
    setTyped(String(next));
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by !== undefined) step(by);
    if (event.key === "Enter") settle(typed);
    if (by !== undefined || event.key === "Enter") event.preventDefault();
  };
  const press = (name: "minus" | "plus", label: string, by: number, isAtEnd: boolean) => (
    <button
      type="button"
      aria-label={withCommas([label, of], language)}
      aria-disabled={isAtEnd || disabled}
      data-analytics="quantity"
      className={button}
      onClick={() => !isAtEnd && !disabled && step(by)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <span className="inline-flex items-center rounded border border-line-strong bg-surface">
      {press("minus", words.fewer, -1, value <= 1)}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        dir="ltr"
        aria-label={withCommas([words.quantity, of], language)}
        value={typed}
        disabled={disabled}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          const text = cleanLine(currentTarget.value).replace(/\D/g, "");
          setTyped(text);
          const now = quantityIn(text);
          if (isImmediate && now !== undefined && now !== value) onChange(now);
        }}
        onBlur={() => settle(typed)}
        onKeyDown={onKeyDown}
        className="tabular h-11 w-10 bg-transparent text-center text-base disabled:text-ink-faint"
      />
      {press("plus", words.more, 1, value >= mostPieces)}
    </span>
  );
}

function quantityIn(text: string): number | undefined {
  const number = Number(cleanLine(text));
  return Number.isInteger(number) && number >= 1 && number <= mostPieces ? number : undefined;
}
