import { nothingHeld } from "#app/features/scheduling/wizard/holding.ts";
import { followHistory } from "#app/features/scheduling/wizard/step-trail.ts";
import { href } from "#app/lib/address/href.ts";
import { type DriveAction, driveReducer, mayReturnTo } from "../drive-reducer.ts";
import { type DriveState, type DriveStep, driveSteps, stepNumber } from "../drive-state.ts";
import { mayContinue } from "./completeness.ts";
import { alignHold, extendHold, settleHold } from "./holding.ts";
import { offerSlots } from "./lost-slot.ts";
import { resubmit, settleSubmission, submit } from "./submitting.ts";
import {
  choose,
  type EventOf,
  type SignedInDriver,
  type Step,
  stay,
  type WizardEffect,
  type WizardEvent,
  type WizardState,
} from "./wizard-state.ts";

/** The wizard's life in the browser (product/test-drives.md#wizard): what follows an event, and what is to be done. */
export function step(before: WizardState, event: WizardEvent): Step {
  const { state: handled, effects } = handle(before, event);
  const { drive } = handled;
  const hasStepped = drive.step !== before.drive.step && before.isStarted;
  const state = hasStepped ? { ...handled, hasMoved: true } : handled;
  const first: WizardEffect[] = [];
  // Before the start the saved state is not read yet, and it must not be overwritten.
  if (state.isStarted && (drive !== before.drive || !before.isStarted)) first.push({ type: "save", drive });
  if (hasStepped) first.push({ type: "report-step", drive });
  const aligned = alignHold(state);
  return { ...aligned, effects: [...first, ...effects, ...aligned.effects] };
}

function handle(state: WizardState, event: WizardEvent): Step {
  switch (event.type) {
    case "started":
      return start(state, event);
    case "continue-pressed":
      return state.drive.step === "Summary" ? submit(state) : stay(choose(state, { type: "advanced" }));
    case "back-pressed":
      return goBack(state);
    case "slots-offered":
      return stay(offerSlots(state, event));
    case "time-taken":
      return stay(takeTime(state, event));
    case "names-read":
      return stay(rename(state, event));
    case "unfinished-resumed":
      return stay({ ...state, drive: state.unfinished ?? state.drive, unfinished: null });
    case "unfinished-dropped":
      return { state: { ...state, unfinished: null }, effects: [{ type: "forget-unfinished" }] };
    case "obstacle-dismissed":
      return stay({ ...state, obstacle: null });
    case "lost-slot-dismissed":
      return stay({ ...state, lostSlot: null });
    case "phone-confirmed":
      return stay({ ...state, phone: event.confirmed, obstacle: withoutPhone(state.obstacle) });
    case "phone-reset":
      return stay({ ...state, phone: null });
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
      return state.isStarted ? showEntry(state, event) : stay({ ...state, early: event });
    default:
      return stay(choose(state, event));
  }
}

/** Goes on with what this tab left, unless a car was chosen meanwhile; a customer's details fill what is empty. */
function start(state: WizardState, { customer, holder, saved, unfinished }: EventOf<"started">): Step {
  const begun = state.drive.car === null && saved !== null ? saved : state.drive;
  const drive = customer ? withDetails(begun, customer) : begun;
  const isNew = drive.car === null && unfinished?.car;
  const started = { ...state, ...{ drive, customer, holder, isStarted: true, early: null } };
  const ready = { ...started, unfinished: isNew ? unfinished : null };
  const shown = state.early ? showEntry(ready, { type: "entry-shown", ...state.early }) : stay(ready);
  return { state: shown.state, effects: [{ type: "report-step", drive }, ...shown.effects] };
}

function withDetails(drive: DriveState, { firstName, lastName, email }: SignedInDriver): DriveState {
  const { driver } = drive;
  const filled = {
    firstName: driver.firstName || firstName,
    lastName: driver.lastName || lastName,
    email: driver.email || email,
  };
  return { ...drive, driver: { ...driver, ...filled } };
}

function withoutPhone(obstacle: WizardState["obstacle"]): WizardState["obstacle"] {
  return obstacle?.kind === "phone-not-confirmed" ? null : obstacle;
}

function goBack(state: WizardState): Step {
  const freed = { ...state, obstacle: null };
  if (state.drive.step !== driveSteps[0]) return stay(choose(freed, { type: "went-back" }));
  return { state: freed, effects: [{ type: "navigate", to: href("/") }] };
}

/** Answers where and when at once, in the order in which the steps clear each other. */
function takeTime(state: WizardState, { time, leadsTo }: EventOf<"time-taken">): WizardState {
  const { place: showroom, day: date, slot } = time;
  const taking: DriveAction[] = [
    { type: "showroom-chosen", showroom },
    // The time was offered for any of the cars there.
    { type: "preferred-chosen", preferred: null },
    { type: "date-chosen", date },
    { type: "slot-chosen", slot },
  ];
  const leading: DriveAction[] = leadsTo === "summary" ? [{ type: "advanced" }, { type: "advanced" }] : [];
  return { ...state, drive: [...taking, ...leading].reduce(driveReducer, state.drive) };
}

/** The browser's ways back and forward lead through the steps as the wizard's own buttons do. */
function showEntry(before: WizardState, event: EventOf<"entry-shown">): Step {
  const { entry, action, move } = followHistory(event, before.entry, {
    step: before.drive.step,
    steps: driveSteps,
    actionTo: (target) => actionTo(before, target),
  });
  if (entry === before.entry) return stay(before);
  const state = { ...before, entry };
  if (action) return stay(choose(state, action));
  return { state, effects: move ? [{ type: "move-in-history", move }] : [] };
}

/** What leads to a step; undefined where nothing does, as forward to one that waits for an answer. */
function actionTo(state: WizardState, target: DriveStep): DriveAction | undefined {
  const { drive } = state;
  if (mayReturnTo(drive, target)) return { type: "returned-to", step: target };
  const isAhead = stepNumber(target) > stepNumber(drive.step);
  return isAhead && mayContinue(state) ? { type: "advanced" } : undefined;
}

/** What may be resumed is renamed as well: it may come from a page of the other language. */
function rename(state: WizardState, names: EventOf<"names-read">): WizardState {
  const { unfinished } = state;
  return { ...choose(state, names), unfinished: unfinished && driveReducer(unfinished, names) };
}
