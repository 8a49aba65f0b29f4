import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import type { BookingState, ChosenSlot } from "../../wizard/booking-state.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { dayOfSlot } from "../../wizard/slot-days.ts";
import { useBookingPage } from "../booking-page.ts";

interface LostSlotBannerProps {
  alternatives: readonly ChosenSlot[];
  booking: BookingState;
  send: SendEvent;
}

/** The chosen time went to another customer: says so, and offers the nearest ones. Everything else stays as it is. */
export function LostSlotBanner({ alternatives, booking: { center }, send }: LostSlotBannerProps) {
  const { texts, language } = useBookingPage();
  const timeZone = center?.timeZone ?? "UTC";
  const dismiss = () => send({ type: "lost-slot-dismissed" });
  const take = (slot: ChosenSlot) => {
    send({ type: "date-chosen", date: dayOfSlot(slot, timeZone) });
    send({ type: "slot-chosen", slot });
    dismiss();
  };
  return (
    <Banner tone="warning" title={texts.slotTakenTitle} onDismiss={dismiss} className="mb-6">
      {alternatives.length > 0 && (
        <>
          <p>{texts.nearestSlotsLabel}</p>
          <div className="mt-3 mb-1 flex flex-wrap gap-2">
            {alternatives.map((slot) => (
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
