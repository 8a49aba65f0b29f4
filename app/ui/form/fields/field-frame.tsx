import { type ReactNode, useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { formWords } from "../words.ts";

/** What every field is given. */
export interface FieldLabels {
  label: string;
  hint?: string | undefined;
  /** The sentence of the first rule that the value breaks; it stands under the field. */
  error?: string | undefined;
  /** What of the value is wrong, and how to go on; it stands under the error. */
  help?: ReactNode;
}

interface FieldFrameProps extends FieldLabels {
  required?: boolean | undefined;
  /** Several controls under one label. */
  isGroup?: boolean;
  /** Stands across from the hint, such as a counter. */
  aside?: ReactNode;
  children: (ids: { id: string; describedBy: string | undefined; invalid: true | undefined }) => ReactNode;
}

/** Label, hint and error around a field, tied to it for screen readers. */
export function FieldFrame({ isGroup = false, aside, children, ...rest }: FieldFrameProps) {
  const { label, hint, error, help, required } = rest;
  const id = useId();
  const words = formWords.of(useLanguage());
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") ||
    undefined;
  const [Frame, Name] = isGroup ? (["fieldset", "legend"] as const) : (["div", "label"] as const);
  return (
    <Frame className="grid min-w-0 gap-1.5" {...(isGroup && { "aria-describedby": describedBy })}>
      <Name {...(!isGroup && { htmlFor: id })} className={isGroup ? "mb-1.5 font-normal" : "font-normal"}>
        {label}
        {required && (
          <span className="text-danger">
            <span aria-hidden="true"> *</span>
            <span className="sr-only"> {words.required}</span>
          </span>
        )}
      </Name>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({ id, describedBy, invalid: error ? true : undefined })}
      <div className="flex justify-between gap-4 text-sm">
        <p id={`${id}-error`} role={error ? "alert" : undefined} className="text-danger">
          {error}
        </p>
        {aside}
      </div>
      {help && (
        <div id={`${id}-help`} className="text-sm text-ink-soft empty:hidden">
          {help}
        </div>
      )}
    </Frame>
  );
}

/** The look of a box to write in; at least 16 px of type, or a phone zooms in. */
export const boxLook =
  "w-full rounded border bg-surface px-3.5 text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink disabled:bg-sand-50 disabled:text-ink-faint border-line-strong aria-invalid:border-danger aria-invalid:outline aria-invalid:outline-danger";
