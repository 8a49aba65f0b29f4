import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox } from "react-aria-components";
import { Icon } from "#app/ui/picture/icon.tsx";

interface CheckBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is wrong with it, in a sentence. */
  problem?: string | undefined;
  children: ReactNode;
}

/** A statement that the reader confirms. */
export function CheckBox({ checked, onChange, problem, children }: CheckBoxProps) {
  return (
    <div className="grid gap-1">
      <AriaCheckbox
        isSelected={checked}
        onChange={onChange}
        isInvalid={problem !== undefined}
        className="group press flex cursor-pointer items-center gap-2.5 text-sm"
      >
        <span className="grid size-4.5 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface group-data-focus-visible:outline-2 group-data-invalid:border-danger group-data-selected:text-white group-data-selected:border-accent group-data-selected:bg-accent">
          {checked && <Icon name="check" className="size-3.5" />}
        </span>
        <span>{children}</span>
      </AriaCheckbox>
      {problem && <p className="text-xs text-danger">{problem}</p>}
    </div>
  );
}
