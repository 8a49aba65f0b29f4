import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { cleanCode } from "#app/lib/text/clean-text.ts";
import { FieldFrame } from "#app/ui/form/fields/field-frame.tsx";
import { codeDigits } from "../rules/code.ts";

interface CodeFieldProps {
  label: string;
  error?: string | undefined;
  code: string;
  /** The digits so far, however they came. */
  onCode: (digits: string) => void;
  onEnter: () => void;
  /** It takes the focus when it appears. */
  takesFocus: boolean;
  busy: boolean;
}

/** One field that reads as six boxes. It takes a code as it is typed, pasted or filled in by the browser. */
export function CodeField({ label, error, code, onCode, onEnter, takesFocus, busy }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // The next digit begins a new code.
    if (error !== undefined && document.activeElement === input.current) input.current?.select();
  }, [error]);
  const take = (text: string) => onCode(cleanCode(text).replace(/\D/g, "").slice(0, codeDigits));
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!busy) take(event.clipboardData.getData("text"));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // It would send the form around it.
    event.preventDefault();
    onEnter();
  };
  return (
    <FieldFrame label={label} error={error} required>
      {({ id, describedBy, invalid }) => (
        <span dir="ltr" className="code-boxes">
          {places.map((place) => (
            <span
              key={place}
              aria-hidden="true"
              data-next={place === code.length || undefined}
              className="tabular"
            >
              {code[place]}
            </span>
          ))}
          <input
            ref={input}
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            aria-describedby={describedBy}
            aria-invalid={invalid}
            aria-busy={busy || undefined}
            readOnly={busy}
            value={code}
            onChange={(event) => take(event.target.value)}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
          />
        </span>
      )}
    </FieldFrame>
  );
}

const places = Array.from({ length: codeDigits }, (_, place) => place);
