import type { ChosenSlot } from "#app/features/scheduling/wizard/chosen.ts";
import { type Hold, type HoldReply, nothingHeld } from "#app/features/scheduling/wizard/holding.ts";
import type { OfferedTime } from "#app/features/scheduling/wizard/offered-times.ts";
import type { HistoryEntry, HistoryMove, ShownEntry } from "#app/features/scheduling/wizard/step-trail.ts";
import type { AnySubmission, AnySubmissionReply } from "#app/features/scheduling/wizard/submitting.ts";
import type { DriveBody, HoldRequest } from "../drive-bodies.ts";
import { type DriveAction, driveReducer } from "../drive-reducer.ts";
import { type BookedDrive, type DriveState, type DriveStep, emptyDrive } from "../drive-state.ts";

/** What stops the visitor until they have read it. */
export type Obstacle =
  | { readonly kind: "pending" | "car-gone" | "phone-not-confirmed" }
  | { readonly kind: "refused"; readonly code: string; readonly message: string };

/** A customer who is signed in, as far as their drive needs to know. */
export interface SignedInDriver {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The number of the account, as forms send it; undefined where it has none that can be called. */
  readonly mobile: string | undefined;
}

/** A number that was confirmed in this tab. */
export interface ConfirmedNumber {
  readonly phone: string;
  readonly proof: string;
  readonly browser: string;
}

export type Submission = AnySubmission<DriveBody, DriveState>;

export interface WizardState {
  readonly drive: DriveState;
  /** Whether it is clear who is at this browser, and what they left unfinished. */
  readonly isStarted: boolean;
  readonly customer: SignedInDriver | null;
  readonly phone: ConfirmedNumber | null;
  /** How often the server did not take a confirmed number: each time it is confirmed anew. */
  readonly phoneRefusals: number;
  /** By which this browser holds times; empty before the start. */
  readonly holder: string;
  /** A drive that was left in another tab and is offered again. */
  readonly unfinished: DriveState | null;
  readonly hold: Hold<HoldRequest>;
  readonly submission: Submission;
  readonly obstacle: Obstacle | null;
  /** The chosen time went to another visitor; free times near it, where the server named some. */
  readonly lostSlot: { readonly alternatives: readonly ChosenSlot[] } | null;
  /** The entry of the browser's history that is shown; `early`: one that was shown before the start. */
  readonly entry: ShownEntry<DriveStep> | null;
  readonly early: HistoryEntry<DriveStep> | null;
  /** Whether the visitor has left the step that the visit began with. */
  readonly hasMoved: boolean;
}

type Choice = Exclude<
  DriveAction,
  { type: "advanced" | "went-back" | "slot-lost" | "car-gone" | "booked" | "slots-offered" }
>;
export type SubmissionReply = AnySubmissionReply<BookedDrive>;

/** What the visitor does, what calls answer, and what the browser reports. */
export type WizardEvent =
  | Choice
  | Extract<DriveAction, { type: "slots-offered" }>
  | {
      readonly type: "started";
      readonly customer: SignedInDriver | null;
      readonly holder: string;
      /** What this tab left, and what another one did. */
      readonly saved: DriveState | null;
      readonly unfinished: DriveState | null;
    }
  | { readonly type: "continue-pressed" | "back-pressed" }
  | { readonly type: "time-taken"; readonly time: OfferedTime; readonly leadsTo: "times" | "summary" }
  | { readonly type: "unfinished-resumed" | "unfinished-dropped" }
  | { readonly type: "obstacle-dismissed" | "lost-slot-dismissed" }
  | { readonly type: "phone-confirmed"; readonly confirmed: ConfirmedNumber }
  | { readonly type: "phone-reset" }
  | { readonly type: "hold-extended" | "hold-released" }
  | { readonly type: "hold-answered"; readonly request: HoldRequest; readonly reply: HoldReply }
  | { readonly type: "submission-answered"; readonly reply: SubmissionReply; readonly isOnline: boolean }
  | { readonly type: "connection-returned" }
  | ({ readonly type: "entry-shown" } & HistoryEntry<DriveStep>);
export type EventOf<T extends WizardEvent["type"]> = Extract<WizardEvent, { type: T }>;
export type SendEvent = (event: WizardEvent) => void;

export type WizardEffect =
  | { readonly type: "save"; readonly drive: DriveState }
  | { readonly type: "forget-unfinished" | "forget-submission" | "forget-phone" }
  | { readonly type: "remember-drive"; readonly drive: DriveState; readonly link: string }
  | { readonly type: "hold"; readonly request: HoldRequest }
  | { readonly type: "release-hold"; readonly holder: string }
  | { readonly type: "submit"; readonly body: DriveBody }
  | { readonly type: "await-connection" }
  | { readonly type: "reread"; readonly what: "everything" | "slots" | "showrooms" }
  | { readonly type: "navigate"; readonly to: string }
  | { readonly type: "move-in-history"; readonly move: HistoryMove<DriveStep> }
  | { readonly type: "report-step"; readonly drive: DriveState }
  | { readonly type: "report-booked"; readonly drive: DriveState; readonly booked: BookedDrive }
  | { readonly type: "report-error"; readonly message: string };

export interface Step {
  readonly state: WizardState;
  readonly effects: readonly WizardEffect[];
}

/** The wizard as the server shows it, before it is clear who is there. */
export const newWizard: WizardState = {
  drive: emptyDrive,
  isStarted: false,
  customer: null,
  phone: null,
  phoneRefusals: 0,
  holder: "",
  unfinished: null,
  hold: nothingHeld,
  submission: { status: "idle" },
  obstacle: null,
  lostSlot: null,
  entry: null,
  early: null,
  hasMoved: false,
};

/** The same object where the drive stays as it is. */
export function choose(state: WizardState, action: DriveAction): WizardState {
  const drive = driveReducer(state.drive, action);
  return drive === state.drive ? state : { ...state, drive };
}

export function stay(state: WizardState): Step {
  return { state, effects: [] };
}
