import { randomUUID } from "node:crypto";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { joinWaitingListCall, listWaitingCall } from "#app/features/waiting-list/calls.ts";
import { until } from "../../factories/until.ts";
import type { BookingCustomer, Caller } from "./booking-kind.ts";
import { serviceBookings } from "./service-bookings.ts";

/** A customer with the promise of a time. */
export interface Promised {
  readonly customer: BookingCustomer;
  readonly slot: TimeSlot;
}
export interface OfferedHour {
  readonly waiting: BookingCustomer;
  /** What is held for who waits, with the promise of the offer. */
  readonly slot: TimeSlot;
  /** The others, who want the same time. */
  readonly others: readonly Promised[];
}

/**
 * Brings it about that a time is full but for an hour that is offered to one customer: two have booked it, one of them has
 * canceled, and the programs' job has offered it to the third.
 */
export async function offeredHour(
  callerOf: (number: number, token?: string) => Caller,
  [first, second, third, ...others]: readonly Promised[],
): Promise<OfferedHour> {
  if (first === undefined || second === undefined || third === undefined)
    throw new Error("too few customers");
  const callOf = ({ customer }: Promised) => callerOf(0, customer.token);
  const booked = await first.customer.booker.book(callOf(first), first.slot);
  const full = await second.customer.booker.book(callOf(second), second.slot);
  if (!booked.ok || !full.ok) throw new Error("the time is taken already");
  const call = callOf(third);
  const body = {
    brand: "rimal",
    vehicleId: third.customer.name,
    servicesList: ["pm10"],
    territoryIds: [serviceBookings.placeId],
    before: third.slot.endTime,
  };
  const joined = await call(joinWaitingListCall, { query: {}, body, idempotencyKey: randomUUID() });
  if (!joined.ok) throw new Error(joined.code);
  const canceled = await first.customer.booker.cancel(callOf(first), booked.data);
  if (!canceled.ok) throw new Error(canceled.code);
  const slot = await until(() => offerTo(call));
  return { waiting: third.customer, slot, others };
}

async function offerTo(call: Caller): Promise<TimeSlot> {
  const listed = await call(listWaitingCall, { query: { lang: "en" } });
  const offer = listed.ok ? listed.data[0]?.offer : undefined;
  if (offer === undefined || offer === null) throw new Error("nothing is offered yet");
  const { serviceTerritoryId: id, territoryPromiseKey } = offer;
  return {
    startTime: offer.schedStartTime,
    endTime: offer.schedEndTime,
    territories: [{ id, territoryPromiseKey }],
  };
}
