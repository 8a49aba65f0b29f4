import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeNow } from "../../browser/office-clock.ts";
import type { findTimesCall } from "../../calls/appointment-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { DayField } from "../../ui/kit/dates/day-field.tsx";
import { firstTime, type VisitForm } from "./visit-form.ts";
import { walkInWords } from "./words.ts";

interface TimeChoiceProps {
  form: VisitForm;
  times: UseQueryResult<AnswerTo<typeof findTimesCall>>;
  timeZone: string;
  onChange: (fields: Partial<VisitForm>) => void;
  problem: string | undefined;
}

/** A day and its free times. The next one is chosen already; one that was taken meanwhile is given up. */
export function TimeChoice({ form, times, timeZone, onChange, problem }: TimeChoiceProps) {
  const language = useLanguage();
  const words = walkInWords.of(language);
  const free = times.data?.times;
  const isGone = free !== undefined && !free.some(({ startsAt }) => startsAt === form.startsAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice follows the times
  useEffect(() => {
    if (isGone) onChange({ startsAt: firstTime(free, officeNow().getTime()) });
  }, [free, isGone]);
  return (
    <div className="grid gap-3">
      <div className="max-w-80">
        <DayField
          label={words.day}
          value={form.day}
          onChange={(day) => day !== "" && onChange({ day, startsAt: null })}
        />
      </div>
      {free?.length === 0 && <p className="text-sm text-danger">{words.noTimes}</p>}
      {free !== undefined && free.length > 0 && (
        <fieldset>
          <legend className="pb-1 text-sm text-ink-soft">{words.time}</legend>
          <div className="flex flex-wrap gap-1.5">
            {free.map(({ startsAt }) => (
              <label
                key={startsAt}
                className={`press tabular grid min-w-20 cursor-pointer place-items-center rounded-md border px-2 text-sm has-focus-visible:outline-2 ${startsAt === form.startsAt ? "border-accent bg-accent-soft" : "border-line hover:bg-sand-50"}`}
              >
                <input
                  type="radio"
                  name="time"
                  className="sr-only"
                  checked={startsAt === form.startsAt}
                  onChange={() => onChange({ startsAt })}
                />
                {timeAt(startsAt, timeZone, language)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {problem && <p className="text-xs text-danger">{problem}</p>}
    </div>
  );
}
