import { timeAt } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { ChosenSlot } from "../../wizard/chosen.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { stepWords } from "./words.ts";

interface SlotGridProps {
  slots: readonly ChosenSlot[];
  chosen: ChosenSlot | null;
  /** Start of the earliest slot of all, which is marked. */
  earliest: string | undefined;
  timeZone: string;
  legend: string;
  onChoose: (slot: ChosenSlot) => void;
}

/** The free times of a day, three a row, in the place's zone. */
export function SlotGrid({ slots, chosen, earliest, timeZone, legend, onChoose }: SlotGridProps) {
  const language = useLanguage();
  const words = stepWords.of(language);
  if (slots.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-3 gap-2 min-[360px]:gap-3">
        {slots.map((slot) => {
          const isChosen = slot.startTime === chosen?.startTime;
          const start = timeAt(slot.startTime, timeZone, language);
          const end = timeAt(slot.endTime, timeZone, language);
          return (
            <ChoiceCard
              key={slot.startTime}
              kind="radio"
              group="slot"
              value={slot.startTime}
              chosen={isChosen}
              onPress={() => onChoose(slot)}
            >
              <span className="flex min-h-16 w-full flex-col items-center justify-center px-1 py-2 text-center">
                <span className="sr-only">{words.from(start, end)}</span>
                <bdi aria-hidden="true" className="tabular whitespace-nowrap font-medium min-[360px]:text-lg">
                  {start}
                </bdi>
                <span aria-hidden="true" className="tabular text-xs text-ink-soft">
                  {words.until(end)}
                </span>
                {slot.openingDay && <span className="text-xs text-ink-soft">{words.afterMidnight}</span>}
                {slot.startTime === earliest && (
                  <span className="text-xs font-medium text-accent">{words.earliest}</span>
                )}
              </span>
            </ChoiceCard>
          );
        })}
      </div>
    </fieldset>
  );
}
