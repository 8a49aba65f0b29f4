import { type ComponentProps, useId } from "react";
import { useSubmittedValue } from "../submitted-values.ts";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "id" | "type"> & { label: string };

/** A yes that is given or not; its whole line can be pressed. */
export function CheckboxField({ label, className = "", ...input }: CheckboxFieldProps) {
  const id = useId();
  const written = useSubmittedValue(input.name);
  return (
    <div className={`relative flex min-h-11 items-start gap-3 py-2 ${className}`}>
      <input
        {...(written !== undefined && { defaultChecked: written === input.value })}
        {...input}
        id={id}
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-accent"
      />
      <label htmlFor={id} className="pt-0.5 text-sm after:absolute after:inset-0">
        {label}
      </label>
    </div>
  );
}
