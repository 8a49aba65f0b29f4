import type { ComponentProps } from "react";
import { Icon } from "../../picture/icon.tsx";
import { useSubmittedValue } from "../submitted-values.ts";
import { boxLook, FieldFrame, type FieldLabels } from "./field-frame.tsx";

/** Its options are its children, as of the browser's own list: on a phone it is the phone's. */
type SelectFieldProps = FieldLabels & Omit<ComponentProps<"select">, "id" | "className">;

export function SelectField({ label, hint, error, required, children, ...rest }: SelectFieldProps) {
  const written = useSubmittedValue(rest.name);
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {({ id, describedBy, invalid }) => (
        <span className="relative block">
          <select
            {...(written !== undefined && { defaultValue: written })}
            {...rest}
            id={id}
            required={required}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            className={`block h-12 appearance-none pe-11 ${boxLook}`}
          >
            {children}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute end-3.5 top-3.5 size-5" />
        </span>
      )}
    </FieldFrame>
  );
}
