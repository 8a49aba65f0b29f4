import { useState } from "react";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { rankTimes } from "#app/features/scheduling/rules/choosing/earliest.ts";
import { Distance } from "#app/features/scheduling/ui/places/distance.tsx";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { StepLoadError } from "#app/features/scheduling/ui/steps/step-load-error.tsx";
import { stepWords } from "#app/features/scheduling/ui/steps/words.ts";
import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import { type OfferedTime, offeredTime } from "#app/features/scheduling/wizard/offered-times.ts";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayInWords } from "#app/i18n/dates/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { usePosition } from "#app/ui/map/use-position.ts";
import type { BookingState } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { useDaySlots } from "./use-earliest.ts";
import { earliestWords } from "./words.ts";

interface DayTimesProps {
  booking: BookingState;
  centers: readonly ChosenPlace[];
  day: string;
  onTake: (time: OfferedTime) => void;
}

/** The free times of one day at all centers: first when, then where. */
export function DayTimes({ booking, centers, day, onTake }: DayTimesProps) {
  const { texts, language } = useBookingPage();
  const slots = useDaySlots(booking, centers, day);
  const [wanted, setWanted] = useState<string>();
  const chosen = slots.data?.find((slot) => idOf(slot) === wanted) ?? slots.data?.[0];
  return (
    <>
      <h3 className="font-medium">{earliestWords.of(language).timesOn(dayInWords(day, language))}</h3>
      <p role="status" className="sr-only">
        {slots.data
          ? stepWords.of(language).timesFound(slots.data.length)
          : stepWords.of(language).loadingTimes}
      </p>
      <div className="mt-3">
        {slots.isPending && <CardSkeletons count={6} shape="slot" />}
        {slots.isError && !slots.data && (
          <StepLoadError texts={texts} error={slots.error} onRetry={() => void slots.refetch()} />
        )}
        {slots.data && (
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-6">
            {slots.data.map((slot) => (
              <li key={idOf(slot)}>
                <TimeChip
                  slot={slot}
                  timeZone={centers[0]?.timeZone ?? "UTC"}
                  chosen={slot === chosen}
                  onPress={() => setWanted(idOf(slot))}
                />
              </li>
            ))}
          </ul>
        )}
        {chosen && <CentersAt slot={chosen} centers={centers} day={day} onTake={onTake} />}
      </div>
    </>
  );
}

/** Two slots may start together and end apart. */
function idOf({ startTime, endTime, openingDay }: TimeSlot): string {
  return [startTime, endTime, openingDay].join();
}

interface TimeChipProps {
  slot: TimeSlot;
  timeZone: string;
  chosen: boolean;
  onPress: () => void;
}

function TimeChip({ slot, timeZone, chosen, onPress }: TimeChipProps) {
  const { language } = useBookingPage();
  const own = earliestWords.of(language);
  const [start, end] = [timeAt(slot.startTime, timeZone, language), timeAt(slot.endTime, timeZone, language)];
  return (
    <button
      type="button"
      data-analytics="earliest-time"
      aria-pressed={chosen}
      onClick={onPress}
      className={`flex min-h-16 w-full flex-col items-center justify-center rounded border px-1 py-2 transition-colors ${
        chosen
          ? "border-accent bg-accent-soft ring-1 ring-accent"
          : "border-line bg-surface hover:border-ink-soft"
      }`}
    >
      <span className="sr-only">{stepWords.of(language).from(start, end)}. </span>
      <bdi aria-hidden="true" className="tabular whitespace-nowrap font-medium">
        {start}
      </bdi>
      <span aria-hidden="true" className="tabular whitespace-nowrap text-xs text-ink-soft">
        {stepWords.of(language).until(end)}
      </span>
      <span className="text-xs text-ink-soft">
        {slot.openingDay ? own.afterMidnight : own.centers(slot.territories.length)}
      </span>
    </button>
  );
}

interface CentersAtProps {
  slot: TimeSlot;
  centers: readonly ChosenPlace[];
  day: string;
  onTake: (time: OfferedTime) => void;
}

/** The centers that have a time, the nearest first where the customer said where they are. */
function CentersAt({ slot, centers, day, onTake }: CentersAtProps) {
  const { language } = useBookingPage();
  const words = earliestWords.of(language);
  const { position } = usePosition();
  const { startTime, endTime } = slot;
  const offers = slot.territories.map(({ id: centerId, territoryPromiseKey }) => {
    return { centerId, startTime, endTime, day, territoryPromiseKey };
  });
  const clock = timeAt(startTime, centers[0]?.timeZone ?? "UTC", language);
  return (
    <ul aria-label={words.centersAt(clock)} className="mt-4 divide-y divide-line border-y border-line">
      {rankTimes(offers, centers, position).map((offer) => {
        const time = offeredTime(offer, centers);
        if (!time) return null;
        const { place: center } = time;
        return (
          <li key={center.id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block">{center.title}</span>
              <Distance to={center} className="block text-sm text-ink-soft" />
            </span>
            <Button
              variant="secondary"
              className="shrink-0 px-4"
              data-analytics="earliest-center"
              aria-label={words.takeAt(clock, center.title)}
              onClick={() => onTake(time)}
            >
              <bdi className="tabular">{clock}</bdi>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
