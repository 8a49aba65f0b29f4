import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { StepLoadError } from "#app/features/scheduling/ui/steps/step-load-error.tsx";
import { listWaitingCall, type WaitingEntry } from "#app/features/waiting-list/calls.ts";
import type { RequestedTime } from "#app/features/waiting-list/rules/opened-time.ts";
import { waitingWords } from "#app/features/waiting-list/ui/words.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import type { BookingState } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { BookingWizard } from "../booking-wizard.tsx";
import { useOfferedBooking } from "./use-offered-booking.ts";

/** How the wizard begins, and what the customer has to know of it. */
interface Beginning {
  readonly start: BookingState | undefined;
  readonly notice: string | undefined;
}

/**
 * A time that has opened for a customer who waits: the wizard on its summary, with that time held. Where it is no
 * longer held, the wizard says so and offers other times. It begins once, even if the entry ends meanwhile.
 */
export function OpenedTime({ requested }: { requested: RequestedTime }) {
  const { language } = useBookingPage();
  const words = waitingWords.of(language);
  const [begun, setBegun] = useState<Beginning>();
  const query = { language, query: { lang: language } };
  const waiting = useQuery(customerQuery(useCustomerAccess(), listWaitingCall, query));
  const entry = waiting.data?.find(({ id }) => id === requested.waitingId);
  if (begun) return <BookingWizard key="opened" start={begun.start} notice={begun.notice} />;
  // Over, left, or another customer's.
  if (waiting.data && !entry) return <BookingWizard key="new" notice={words.over} />;
  if (entry) return <OfferedBooking entry={entry} requested={requested} onBegin={setBegun} />;
  return <Loading error={waiting.error} onRetry={() => void waiting.refetch()} />;
}

interface OfferedBookingProps {
  entry: WaitingEntry;
  requested: RequestedTime;
  onBegin: (beginning: Beginning) => void;
}

/** Reads what the offered time is for, and begins with it. */
function OfferedBooking({ entry, requested, onBegin }: OfferedBookingProps) {
  const words = waitingWords.of(useBookingPage().language);
  const { start, isHeld, error, retry } = useOfferedBooking(entry, requested);
  const begin = useRef(onBegin);
  begin.current = onBegin;
  useEffect(() => {
    if (start === undefined) return;
    begin.current({ start: start ?? undefined, notice: isHeld ? undefined : words.gone });
  }, [start, isHeld, words]);
  return <Loading error={error} onRetry={retry} />;
}

function Loading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { texts } = useBookingPage();
  return (
    <div className="frame grow py-10 md:py-16">
      {error ? (
        <StepLoadError texts={texts} error={error} onRetry={onRetry} />
      ) : (
        <CardSkeletons count={4} shape="line" />
      )}
    </div>
  );
}
