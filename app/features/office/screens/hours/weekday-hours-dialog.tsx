import { useState } from "react";
import { addDays, weekdayInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { setWeekdayHoursCall } from "../../calls/capacity-deed-calls.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import type { Timing } from "../capacity/months.ts";
import type { Capacity } from "../capacity/shown-capacity.ts";
import { capacityWords } from "../capacity/words.ts";
import { AffectedList } from "../closing/affected-list.tsx";
import { DoneStep } from "../closing/done-step.tsx";
import { type HoursDone, useAffected, useHoursDeed } from "../closing/use-hours-deed.ts";
import { HoursEditor } from "./hours-editor.tsx";

interface WeekdayHoursProps {
  center: string;
  capacity: Capacity;
  open: boolean;
  onClose: () => void;
}

/** The hours of a usual week. */
export function WeekdayHoursDialog(props: WeekdayHoursProps) {
  const words = capacityWords.of(useLanguage());
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.weekdayHours} size="wide">
      {props.open && <WeekForm {...props} />}
    </Dialog>
  );
}

const someSunday = "2026-01-04";

function WeekForm({ center, capacity, onClose }: WeekdayHoursProps) {
  const language = useLanguage();
  const [words, kit] = [capacityWords.of(language), kitWords.of(language)];
  const [weekdays, setWeekdays] = useState<readonly (readonly Timing[])[]>(capacity.weekdays);
  const [opened] = useState(capacity.hoursVersion);
  const [done, setDone] = useState<HoursDone>();
  const affected = useAffected(center, (day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return JSON.stringify(weekdays[weekday]) !== JSON.stringify(capacity.weekdays[weekday]);
  });
  const { resolving, problem, forget, versionOf } = affected;
  const save = useHoursDeed(setWeekdayHoursCall, affected, (answer) => {
    if (answer.moved + answer.canceled + answer.toCall > 0) return setDone(answer);
    showToast({ text: words.saved, tone: "success" });
    onClose();
  });
  if (done !== undefined) return <DoneStep done={done} onClose={onClose} />;
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {weekdays.map((timings, weekday) => {
          const name = weekdayInWords(addDays(someSunday, weekday), language);
          return (
            <li key={name} className="grid gap-2 py-3 sm:grid-cols-[7rem_1fr]">
              <span className="text-sm">{name}</span>
              <HoursEditor
                label={name}
                timings={timings}
                onChange={(next) => {
                  setWeekdays(weekdays.map((one, place) => (place === weekday ? next : one)));
                  forget();
                }}
              />
            </li>
          );
        })}
      </ul>
      <p className="text-xs text-ink-soft">{words.afterMidnight}</p>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <AffectedList resolving={resolving} timeZone={capacity.timeZone} />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button
          look="primary"
          busy={save.isPending}
          isDisabled={resolving.open > 0 || resolving.isLoading}
          onPress={() =>
            save.mutate({
              params: { center },
              body: {
                version: versionOf(opened, capacity.hoursVersion),
                weekdays: weekdays.map((timings) => [...timings]),
                resolutions: resolving.resolutions(),
              },
            })
          }
        >
          {kit.save}
        </Button>
      </div>
    </div>
  );
}
