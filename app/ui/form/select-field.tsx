import type { ComponentProps } from "react";
import { boxLook, FieldFrame, type FieldLabels } from "../field-frame.tsx";
import { Icon } from "../icon.tsx";

type SelectFieldProps = Omit<ComponentProps<"select">, "id" | "children"> &
  FieldLabels & {
    choices: readonly { readonly value: string; readonly label: string }[];
    /** Stands first and means that nothing is chosen. */
    noChoice: string;
  };

/** One of several, by the browser's own list: on a phone nothing is quicker. */
export function SelectField({
  label,
  hint,
  error,
  choices,
  noChoice,
  className = "",
  required,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {({ id, describedBy, invalid }) => (
        <span className="relative grid">
          <select
            {...select}
            id={id}
            required={required}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            className={`h-12 appearance-none pe-11 ${boxLook} ${className}`}
          >
            <option value="">{noChoice}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </FieldFrame>
  );
}
