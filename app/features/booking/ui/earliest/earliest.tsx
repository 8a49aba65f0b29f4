import { useId, useState } from "react";
import { rankTimes } from "#app/features/scheduling/rules/choosing/earliest.ts";
import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import { type OfferedTime, offeredTime } from "#app/features/scheduling/wizard/offered-times.ts";
import { bookableDays } from "#app/features/scheduling/wizard/slot-days.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { usePosition } from "#app/ui/map/use-position.ts";
import type { findEarliestCall } from "../../earliest-call.ts";
import type { BookingState } from "../../wizard/booking-state.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { DayStrip } from "./day-strip.tsx";
import { DayTimes } from "./day-times.tsx";
import { EarliestCard, SharePosition } from "./earliest-card.tsx";
import { earliestWords } from "./words.ts";

interface EarliestProps {
  booking: BookingState;
  send: SendEvent;
  centers: readonly ChosenPlace[];
  /** Undefined while it is being looked for. */
  found: AnswerOf<typeof findEarliestCall> | undefined;
}

/** The date and time step begins with this day: it offers nothing of the night before, so neither does this. */
function useFirstDay(centers: readonly ChosenPlace[]): string {
  const { serverNow } = useCustomerAccess();
  return bookableDays(new Date(serverNow()), centers[0]?.timeZone ?? "UTC").first;
}

/** Where and when in one step: the earliest time of all centers, and what each of the next days has. */
export function Earliest({ booking, send, centers, found }: EarliestProps) {
  const { language } = useBookingPage();
  const { position } = usePosition();
  const [day, setDay] = useState<string | null>(null);
  const panelId = useId();
  const take = (time: OfferedTime) => send({ type: "time-taken", time, leadsTo: "summary" });
  const from = useFirstDay(centers);
  const offers = found?.offers.filter((offer) => offer.day >= from);
  const [first] = rankTimes(offers ?? [], centers, position);
  if (found && !first)
    return <p className="rounded-lg bg-sand-50 p-6">{earliestWords.of(language).noneFree}</p>;
  return (
    <>
      <EarliestCard earliest={first && offeredTime(first, centers)} onTake={take} />
      <div className="mt-2 mb-4">
        <SharePosition />
      </div>
      {found ? (
        <DayStrip
          first={first?.day ?? from}
          counts={found.days}
          chosen={day}
          panelId={panelId}
          onChoose={(pressed) => setDay(pressed === day ? null : pressed)}
        />
      ) : (
        <Skeleton className="h-34 w-full rounded-lg" />
      )}
      {day && (
        <section id={panelId} className="mt-4 rounded-lg border border-line bg-surface p-4 md:p-6">
          <DayTimes key={day} booking={booking} centers={centers} day={day} onTake={take} />
        </section>
      )}
    </>
  );
}
