import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { chosenServices } from "../../wizard/booking-state.ts";
import type { SendEvent, WizardState } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";

/** A booking that was left in another tab within a day is offered again; it never goes on by itself. */
export function UnfinishedBooking({ state, send }: { state: WizardState; send: SendEvent }) {
  const { words } = useBookingPage();
  const { booking, unfinished } = state;
  if (!unfinished?.vehicle || booking.vehicle || booking.campaign || booking.edited) return null;
  const { vehicle, center } = unfinished;
  const services = chosenServices(unfinished).map(({ label }) => label);
  return (
    <Banner title={words.continueTitle} className="mb-6">
      <p>
        {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
        {services.length > 0 && <> · {services.join(`${words.comma} `)}</>}
        {center && <> · {center.title}</>}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button data-analytics="booking_resumed" onClick={() => send({ type: "unfinished-resumed" })}>
          {words.continueBooking}
        </Button>
        <Button variant="quiet" onClick={() => send({ type: "unfinished-dropped" })}>
          {words.beginAnew}
        </Button>
      </div>
    </Banner>
  );
}
