import { useState } from "react";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief, timeIn } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeNow } from "../../../browser/office-clock.ts";
import { DayField } from "../../../ui/kit/dates/day-field.tsx";
import { TimeField } from "../../../ui/kit/dates/time-field.tsx";
import { Chips } from "./choices.tsx";
import { instantOf, type ProposedTime } from "./promise-times.ts";
import { visitWords } from "./words.ts";

interface PromiseChoiceProps {
  times: readonly ProposedTime[];
  value: string | null;
  onChange: (at: string | null) => void;
  timeZone: string;
  problem?: string | undefined;
}
const own = "own";

/** When the car is to be ready: by one press, or at another day and time. */
export function PromiseChoice({ times, value, onChange, timeZone, problem }: PromiseChoiceProps) {
  const language = useLanguage();
  const words = visitWords.of(language);
  const proposed = times.find(({ at }) => at === value);
  const [isOwn, setOwn] = useState(value !== null && proposed === undefined);
  const [ownTime, setOwnTime] = useState(() => ({
    day: dayIn(value ?? officeNow(), timeZone),
    time: value === null ? "" : timeIn(value, timeZone),
  }));
  const today = dayIn(officeNow(), timeZone);
  const changeOwn = (fields: Partial<typeof ownTime>) => {
    const next = { ...ownTime, ...fields };
    setOwnTime(next);
    onChange(instantOf(next.day, next.time, timeZone));
  };
  const choose = (id: string) => {
    setOwn(id === own);
    onChange(
      id === own
        ? instantOf(ownTime.day, ownTime.time, timeZone)
        : (times.find((one) => one.id === id)?.at ?? null),
    );
  };
  return (
    <div className="grid gap-2">
      <Chips
        label={words.promised}
        value={isOwn ? own : (proposed?.id ?? null)}
        onChange={choose}
        problem={problem}
        chips={[
          ...times.map(({ id, at }) => ({
            id: id as string,
            content: (
              <>
                <span>{timeAt(at, timeZone, language)}</span>
                <span className="text-2xs text-ink-soft">
                  {words[id]}
                  {dayIn(at, timeZone) !== today && ` · ${dayInBrief(dayIn(at, timeZone), language)}`}
                </span>
              </>
            ),
          })),
          { id: own, content: words.own },
        ]}
      />
      {isOwn && (
        <div className="grid max-w-md gap-3 sm:grid-cols-[minmax(0,1fr)_7rem]">
          <DayField label={words.day} value={ownTime.day} onChange={(day) => changeOwn({ day })} />
          <TimeField label={words.time} value={ownTime.time} onChange={(time) => changeOwn({ time })} />
        </div>
      )}
    </div>
  );
}
