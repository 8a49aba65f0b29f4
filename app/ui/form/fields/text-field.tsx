import type { ComponentProps } from "react";
import { useSubmittedValue } from "../submitted-values.ts";
import { boxLook, FieldFrame, type FieldLabels } from "./field-frame.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "id"> &
  FieldLabels & {
    /** For phones, VINs, plates and e-mail: the value runs left to right in both languages. */
    ltr?: boolean;
  };

/** One line of text with its label, hint and error. Takes the props and the ref of `<input>`. */
export function TextField({
  label,
  hint,
  error,
  help,
  ltr,
  className = "",
  required,
  ...input
}: TextFieldProps) {
  const written = useSubmittedValue(input.name);
  return (
    <FieldFrame label={label} hint={hint} error={error} help={help} required={required}>
      {({ id, describedBy, invalid }) => (
        <input
          type="text"
          {...(written !== undefined && { defaultValue: written })}
          {...input}
          id={id}
          required={required}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          {...(ltr ? { dir: "ltr" as const } : {})}
          className={`h-12 ${boxLook} ${ltr ? "rtl:text-end" : ""} ${className}`}
        />
      )}
    </FieldFrame>
  );
}
