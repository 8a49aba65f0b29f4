import { useState } from "react";
import { dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Select } from "../../ui/kit/fields.tsx";
import { hoursInFull } from "../capacity/months.ts";
import type { Capacity } from "../capacity/shown-capacity.ts";
import { capacityWords } from "../capacity/words.ts";
import { isClosable } from "./closable-days.ts";
import { CloseDayDialog } from "./close-day-dialog.tsx";

interface CloseAnyDayProps {
  center: string;
  capacity: Capacity;
  open: boolean;
  onClose: () => void;
}

/** Closing without a day that was opened before: it is chosen here, at first the next one that is open. */
export function CloseAnyDay({ center, capacity, open, onClose }: CloseAnyDayProps) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const days = capacity.days.filter((one) => isClosable(capacity, one));
  const [chosen, setChosen] = useState(days[0]?.day);
  // Once it is closed it is none of them any more, and what was done with its appointments is shown.
  const day = capacity.days.find((one) => one.day === chosen) ?? days[0];
  if (day === undefined) return null;
  return (
    <CloseDayDialog
      center={center}
      capacity={capacity}
      day={day}
      open={open}
      onClose={onClose}
      dayChoice={
        <div className="max-w-xs">
          <Select
            label={words.day}
            value={day.day}
            onChange={setChosen}
            choices={days.map((one) => ({
              id: one.day,
              label: dayInBrief(one.day, language),
              detail: hoursInFull(one.timings, language),
            }))}
          />
        </div>
      }
    />
  );
}
