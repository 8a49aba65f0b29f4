import * as z from "zod/mini";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import { type Offer, type TimeSlot, timeSlot } from "../calls.ts";
import type { ChosenPlace, ChosenSlot } from "./chosen.ts";

/** A time of a place, under the day on which the place opens for it. */
export interface OfferedTime {
  readonly place: ChosenPlace;
  readonly day: string;
  readonly slot: ChosenSlot;
}

/** An offer with its place; undefined where the place is not among those that can be chosen. */
export function offeredTime(offer: Offer, places: readonly ChosenPlace[]): OfferedTime | undefined {
  const { centerId, startTime, endTime, day, territoryPromiseKey } = offer;
  const place = places.find(({ id }) => id === centerId);
  return place && { place, day, slot: { startTime, endTime, territoryPromiseKey } };
}

/** Of each time slot what the wizard holds: its first territory is the requested place. */
export const asChosenSlots = (slots: TimeSlot[]): ChosenSlot[] =>
  slots.flatMap(({ startTime, endTime, openingDay, territories: [territory] }) =>
    territory ? [{ startTime, endTime, openingDay, territoryPromiseKey: territory.territoryPromiseKey }] : [],
  );

/** The nearest free slots that the server names when the chosen one is taken. */
export function alternativesIn(reply: FailedReply): ChosenSlot[] {
  const alternatives = z.safeParse(z.array(timeSlot), reply.detail.alternatives);
  return alternatives.success ? asChosenSlots(alternatives.data) : [];
}
