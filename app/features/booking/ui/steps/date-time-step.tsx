import { lazy, Suspense, useEffect } from "react";
import { dayInWords } from "#app/i18n/dates/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { nextFreeDay } from "../../wizard/slot-days.ts";
import { BookingLoadError } from "../booking-load-error.tsx";
import { useBookingPage } from "../booking-page.ts";
import { CardSkeletons } from "../skeletons.tsx";
import type { FreeSlots } from "../use-free-slots.ts";
import { EarlierTimeRequest } from "../waiting/earlier-time-request.tsx";
import type { BookingStepProps } from "./booking-step.ts";
import { DayPicker } from "./day-picker.tsx";
import { SlotGrid } from "./slot-grid.tsx";
import { StepFrame } from "./step-frame.tsx";

// Most days have times.
const NearestTimes = lazy(async () => ({
  default: (await import("../earliest/nearest-times.tsx")).NearestTimes,
}));

/** Fourth step: when. The earliest free day is offered first. */
export function DateTimeStep({ booking, send, free, takesFocus }: BookingStepProps & { free: FreeSlots }) {
  const { texts, words, language, options } = useBookingPage();
  const { earliestDay } = free;
  // A booking picked up after a night may hold a day that the lead time has overtaken.
  const chosen = booking.date !== null && booking.date >= free.range.first ? booking.date : null;
  useEffect(() => {
    if (chosen === null && earliestDay) send({ type: "date-chosen", date: earliestDay });
  }, [chosen, earliestDay, send]);
  const day = chosen ?? free.range.first;

  return (
    <StepFrame title={texts.dateTitle} hint={texts.dateHint} takesFocus={takesFocus}>
      <DayPicker day={day} free={free} onChoose={(date) => send({ type: "date-chosen", date })} />
      <div className="mt-6 min-h-56">
        <p aria-live="polite" className="sr-only">
          {announcement(free, day, words)}
        </p>
        {free.error && <BookingLoadError error={free.error} onRetry={free.retry} />}
        {!free.error && free.isLoading(day) && <CardSkeletons count={6} shape="slot" />}
        {!free.error && !free.isLoading(day) && (
          <SlotGrid
            slots={free.slotsOn(day)}
            chosen={booking.slot}
            earliest={firstOf(free)}
            timeZone={free.timeZone}
            legend={`${words.freeTimes}, ${dayInWords(day, language)}`}
            onChoose={(slot) => send({ type: "slot-chosen", slot })}
          />
        )}
        <NoSlots booking={booking} send={send} free={free} day={day} />
      </div>
      <p className="mt-6 text-sm text-ink-soft">{words.localTime}</p>
      {options.waitingList && !booking.campaign && (
        <EarlierTimeRequest booking={booking} earliest={firstOf(free)} />
      )}
    </StepFrame>
  );
}

function firstOf(free: FreeSlots): string | undefined {
  return free.earliestDay && free.slotsOn(free.earliestDay)[0]?.startTime;
}

function announcement(
  free: FreeSlots,
  day: string,
  words: ReturnType<typeof useBookingPage>["words"],
): string {
  return free.isLoading(day) ? words.loadingTimes : words.timesFound(free.slotsOn(day).length);
}

interface NoSlotsProps {
  booking: BookingStepProps["booking"];
  send: BookingStepProps["send"];
  free: FreeSlots;
  day: string;
}

/** A day without free times says so, offers the three nearest, and leads to the next day that has some. */
function NoSlots({ booking, send, free, day }: NoSlotsProps) {
  const { texts, words, language } = useBookingPage();
  if (free.error || free.isLoading(day) || free.slotsOn(day).length > 0) return null;
  const next = nextFreeDay(free.days, day) ?? free.earliestDay;
  return (
    <div className="rounded-lg border border-line bg-sand-50 p-6">
      <p className="font-medium">{texts.noSlots || "No available slots"}</p>
      <p className="mt-1 text-ink-soft">{texts.noSlotsHint}</p>
      <Suspense fallback={null}>
        <NearestTimes booking={booking} send={send} day={day} />
      </Suspense>
      {next && next !== day && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => send({ type: "date-chosen", date: next })}
        >
          {words.goToNextFreeDay(dayInWords(next, language))}
        </Button>
      )}
    </div>
  );
}
