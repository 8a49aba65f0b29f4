import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import type { apiCaller } from "../../factories/program/api-caller.ts";

export type Caller = ReturnType<typeof apiCaller>;
export type Answer<T> = { readonly ok: true; readonly data: T } | FailedReply;
export interface Span {
  readonly startTime: string;
  readonly endTime: string;
}
/** What a customer has booked, as its next change has to name it. */
export interface Booking {
  readonly id: string;
  readonly version?: number;
}

/** The calls by which one customer books, each by one of the programs. */
export interface Booker {
  findTimes(call: Caller, span: Span): Promise<Answer<TimeSlot[]>>;
  book(call: Caller, slot: TimeSlot): Promise<Answer<Booking>>;
  move(call: Caller, booking: Booking, slot: TimeSlot): Promise<Answer<Booking>>;
  cancel(call: Caller, booking: Booking): Promise<Answer<unknown>>;
  hold(call: Caller, slot: TimeSlot): Promise<Answer<unknown>>;
  release(call: Caller): Promise<Answer<unknown>>;
}
export interface BookingCustomer {
  readonly name: string;
  readonly token: string;
  readonly booker: Booker;
}

/** A kind of booking at one place, where customers contend for the same times. */
export interface BookingKind {
  readonly name: string;
  readonly placeId: string;
  /** So many have one time. */
  readonly capacity: number;
  /** How long a booking takes that needs one unit. */
  readonly minutes: number;
  /** Whether moving and canceling ends the hold of the customer, who may move to what they hold. */
  readonly changesEndHold: boolean;
  /** With which code a booking must be refused for what its customer has booked already; nothing else is then right. */
  readonly ownObstacle: {
    readonly code: string;
    readonly applies: (startTime: string, booked: readonly string[]) => boolean;
  };
  /** Gives the place its capacity, and ends what a stopped run has left. What is free is then seen by everybody at once. */
  makeScarce(): Promise<void>;
  newCustomer(number: number): Promise<BookingCustomer>;
}

/** The same booking or refusal, as `Booker` answers it. */
export function answered<T, U>(reply: Answer<T>, shown: (data: T) => U): Answer<U> {
  return reply.ok ? { ok: true, data: shown(reply.data) } : reply;
}
