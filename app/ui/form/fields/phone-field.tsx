import { type ComponentProps, type FormEvent, type RefObject, useRef } from "react";
import { maskPhone } from "#app/lib/validation/phone-mask.ts";
import { useSubmittedValue } from "../submitted-values.ts";
import { boxLook, FieldFrame, type FieldLabels } from "./field-frame.tsx";
import { useFieldHint } from "./use-field-hint.tsx";

type PhoneFieldProps = Omit<ComponentProps<"input">, "id" | "type" | "ref"> &
  FieldLabels & {
    /** Stands before the number and is no part of it: +974. */
    dialCode: string;
    ref?: RefObject<HTMLInputElement | null>;
  };

/** A mobile number in two groups of digits behind its dial code. A refused one says what is wrong with it. */
export function PhoneField({
  label,
  hint,
  error,
  dialCode,
  className = "",
  required,
  ref,
  ...input
}: PhoneFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const help = useFieldHint("phone", { name: input.name, error, input: field });
  const written = useSubmittedValue(input.name);
  return (
    <FieldFrame label={label} hint={hint} error={error} help={help} required={required}>
      {({ id, describedBy, invalid }) => (
        <span dir="ltr" className="relative grid">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-0 grid w-17 place-items-center border-e border-line text-ink-soft tabular"
          >
            {dialCode}
          </span>
          <input
            autoComplete="tel-national"
            inputMode="tel"
            {...(written !== undefined && { defaultValue: written })}
            {...input}
            ref={field}
            type="text"
            id={id}
            required={required}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onInput={(event) => {
              mask(event);
              input.onInput?.(event);
            }}
            className={`h-12 tabular ${boxLook} ps-20 ${className}`}
          />
        </span>
      )}
    </FieldFrame>
  );
}

function mask({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const { value, caret } = maskPhone(field.value, field.selectionStart ?? field.value.length);
  if (value === field.value) return;
  field.value = value;
  field.setSelectionRange(caret, caret);
}
