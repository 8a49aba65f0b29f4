import { UnfinishedNotice } from "#app/features/scheduling/ui/notices/unfinished-notice.tsx";
import { withCommas } from "#app/i18n/comma.ts";
import { chosenServices } from "../../wizard/booking-state.ts";
import type { SendEvent, WizardState } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";

/** A booking that was left in another tab, by its vehicle, services and center. */
export function UnfinishedBooking({ state, send }: { state: WizardState; send: SendEvent }) {
  const { language } = useBookingPage();
  const { booking, unfinished } = state;
  if (!unfinished?.vehicle || booking.vehicle || booking.campaign || booking.edited) return null;
  const { vehicle, center } = unfinished;
  const services = chosenServices(unfinished).map(({ label }) => label);
  return (
    <UnfinishedNotice
      onResume={() => send({ type: "unfinished-resumed" })}
      onDrop={() => send({ type: "unfinished-dropped" })}
    >
      {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
      {services.length > 0 && <> · {withCommas(services, language)}</>}
      {center && <> · {center.title}</>}
    </UnfinishedNotice>
  );
}
