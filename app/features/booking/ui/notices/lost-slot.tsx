import { LostSlotBanner } from "#app/features/scheduling/ui/notices/lost-slot-banner.tsx";
import type { ChosenSlot } from "#app/features/scheduling/wizard/chosen.ts";
import { dayOfSlot } from "#app/features/scheduling/wizard/slot-days.ts";
import type { BookingState } from "../../wizard/booking-state.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";

interface LostSlotProps {
  alternatives: readonly ChosenSlot[];
  booking: BookingState;
  send: SendEvent;
}

/** The chosen time went to another customer: one of those near it can be taken. */
export function LostSlot({ alternatives, booking: { center }, send }: LostSlotProps) {
  const { texts } = useBookingPage();
  const timeZone = center?.timeZone ?? "UTC";
  const dismiss = () => send({ type: "lost-slot-dismissed" });
  const take = (slot: ChosenSlot) => {
    send({ type: "date-chosen", date: dayOfSlot(slot, timeZone) });
    send({ type: "slot-chosen", slot });
    dismiss();
  };
  return (
    <LostSlotBanner
      alternatives={alternatives}
      timeZone={timeZone}
      texts={texts}
      onTake={take}
      onDismiss={dismiss}
    />
  );
}
