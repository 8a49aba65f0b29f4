import { type ComponentProps, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useSubmittedValue } from "../submitted-values.ts";
import { formWords } from "../words.ts";
import { boxLook, FieldFrame, type FieldLabels } from "./field-frame.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id"> & FieldLabels;

/** Several lines of text; with `maxLength` it counts, and says so aloud when little room is left. */
export function TextArea({
  label,
  hint,
  error,
  className = "",
  required,
  maxLength,
  ...area
}: TextAreaProps) {
  const written = useSubmittedValue(area.name);
  const [typed, setTyped] = useState(String(area.defaultValue ?? written ?? "").length);
  const used = area.value === undefined ? typed : String(area.value).length;
  const counter = maxLength ? <Counter used={used} limit={maxLength} /> : null;
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} aside={counter}>
      {({ id, describedBy, invalid }) => (
        <textarea
          rows={4}
          dir="auto"
          {...(written !== undefined && { defaultValue: written })}
          {...area}
          id={id}
          required={required}
          maxLength={maxLength}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length);
            area.onInput?.(event);
          }}
          className={`min-h-28 resize-y py-3 ${boxLook} ${className}`}
        />
      )}
    </FieldFrame>
  );
}

function Counter({ used, limit }: { used: number; limit: number }) {
  const words = formWords.of(useLanguage());
  return (
    <p aria-live={used > limit * 0.9 ? "polite" : "off"} className="tabular shrink-0 text-ink-soft">
      {words.charactersUsed(used, limit)}
    </p>
  );
}
