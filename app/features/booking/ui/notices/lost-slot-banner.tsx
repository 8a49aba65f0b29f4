import type { Dispatch } from "react";
import * as z from "zod/mini";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { timeSlot } from "../../calls.ts";
import type { BookingAction } from "../../wizard/booking-reducer.ts";
import type { BookingState, ChosenSlot } from "../../wizard/booking-state.ts";
import { dayOfSlot } from "../../wizard/slot-days.ts";
import { useBookingPage } from "../booking-page.ts";
import { asChosenSlots } from "../use-free-slots.ts";

export interface LostSlot {
  alternatives: readonly ChosenSlot[];
}

/** The nearest free slots that the server names when the chosen one is taken. */
export function alternativesIn(reply: FailedReply): ChosenSlot[] {
  const alternatives = z.safeParse(z.array(timeSlot), reply.detail.alternatives);
  return alternatives.success ? asChosenSlots(alternatives.data) : [];
}

interface LostSlotBannerProps {
  lost: LostSlot;
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
  onDone: () => void;
}

/** The chosen time went to somebody else: says so, and offers the nearest ones. Everything else is kept. */
export function LostSlotBanner({ lost, state, dispatch, onDone }: LostSlotBannerProps) {
  const { texts, language } = useBookingPage();
  const timeZone = state.center?.timeZone ?? "UTC";
  const take = (slot: ChosenSlot) => {
    dispatch({ type: "date-chosen", date: dayOfSlot(slot, timeZone) });
    dispatch({ type: "slot-chosen", slot });
    onDone();
  };
  return (
    <Banner tone="warning" title={texts.slotTakenTitle} onDismiss={onDone} className="mb-6">
      {lost.alternatives.length > 0 && (
        <>
          <p>{texts.nearestSlotsLabel}</p>
          <div className="mt-3 mb-1 flex flex-wrap gap-2">
            {lost.alternatives.map((slot) => (
              <Button
                key={slot.startTime}
                variant="secondary"
                className="bg-surface px-4"
                onClick={() => take(slot)}
              >
                {dayInBrief(dayIn(slot.startTime, timeZone), language)}
                <span>{hoursInWords([slot.startTime, slot.endTime], timeZone, language)}</span>
              </Button>
            ))}
          </div>
        </>
      )}
    </Banner>
  );
}
