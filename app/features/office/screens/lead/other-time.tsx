import { useState } from "react";
import { startOfDay } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../ui/kit/button.tsx";
import { TextField } from "../../ui/kit/fields.tsx";
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
      <TextField label={words.day} type="date" value={day} onChange={setDay} ltr autoFocus />
      <TextField label={words.time} type="time" value={time} onChange={setTime} ltr />
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
