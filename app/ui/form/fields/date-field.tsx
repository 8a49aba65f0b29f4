import { type ReactNode, useEffect, useRef } from "react";
import { DateParts } from "./date-parts.tsx";
import { boxLook, FieldFrame, type FieldLabels } from "./field-frame.tsx";
import { useUnfinishedDate } from "./use-unfinished-date.ts";

interface DateFieldProps extends FieldLabels {
  /** YYYY-MM-DD; empty for none. */
  value: string;
  /** Gets a day of the calendar, or nothing while there is none. */
  onChange: (day: string) => void;
  /** In a form: the name under which it is sent, as YYYY-MM-DD. */
  name?: string;
  required?: boolean;
  /** Stands beside the parts, such as the button of a calendar. */
  beside?: ReactNode;
}

/** A day, in three parts with the month in words. */
export function DateField({ value, onChange, name, required, beside, ...labels }: DateFieldProps) {
  const sent = useRef<HTMLInputElement>(null);
  const former = useRef(value);
  const unfinished = useUnfinishedDate(onChange);
  useEffect(() => {
    if (former.current === value) return;
    former.current = value;
    // As if it had been typed there: the form stores it and takes its error away.
    sent.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [value]);
  const onLeave = (text: string) => {
    unfinished.onLeave(text);
    sent.current?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  };
  return (
    <FieldFrame {...labels} error={unfinished.problem ?? labels.error} required={required} isGroup>
      {({ invalid }) => (
        <div className="flex items-center gap-1.5">
          {/* The parts are no fields of the form: what they make is. */}
          <div onInput={(event) => event.stopPropagation()} className="min-w-0 grow">
            <DateParts
              value={value}
              onChange={unfinished.onChange}
              onLeave={onLeave}
              isInvalid={invalid === true}
              required={required}
              look={`h-12 ${boxLook}`}
            />
          </div>
          {name !== undefined && <input ref={sent} type="hidden" name={name} value={value} readOnly />}
          {beside}
        </div>
      )}
    </FieldFrame>
  );
}
