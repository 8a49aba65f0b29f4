import type { ReactNode } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";

interface ChipsProps<Id extends string> {
  label: string;
  chips: readonly { readonly id: Id; readonly content: ReactNode; readonly name?: string }[];
  value: Id | null;
  onChange: (id: Id) => void;
  problem?: string | undefined;
  /** Nine of equal width, in one row where there is room. */
  isRow?: boolean;
}

/** A few choices that are all seen at once, one of which is pressed. Arrow keys walk them. */
export function Chips<Id extends string>({
  label,
  chips,
  value,
  onChange,
  problem,
  isRow = false,
}: ChipsProps<Id>) {
  return (
    <RadioGroup
      value={value}
      onChange={(id) => onChange(id as Id)}
      isInvalid={problem !== undefined}
      className="grid gap-1"
    >
      <Label className="text-sm text-ink-soft">{label}</Label>
      <div className={isRow ? "grid grid-cols-5 gap-1 sm:grid-cols-9" : "flex flex-wrap gap-1.5"}>
        {chips.map(({ id, content, name }) => (
          <Radio
            key={id}
            value={id}
            {...(name && { "aria-label": name })}
            className={`press tabular grid cursor-pointer place-items-center content-center rounded-md border border-line text-sm data-focus-visible:outline-2 data-hovered:bg-sand-50 data-selected:border-accent data-selected:bg-accent-soft ${isRow ? "min-w-0" : "px-3 py-1"}`}
          >
            {content}
          </Radio>
        ))}
      </div>
      {problem && <p className="text-xs text-danger">{problem}</p>}
    </RadioGroup>
  );
}
