import type { ChosenSlot } from "#app/features/scheduling/wizard/chosen.ts";
import { type Hold, type HoldReply, nothingHeld } from "#app/features/scheduling/wizard/holding.ts";
import type { OfferedTime } from "#app/features/scheduling/wizard/offered-times.ts";
import type { HistoryEntry, HistoryMove, ShownEntry } from "#app/features/scheduling/wizard/step-trail.ts";
import type { AnySubmission, AnySubmissionReply } from "#app/features/scheduling/wizard/submitting.ts";
import type { AppointmentBody } from "../appointment-body.ts";
import { type BookingAction, bookingReducer } from "../booking-reducer.ts";
import type { BookedAppointment, BookingState, BookingStep } from "../booking-state.ts";
import type { HoldRequest } from "../hold-request.ts";

/** What stops the customer until they have read it. `appointmentId`: what is in the way, where it is their own. */
export type Obstacle =
  | { readonly kind: "ineligible" }
  | { readonly kind: "duplicate" | "campaign-pending"; readonly appointmentId: string | undefined }
  | { readonly kind: "refused"; readonly code: string; readonly message: string };

export type Submission = AnySubmission<AppointmentBody, BookingState>;

export interface WizardState {
  readonly booking: BookingState;
  /** A booking that was left in another tab and is offered again. */
  readonly unfinished: BookingState | null;
  readonly hold: Hold<HoldRequest>;
  readonly submission: Submission;
  readonly obstacle: Obstacle | null;
  /** The chosen time went to another customer; free times near it, where the server named some. */
  readonly lostSlot: { readonly alternatives: readonly ChosenSlot[] } | null;
  /** Another appointment of the vehicle that waits for its center: there may be only one. */
  readonly otherRequestId: string | undefined;
  /** The entry of the browser's history that is shown. */
  readonly entry: ShownEntry<BookingStep> | null;
  /** Whether the customer has left the step that the visit began with. */
  readonly hasMoved: boolean;
}

type Choice = Exclude<BookingAction, { type: "advanced" | "went-back" | "slot-lost" | "booked" }>;
export type SubmissionReply = AnySubmissionReply<BookedAppointment>;

/** What the customer does, what calls answer, and what the browser reports. */
export type WizardEvent =
  | Choice
  | { readonly type: "started" | "continue-pressed" | "back-pressed" }
  | { readonly type: "time-taken"; readonly time: OfferedTime; readonly leadsTo: "times" | "summary" }
  /** `abandoned`: another appointment is changed instead. */
  | { readonly type: "unfinished-resumed" | "unfinished-dropped" | "abandoned" }
  | { readonly type: "obstacle-dismissed" | "lost-slot-dismissed" }
  | { readonly type: "other-request-read"; readonly appointmentId: string | undefined }
  | { readonly type: "hold-extended" | "hold-released" }
  | { readonly type: "hold-answered"; readonly request: HoldRequest; readonly reply: HoldReply }
  | { readonly type: "submission-answered"; readonly reply: SubmissionReply; readonly isOnline: boolean }
  | { readonly type: "connection-returned" }
  | ({ readonly type: "entry-shown" } & HistoryEntry<BookingStep>);
export type EventOf<T extends WizardEvent["type"]> = Extract<WizardEvent, { type: T }>;
export type SendEvent = (event: WizardEvent) => void;

export type WizardEffect =
  | { readonly type: "save"; readonly booking: BookingState }
  | { readonly type: "forget-booking" | "forget-unfinished" | "forget-change" | "forget-submission" }
  | { readonly type: "hold"; readonly request: HoldRequest }
  | { readonly type: "release-hold"; readonly vehicleId: string }
  | { readonly type: "submit"; readonly body: AppointmentBody }
  | { readonly type: "await-connection" }
  | { readonly type: "reread"; readonly what: "everything" | "slots" | "appointment" }
  | { readonly type: "navigate"; readonly to: string; readonly completed?: "update" }
  | { readonly type: "move-in-history"; readonly move: HistoryMove<BookingStep> }
  | { readonly type: "report-step"; readonly booking: BookingState }
  | { readonly type: "report-booked"; readonly booking: BookingState; readonly booked: BookedAppointment }
  | { readonly type: "report-error"; readonly message: string }
  | { readonly type: "report-ineligible" | "report-campaign-pending"; readonly campaign: string };

export interface Step {
  readonly state: WizardState;
  readonly effects: readonly WizardEffect[];
}

/** The wizard as it begins with a booking; `unfinished` is offered beside it. */
export function wizardOf(booking: BookingState, unfinished: BookingState | null = null): WizardState {
  return {
    booking,
    unfinished,
    hold: nothingHeld,
    submission: { status: "idle" },
    obstacle: null,
    lostSlot: null,
    otherRequestId: undefined,
    entry: null,
    hasMoved: false,
  };
}

/** The same object where the booking stays as it is. */
export function choose(state: WizardState, action: BookingAction): WizardState {
  const booking = bookingReducer(state.booking, action);
  return booking === state.booking ? state : { ...state, booking };
}

export function stay(state: WizardState): Step {
  return { state, effects: [] };
}
