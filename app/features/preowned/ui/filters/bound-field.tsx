import { type KeyboardEvent, useState } from "react";
import { readWholeNumber } from "#app/features/finance/rules/finance-numbers.ts";
import { usePreHydrationInput } from "#app/ui/form/use-pre-hydration-input.ts";
import type { StockSearch } from "../../rules/address/stock-address.ts";
import type { BoundFilter } from "../../rules/fields/car-filters.ts";

interface BoundFieldProps {
  name: BoundFilter;
  label: string;
  /** From or to, before the number. */
  mark: string;
  value: number | undefined;
  /** What the field means while it is empty. */
  end: number;
  unit: { readonly before?: string; readonly after?: string } | undefined;
  format: (value: number) => string;
  onChange: (change: Partial<StockSearch>) => void;
}

/** A number to type, in digits of either script. Enter or leaving the field applies it; nonsense is taken back. */
export function BoundField({ name, label, mark, value, end, unit, format, onChange }: BoundFieldProps) {
  const [typed, setTyped] = useState<string>();
  const finish = (text = typed) => {
    if (text === undefined) return;
    const number = text.trim() === "" ? undefined : (readWholeNumber(text) ?? value);
    if (number !== value) onChange({ [name]: number });
    setTyped(undefined);
  };
  const early = usePreHydrationInput<HTMLInputElement>((field) => {
    if (field === document.activeElement) setTyped(field.value);
    else finish(field.value);
  });
  const finishByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && typed !== undefined) {
      event.preventDefault();
      finish();
    }
    if (event.key === "Escape" && typed !== undefined) {
      // What was typed alone, not the dialog around it.
      event.preventDefault();
      setTyped(undefined);
    }
  };
  return (
    <label className="grid gap-0.5 rounded border border-line-strong bg-surface px-3 py-1.5 focus-within:border-accent focus-within:outline focus-within:outline-accent hover:border-ink">
      <span aria-hidden="true" className="text-xs text-ink-faint">
        {[mark, unit?.before ?? unit?.after].filter(Boolean).join(" · ")}
      </span>
      <input
        ref={early}
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        maxLength={14}
        value={typed ?? (value === undefined ? "" : format(value))}
        placeholder={format(end)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => finish()}
        onKeyDown={finishByKey}
        className="w-full min-w-0 bg-transparent text-base tabular outline-none placeholder:text-ink-faint focus-visible:shadow-none rtl:text-end"
      />
    </label>
  );
}
