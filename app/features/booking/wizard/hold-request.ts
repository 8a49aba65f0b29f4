import type { BodyOf } from "#app/platform/api/call.ts";
import type { holdSlotCall } from "../change-calls.ts";
import { type BookingState, serviceCodes } from "./booking-state.ts";

export type HoldRequest = BodyOf<typeof holdSlotCall>;

/**
 * What is to be held while the customer decides: the chosen time at the chosen center, as soon as there is a promise for
 * it. Nothing where it touches the hours of the appointment that is being changed: those are the customer's already.
 */
export function holdRequest(state: BookingState): HoldRequest | null {
  const { vehicle, center, slot, edited, booked, campaign } = state;
  if (!vehicle || !center || !slot?.territoryPromiseKey || booked) return null;
  const { startTime, endTime, territoryPromiseKey } = slot;
  if (edited?.before.centerId === center.id && edited.before.startTime !== null) {
    const [from, to] = [Date.parse(edited.before.startTime), Date.parse(edited.endTime)];
    if (Date.parse(startTime) < to && from < Date.parse(endTime)) return null;
  }
  return {
    brand: vehicle.brand,
    serviceTerritoryId: center.id,
    schedStartTime: startTime,
    schedEndTime: endTime,
    servicesList: serviceCodes(state),
    vehicleId: vehicle.vehicleId,
    territoryPromiseKey,
    ...(campaign && { campaign: campaign.name }),
    ...(edited && { appointmentId: edited.id }),
  };
}
