import type { Dispatch } from "react";
import type { Offer } from "../../earliest-call.ts";
import type { BookingAction } from "../../wizard/booking-reducer.ts";
import type { ChosenCenter, ChosenSlot } from "../../wizard/booking-state.ts";

/** A time of a centre as it is offered beside times of others. */
export interface OfferedTime {
  readonly center: ChosenCenter;
  /** The day on which the centre opens for it. */
  readonly day: string;
  readonly slot: ChosenSlot;
}

/** An offer with its centre; undefined where the centre is not among those that the visit can go to. */
export function offeredTime(offer: Offer, centers: readonly ChosenCenter[]): OfferedTime | undefined {
  const { centerId, startTime, endTime, day, territoryPromiseKey } = offer;
  const center = centers.find(({ id }) => id === centerId);
  return center && { center, day, slot: { startTime, endTime, territoryPromiseKey } };
}

/** Answers where and when at once, in the order in which the questions clear each other. */
export function chooseTime(dispatch: Dispatch<BookingAction>, { center, day, slot }: OfferedTime): void {
  dispatch({ type: "center-chosen", center });
  dispatch({ type: "date-chosen", date: day });
  dispatch({ type: "slot-chosen", slot });
}

/** The same from the question where: on to the summary, past the question when. */
export function takeTime(dispatch: Dispatch<BookingAction>, time: OfferedTime): void {
  chooseTime(dispatch, time);
  dispatch({ type: "advanced" });
  dispatch({ type: "advanced" });
}
