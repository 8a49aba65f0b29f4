import type { BookingState, LastReading } from "./booking-state.ts";

/** Whether the mileage is below the last reading, and the customer has yet to say that it is right. */
export function asksAboutMileage({ mileage, lastReading, confirmedMileage, edited }: BookingState): boolean {
  if (!lastReading || mileage === null || mileage >= lastReading.kilometers) return false;
  return mileage !== confirmedMileage && mileage !== edited?.before.mileage;
}

/** What the customer has not corrected is what was read last. */
export function takeReading(
  state: BookingState,
  { vehicleId, reading }: { readonly vehicleId: string; readonly reading: LastReading },
): BookingState {
  const { vehicle, mileage, edited, lastReading } = state;
  const isKnown = lastReading?.kilometers === reading.kilometers && lastReading.day === reading.day;
  if (vehicle?.vehicleId !== vehicleId || isKnown) return state;
  const isUntouched = edited === null && mileage === vehicle.mileage;
  return { ...state, lastReading: reading, mileage: isUntouched ? reading.kilometers : mileage };
}
