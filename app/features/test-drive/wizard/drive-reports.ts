import type { VehicleDetails } from "#app/features/analytics/rules/events.ts";
import { track } from "#app/features/analytics/track.ts";
import { timeIn } from "#app/i18n/dates/dates.ts";
import { type BookedDrive, type ChosenCar, type DriveState, stepNumber } from "./drive-state.ts";

/** Reports a step that is shown, with the car where it was chosen before. */
export function reportStep({ step, car }: DriveState): void {
  const chosen = car === null ? {} : { vehicle: detailsOf(car) };
  track({ event: "booking_step", flow: "test-drive", step, stepNumber: stepNumber(step), ...chosen });
}

/** Reports what was made: car, day and time at the showroom, showroom, status and id. A request has no time. */
export function reportBooked({ car, showroom, date, slot }: DriveState, { id, code }: BookedDrive): void {
  if (!car) return;
  track({
    event: "booking_confirmation",
    flow: "test-drive",
    vehicle: detailsOf(car),
    date: date ?? "",
    time: slot && showroom ? timeIn(slot.startTime, showroom.timeZone) : "",
    showroom: showroom?.title ?? "",
    statusText: code === "confirmed" ? "your booking is confirmed" : "your test drive request is received",
    id,
  });
}

/** Reports why nothing was booked: the code of a refusal. */
export function reportDriveError(message: string): void {
  track({ event: "error", kind: "booking", message, page: location.pathname });
}

function detailsOf({ brand, car, name }: ChosenCar): VehicleDetails {
  return { brand, model: car ?? name };
}
