import { useId } from "react";
import { DateParts } from "#app/ui/form/fields/date-parts.tsx";
import { useUnfinishedDate } from "#app/ui/form/fields/use-unfinished-date.ts";
import { box } from "../fields.tsx";

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD; empty for none. */
  value: string;
  /** Gets a day of the calendar, or nothing while there is none. */
  onChange: (day: string) => void;
  problem?: string | undefined;
  required?: boolean;
  autoFocus?: boolean;
}

/** A day, in three parts with the month in words. */
export function DayField({ label, value, onChange, problem, required, autoFocus }: DayFieldProps) {
  const id = useId();
  const unfinished = useUnfinishedDate(onChange);
  const shown = unfinished.problem ?? problem;
  return (
    <fieldset className="min-w-0" aria-describedby={shown === undefined ? undefined : id}>
      <legend className="pb-1 text-sm text-ink-soft">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <DateParts
        value={value}
        onChange={unfinished.onChange}
        onLeave={unfinished.onLeave}
        isInvalid={shown !== undefined}
        required={required}
        {...(autoFocus && { autoFocus })}
        look={`${box} aria-invalid:border-danger`}
      />
      {shown !== undefined && (
        <p id={id} role="alert" className="pt-1 text-xs text-danger">
          {shown}
        </p>
      )}
    </fieldset>
  );
}
