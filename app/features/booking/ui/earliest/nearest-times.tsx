import { NearestList } from "#app/features/scheduling/ui/earliest/nearest-list.tsx";
import type { BookingState } from "../../wizard/booking-state.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { useServiceCenters } from "../booking-queries.ts";
import { useEarliest } from "./use-earliest.ts";
import { centerNames } from "./words.ts";

interface NearestTimesProps {
  booking: BookingState;
  send: SendEvent;
  /** The day that has no free time at the chosen center. */
  day: string;
}

/** The three nearest times to a day without any, for the chosen services. */
export function NearestTimes({ booking, send, day }: NearestTimesProps) {
  const { language } = useBookingPage();
  const { data: centers = [] } = useServiceCenters(booking);
  const { data } = useEarliest(booking, centers, day);
  return (
    <NearestList
      offers={data?.offers ?? []}
      places={centers}
      day={day}
      placeId={booking.center?.id ?? ""}
      names={centerNames.of(language)}
      onTake={(time) => send({ type: "time-taken", time, leadsTo: "times" })}
    />
  );
}
