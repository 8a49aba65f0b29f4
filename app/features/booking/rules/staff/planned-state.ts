import { type AppointmentCode, appointmentCodes } from "../appointments/appointment-states.ts";

/** What staff change of an appointment: its code, and where and when it is for what. Instants are ISO 8601. */
export interface PlannedState {
  readonly code: AppointmentCode;
  readonly centerId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly serviceCodes: readonly string[];
  readonly bay: number | null;
  readonly noShowAt: string | null;
}

/** Whether two states have the same hours of the same bay. */
export function haveSameHours(one: PlannedState, other: PlannedState): boolean {
  return isSamePlan(one, other) && one.bay === other.bay;
}

/** Whether the customer is to come to the same place at the same time, until the same time. */
export function isSamePlan(one: PlannedState, other: PlannedState): boolean {
  return one.centerId === other.centerId && one.startsAt === other.startsAt && one.endsAt === other.endsAt;
}

/** Whether a customer has to come at another time or to another place. */
export function isReschedule(before: PlannedState, after: PlannedState): boolean {
  return before.centerId !== after.centerId || before.startsAt !== after.startsAt;
}

/** Whether a move shows a customer nothing new. */
export function isInternal(before: PlannedState, after: PlannedState): boolean {
  return before.code === after.code && !isReschedule(before, after);
}

/** A state as a row of the history has it. */
export function readState(stored: unknown): PlannedState {
  const state = stored as PlannedState;
  if (!appointmentCodes.includes(state.code)) throw new Error("the history has a state without a code");
  return state;
}
