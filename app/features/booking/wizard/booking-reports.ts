import { vehicleDetails } from "#app/features/analytics/rules/events.ts";
import { track } from "#app/features/analytics/track.ts";
import { timeIn } from "#app/i18n/dates/dates.ts";
import { type BookedAppointment, type BookingState, stepNumber } from "./booking-state.ts";

/** What is logged where a vehicle may not take part (product/campaigns.md#eligible-vehicles). */
const notEligible = "Selected Vehicle Not Eligible (Model before 2008)";

/** Reports a step that is shown, with the vehicle where it was chosen before. */
export function reportStep({ step, vehicle }: BookingState): void {
  const chosen = vehicle === null ? {} : { vehicle: vehicleDetails(vehicle) };
  track({ event: "booking_step", flow: "service", step, stepNumber: stepNumber(step), ...chosen });
}

/** Reports the appointment that was made: vehicle, day and time in the center's zone, center, status and id. */
export function reportBooked({ vehicle, center, date, slot }: BookingState, booked: BookedAppointment): void {
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

/** Reports why a booking was not made: a line of the rules, or the code of a refusal. */
export function reportBookingError(message: string): void {
  track({ event: "error", kind: "booking", message, page: location.pathname });
}

export function reportIneligible(campaign: string): void {
  // biome-ignore lint/suspicious/noConsole: product/campaigns.md#eligible-vehicles asks for this line
  console.info(notEligible);
  reportBookingError(notEligible);
  track({ event: "ServiceCampaignError", campaign, message: notEligible });
}

export function reportCampaignPending(campaign: string): void {
  track({ event: "ServiceCampaignError", campaign, message: "Campaign request already pending" });
}
