import { nearestAlternatives } from "#app/features/scheduling/rules/choosing/earliest.ts";
import { Distance } from "#app/features/scheduling/ui/places/distance.tsx";
import { stepWords } from "#app/features/scheduling/ui/steps/words.ts";
import { type OfferedTime, offeredTime } from "#app/features/scheduling/wizard/offered-times.ts";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { usePosition } from "#app/ui/map/use-position.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { BookingState } from "../../wizard/booking-state.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { useServiceCenters } from "../booking-queries.ts";
import { useEarliest } from "./use-earliest.ts";
import { earliestWords } from "./words.ts";

interface NearestTimesProps {
  booking: BookingState;
  send: SendEvent;
  /** The day that has no free time at the chosen center. */
  day: string;
}

/** The three nearest times to a day without any: other days of the center, and other centers on that day. */
export function NearestTimes({ booking, send, day }: NearestTimesProps) {
  const { language } = useBookingPage();
  const { data: centers = [] } = useServiceCenters(booking);
  const { data } = useEarliest(booking, centers, day);
  const { position } = usePosition();
  const centerId = booking.center?.id ?? "";
  const offers = nearestAlternatives(data?.offers ?? [], { day, centerId }, centers, position);
  const times = offers.flatMap((offer) => offeredTime(offer, centers) ?? []);
  if (times.length === 0) return null;
  return (
    <>
      <p id="nearest-times" className="mt-4 text-sm text-ink-soft">
        {earliestWords.of(language).alternatives}
      </p>
      <ul aria-labelledby="nearest-times" className="mt-2 grid gap-2">
        {times.map((time) => (
          <li key={`${time.place.id} ${time.slot.startTime}`}>
            <NearestTime
              time={time}
              isHere={time.place.id === centerId}
              onChoose={() => send({ type: "time-taken", time, leadsTo: "times" })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NearestTimeProps {
  time: OfferedTime;
  isHere: boolean;
  onChoose: () => void;
}

function NearestTime({ time: { place: center, slot }, isHere, onChoose }: NearestTimeProps) {
  const { language } = useBookingPage();
  return (
    <button
      type="button"
      data-analytics="nearest-time"
      value={isHere ? "day" : "center"}
      onClick={onChoose}
      className="flex min-h-16 w-full items-center gap-4 rounded border border-line bg-surface px-4 py-2 text-start transition-colors hover:border-ink-soft"
    >
      <span className="w-20 shrink-0">
        <bdi className="tabular block text-lg font-medium">
          {timeAt(slot.startTime, center.timeZone, language)}
        </bdi>
        <span className="tabular block text-xs text-ink-soft">
          {stepWords.of(language).until(timeAt(slot.endTime, center.timeZone, language))}
        </span>
      </span>
      <span className="min-w-0 grow">
        <span className="block font-medium">
          {dayInBrief(dayIn(slot.startTime, center.timeZone), language)}
        </span>
        <span className="block text-sm text-ink-soft">
          {isHere ? earliestWords.of(language).thisCenter : center.title}
          <Distance to={center} className="ms-2" />
        </span>
      </span>
      <Icon name="chevron-forward" className="size-5 shrink-0 text-accent" />
    </button>
  );
}
