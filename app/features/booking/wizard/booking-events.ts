import { useEffect } from "react";
import { vehicleDetails } from "#app/features/analytics/rules/events.ts";
import { track } from "#app/features/analytics/track.ts";
import { timeIn } from "#app/i18n/dates/dates.ts";
import { type BookedAppointment, type BookingState, stepNumber } from "./booking-state.ts";

/** Reports each step that is shown, with the vehicle once it is chosen. */
export function useStepEvents({ step, vehicle }: BookingState): void {
  // A vehicle that is chosen on the step is reported with the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const chosen = vehicle === null ? {} : { vehicle: vehicleDetails(vehicle) };
    track({ event: "booking_step", flow: "service", step, stepNumber: stepNumber(step), ...chosen });
  }, [step]);
}

/** Reports the appointment that was made: vehicle, day and time in the center's zone, center, status and id. */
export function trackBooked({ vehicle, center, date, slot }: BookingState, booked: BookedAppointment): void {
  if (!vehicle || !center || !date || !slot) return;
  track({
    event: "booking_confirmation",
    flow: "service",
    vehicle: vehicleDetails(vehicle),
    date,
    time: timeIn(slot.startTime, center.timeZone),
    showroom: center.title,
    statusText: "your booking is confirmed",
    id: booked.serviceAppointmentId,
  });
}

/** Reports what kept a booking from being made: a line of the rules, or the code of a refusal. */
export function trackBookingError(message: string): void {
  track({ event: "error", kind: "booking", message, page: location.pathname });
}
