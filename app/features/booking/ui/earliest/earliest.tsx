import { DayTimes } from "#app/features/scheduling/ui/earliest/day-times.tsx";
import { EarliestTimes } from "#app/features/scheduling/ui/earliest/earliest-times.tsx";
import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import type { OfferedTime } from "#app/features/scheduling/wizard/offered-times.ts";
import { bookableDays } from "#app/features/scheduling/wizard/slot-days.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import type { findEarliestCall } from "../../earliest-call.ts";
import type { BookingState } from "../../wizard/booking-state.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { useDaySlots } from "./use-earliest.ts";
import { centerNames } from "./words.ts";

interface EarliestProps {
  booking: BookingState;
  send: SendEvent;
  centers: readonly ChosenPlace[];
  /** Undefined while it is being looked for. */
  found: AnswerOf<typeof findEarliestCall> | undefined;
}

/** Where and when in one step, for the chosen services. */
export function Earliest({ booking, send, centers, found }: EarliestProps) {
  const { language } = useBookingPage();
  const { serverNow } = useCustomerAccess();
  const take = (time: OfferedTime) => send({ type: "time-taken", time, leadsTo: "summary" });
  return (
    <EarliestTimes
      places={centers}
      from={bookableDays(new Date(serverNow()), centers[0]?.timeZone ?? "UTC").first}
      found={found}
      names={centerNames.of(language)}
      onTake={take}
      timesOf={(day) => <VisitDayTimes booking={booking} centers={centers} day={day} onTake={take} />}
    />
  );
}

interface VisitDayTimesProps extends Pick<EarliestProps, "booking" | "centers"> {
  day: string;
  onTake: (time: OfferedTime) => void;
}

function VisitDayTimes({ booking, centers, day, onTake }: VisitDayTimesProps) {
  const { texts, language } = useBookingPage();
  const slots = useDaySlots(booking, centers, day);
  const names = centerNames.of(language);
  return <DayTimes slots={slots} places={centers} day={day} names={names} texts={texts} onTake={onTake} />;
}
