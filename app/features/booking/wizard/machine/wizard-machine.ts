import { isEligible } from "#app/features/campaigns/rules/campaigns.ts";
import { nothingHeld } from "#app/features/scheduling/wizard/holding.ts";
import { followHistory } from "#app/features/scheduling/wizard/step-trail.ts";
import { href } from "#app/lib/address/href.ts";
import { appointmentAddress } from "../../rules/booking-addresses.ts";
import { type BookingAction, backLeavesWizard, bookingReducer, mayReturnTo } from "../booking-reducer.ts";
import {
  type BookingState,
  type BookingStep,
  bookingSteps,
  mayContinue,
  stepNumber,
} from "../booking-state.ts";
import { alignHold, extendHold, settleHold } from "./holding.ts";
import { offerSlots } from "./lost-slot.ts";
import { resubmit, settleSubmission, submit } from "./submitting.ts";
import {
  choose,
  type EventOf,
  type Step,
  stay,
  type WizardEffect,
  type WizardEvent,
  type WizardState,
} from "./wizard-state.ts";

/** The wizard's life in the browser (product/booking.md#wizard): what follows an event, and what is to be done. */
export function step(before: WizardState, event: WizardEvent): Step {
  const { state: handled, effects } = handle(before, event);
  const { booking } = handled;
  const hasStepped = booking.step !== before.booking.step;
  const state = hasStepped ? { ...handled, hasMoved: true } : handled;
  const first: WizardEffect[] = booking === before.booking ? [] : [{ type: "save", booking }];
  if (hasStepped) first.push({ type: "report-step", booking });
  const aligned = alignHold(stopDuplicate(before, state));
  return { ...aligned, effects: [...first, ...effects, ...aligned.effects] };
}

function handle(state: WizardState, event: WizardEvent): Step {
  switch (event.type) {
    case "started":
      return start(state);
    case "continue-pressed":
      return goOn(state);
    case "back-pressed":
      return goBack(state);
    case "slots-offered":
      return stay(offerSlots(state, event));
    case "time-taken":
      return stay(takeTime(state, event));
    case "names-read":
      return stay(rename(state, event));
    case "unfinished-resumed":
      return stay({ ...state, booking: state.unfinished ?? state.booking, unfinished: null });
    case "unfinished-dropped":
      return { state: { ...state, unfinished: null }, effects: [{ type: "forget-unfinished" }] };
    case "abandoned":
      return abandon(state);
    case "obstacle-dismissed":
      return stay({ ...state, obstacle: null });
    case "lost-slot-dismissed":
      return stay({ ...state, lostSlot: null });
    case "other-request-read":
      return stay({ ...state, otherRequestId: event.appointmentId });
    case "hold-extended":
      return extendHold(state);
    case "hold-released":
      return stay({ ...state, hold: nothingHeld });
    case "hold-answered":
      return stay(settleHold(state, event));
    case "submission-answered":
      return settleSubmission(state, event);
    case "connection-returned":
      return resubmit(state);
    case "entry-shown":
      return showEntry(state, event);
    default:
      return stay(choose(state, event));
  }
}

function start(state: WizardState): Step {
  const { booking } = state;
  return {
    state,
    effects: [
      { type: "save", booking },
      { type: "report-step", booking },
    ],
  };
}

/**
 * The booking gives way to the change of another appointment, to which the page is on its way: it is offered nowhere again. The
 * change holds times of the same vehicle, which ends this hold.
 */
function abandon(state: WizardState): Step {
  return {
    state: { ...state, obstacle: null },
    effects: [{ type: "forget-booking" }, { type: "forget-submission" }],
  };
}

/** Says so as soon as the summary of a second request is entered (product/booking.md#duplicate). */
function stopDuplicate(before: WizardState, state: WizardState): WizardState {
  const { booking, otherRequestId: appointmentId } = state;
  const isNew = before.booking.step !== booking.step || before.otherRequestId !== appointmentId;
  if (!isNew || booking.step !== "Summary" || appointmentId === undefined) return state;
  return { ...state, obstacle: { kind: "duplicate", appointmentId } };
}

function goOn(state: WizardState): Step {
  const { step, campaign, vehicle } = state.booking;
  if (step === "Summary") return submit(state);
  const mayTakePart =
    step !== "SelectVehicle" ||
    !campaign ||
    !vehicle ||
    isEligible(vehicle.modelYear, campaign.eligibleYears);
  if (mayTakePart) return stay(choose(state, { type: "advanced" }));
  return {
    state: { ...state, obstacle: { kind: "ineligible" } },
    effects: [{ type: "report-ineligible", campaign: campaign.name }],
  };
}

function goBack(state: WizardState): Step {
  const { booking } = state;
  const freed = { ...state, obstacle: null };
  if (!backLeavesWizard(booking)) return stay(choose(freed, { type: "went-back" }));
  const to = booking.edited ? appointmentAddress(booking.edited.id) : href("/dashboard");
  return { state: freed, effects: [{ type: "navigate", to }] };
}

/** Answers where and when at once, in the order in which the steps clear each other. */
function takeTime(state: WizardState, { time, leadsTo }: EventOf<"time-taken">): WizardState {
  const { place: center, day: date, slot } = time;
  const taking: BookingAction[] = [
    { type: "center-chosen", center },
    { type: "date-chosen", date },
    { type: "slot-chosen", slot },
  ];
  const leading: BookingAction[] = leadsTo === "summary" ? [{ type: "advanced" }, { type: "advanced" }] : [];
  return { ...state, booking: [...taking, ...leading].reduce(bookingReducer, state.booking) };
}

/** The browser's ways back and forward lead through the steps as the wizard's own buttons do. */
function showEntry(before: WizardState, event: EventOf<"entry-shown">): Step {
  const { booking } = before;
  const { entry, action, move } = followHistory(event, before.entry, {
    step: booking.step,
    steps: bookingSteps,
    actionTo: (step) => actionTo(booking, step),
  });
  if (entry === before.entry) return stay(before);
  const state = { ...before, entry };
  if (action) return stay(choose(state, action));
  return { state, effects: move ? [{ type: "move-in-history", move }] : [] };
}

/** What leads to a step; undefined where nothing does, as forward to one that waits for an answer. */
function actionTo(booking: BookingState, step: BookingStep): BookingAction | undefined {
  if (mayReturnTo(booking, step)) return { type: "returned-to", step };
  const isAhead = stepNumber(step) > stepNumber(booking.step);
  return isAhead && mayContinue(booking) ? { type: "advanced" } : undefined;
}

/** What may be resumed is renamed as well: it may come from a page of the other language. */
function rename(state: WizardState, names: EventOf<"names-read">): WizardState {
  const { unfinished } = state;
  return { ...choose(state, names), unfinished: unfinished && bookingReducer(unfinished, names) };
}
