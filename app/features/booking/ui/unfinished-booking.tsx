import { type Dispatch, useState } from "react";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import type { BookingAction } from "../wizard/booking-reducer.ts";
import { type BookingState, chosenServices } from "../wizard/booking-state.ts";
import { forgetBooking, restoreBooking } from "../wizard/sources/saved-booking.ts";
import { useBookingPage } from "./booking-page.ts";

interface UnfinishedBookingProps {
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
}

/** A booking that was left in another tab within a day is offered again; it never goes on by itself. */
export function UnfinishedBooking({ state, dispatch }: UnfinishedBookingProps) {
  const { words } = useBookingPage();
  const { customerId } = useCustomerAccess();
  const [left, setLeft] = useState(() =>
    state.vehicle || state.campaign || state.edited
      ? null
      : restoreBooking(localStorage, customerId, Date.now()),
  );
  if (!left?.vehicle || left.campaign || state.vehicle || state.campaign || state.edited) return null;
  const { vehicle } = left;
  const services = chosenServices(left).map(({ label }) => label);
  return (
    <Banner title={words.continueTitle} className="mb-6">
      <p>
        {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
        {services.length > 0 && <> · {services.join(`${words.comma} `)}</>}
        {left.center && <> · {left.center.title}</>}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          data-analytics="booking_resumed"
          onClick={() => {
            setLeft(null);
            dispatch({ type: "resumed", booking: left });
          }}
        >
          {words.continueBooking}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forgetBooking(localStorage);
            setLeft(null);
          }}
        >
          {words.beginAnew}
        </Button>
      </div>
    </Banner>
  );
}
