import * as z from "zod/mini";
import { type TimeSlot, timeSlot } from "#app/features/scheduling/calls.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import type { Offer } from "../earliest-call.ts";
import type { ChosenCenter, ChosenSlot } from "./booking-state.ts";

/** A time of a center, under the day on which the center opens for it. */
export interface OfferedTime {
  readonly center: ChosenCenter;
  readonly day: string;
  readonly slot: ChosenSlot;
}

/** An offer with its center; undefined where the center is not among those that the visit can go to. */
export function offeredTime(offer: Offer, centers: readonly ChosenCenter[]): OfferedTime | undefined {
  const { centerId, startTime, endTime, day, territoryPromiseKey } = offer;
  const center = centers.find(({ id }) => id === centerId);
  return center && { center, day, slot: { startTime, endTime, territoryPromiseKey } };
}

/** Of each time slot what the booking holds: its first territory is the requested center. */
export const asChosenSlots = (slots: TimeSlot[]): ChosenSlot[] =>
  slots.flatMap(({ startTime, endTime, openingDay, territories: [territory] }) =>
    territory ? [{ startTime, endTime, openingDay, territoryPromiseKey: territory.territoryPromiseKey }] : [],
  );

/** The nearest free slots that the server names when the chosen one is taken. */
export function alternativesIn(reply: FailedReply): ChosenSlot[] {
  const alternatives = z.safeParse(z.array(timeSlot), reply.detail.alternatives);
  return alternatives.success ? asChosenSlots(alternatives.data) : [];
}
