import { type ReactNode, useEffect, useRef } from "react";
import { withCommas } from "#app/i18n/comma.ts";
import { dayInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import type { ChosenSlot } from "../../wizard/chosen.ts";
import { nextFreeDay } from "../../wizard/slot-days.ts";
import { type FreeSlots, firstSlotOf } from "../wizard/use-free-slots.ts";
import { CardSkeletons } from "./card-skeletons.tsx";
import { DayPicker } from "./day-picker.tsx";
import { SlotGrid } from "./slot-grid.tsx";
import { StepLoadError } from "./step-load-error.tsx";
import { stepWords } from "./words.ts";

interface TimeChoiceProps {
  /** What is chosen: a day, YYYY-MM-DD, and a slot on it. */
  date: string | null;
  slot: ChosenSlot | null;
  free: FreeSlots;
  texts: { readonly loadErrorTitle: string; readonly noSlots: string; readonly noSlotsHint: string };
  /** In whose zone the times are meant. */
  zoneNote: string;
  onChooseDay: (day: string) => void;
  onChooseSlot: (slot: ChosenSlot) => void;
  /** What a day without free times offers instead. */
  instead: (day: string) => ReactNode;
}

/** A day and one of its free times. The earliest free day is chosen first. */
export function TimeChoice(props: TimeChoiceProps) {
  const { date, slot, free, texts, zoneNote, onChooseDay, onChooseSlot, instead } = props;
  const language = useLanguage();
  const words = stepWords.of(language);
  const { earliestDay } = free;
  // A booking picked up after a night may hold a day that the lead time has overtaken.
  const chosen = date !== null && date >= free.range.first ? date : null;
  const chooseDay = useRef(onChooseDay);
  chooseDay.current = onChooseDay;
  useEffect(() => {
    if (chosen === null && earliestDay) chooseDay.current(earliestDay);
  }, [chosen, earliestDay]);
  const day = chosen ?? free.range.first;
  const isLoading = free.isLoading(day);
  const slots = free.slotsOn(day);

  return (
    <>
      <DayPicker day={day} free={free} onChoose={onChooseDay} />
      <div className="mt-6 min-h-56">
        <p aria-live="polite" className="sr-only">
          {isLoading ? words.loadingTimes : words.timesFound(slots.length)}
        </p>
        {free.error && <StepLoadError texts={texts} error={free.error} onRetry={free.retry} />}
        {!free.error && isLoading && <CardSkeletons count={6} shape="slot" />}
        {!free.error && !isLoading && (
          <SlotGrid
            slots={slots}
            chosen={slot}
            earliest={firstSlotOf(free)}
            timeZone={free.timeZone}
            legend={withCommas([words.freeTimes, dayInWords(day, language)], language)}
            onChoose={onChooseSlot}
          />
        )}
        {!free.error && !isLoading && slots.length === 0 && (
          <NoSlots free={free} day={day} texts={texts} onChooseDay={onChooseDay}>
            {instead(day)}
          </NoSlots>
        )}
      </div>
      <p className="mt-6 text-sm text-ink-soft">{zoneNote}</p>
    </>
  );
}

interface NoSlotsProps extends Pick<TimeChoiceProps, "free" | "texts" | "onChooseDay"> {
  day: string;
  children: ReactNode;
}

/** A day without free times says so, offers what there is instead, and leads to the next day that has some. */
function NoSlots({ free, day, texts, onChooseDay, children }: NoSlotsProps) {
  const language = useLanguage();
  const next = nextFreeDay(free.days, day) ?? free.earliestDay;
  return (
    <div className="rounded-lg border border-line bg-sand-50 p-6">
      <p className="font-medium">{texts.noSlots || "No available slots"}</p>
      <p className="mt-1 text-ink-soft">{texts.noSlotsHint}</p>
      {children}
      {next && next !== day && (
        <Button variant="secondary" className="mt-4" onClick={() => onChooseDay(next)}>
          {stepWords.of(language).goToNextFreeDay(dayInWords(next, language))}
        </Button>
      )}
    </div>
  );
}
