import { useState } from "react";
import { startOfDay } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../ui/kit/button.tsx";
import { DayField } from "../../ui/kit/dates/day-field.tsx";
import { TimeField } from "../../ui/kit/dates/time-field.tsx";
import { instantAt } from "./call-time-words.ts";
import { leadWords } from "./words.ts";

/** A day and a time of one's own, by the clock of the importer. */
export function OtherTime({ isBusy, onChoose }: { isBusy: boolean; onChoose: (instant: string) => void }) {
  const words = leadWords.of(useLanguage());
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  if (!isOpen)
    return (
      <div>
        <Button look="quiet" onPress={() => setOpen(true)}>
          {words.otherTime} …
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DayField label={words.day} value={day} onChange={setDay} autoFocus />
      <TimeField label={words.time} value={time} onChange={setTime} />
      <Button
        isDisabled={day === "" || time === ""}
        busy={isBusy}
        onPress={() => onChoose(instantAt(startOfDay(day, market().zone), time))}
      >
        {words.otherTime}
      </Button>
    </div>
  );
}
