import type { ChosenPlace, ChosenSlot } from "#app/features/scheduling/wizard/chosen.ts";
import {
  type BookedDrive,
  type ChosenCar,
  type Driver,
  type DriveState,
  type DriveStep,
  driveSteps,
  emptyDrive,
  isCompleteUntil,
  isSameCar,
  type LicenseAnswers,
  noDriver,
  noLicense,
  notesLimit,
  type PreferredCar,
  stepNumber,
} from "./drive-state.ts";

/** A showroom, and the cars of the kind that stand there. */
export interface OfferedShowroom extends ChosenPlace {
  readonly cars: readonly PreferredCar[];
}

/** What is called how in the language of the page. */
interface NamesRead {
  readonly cars: readonly ChosenCar[];
  readonly showrooms: readonly OfferedShowroom[];
}

/** Every change of the drive, by its driver or an answer of the server. */
export type DriveAction =
  | { type: "car-chosen"; car: ChosenCar }
  | ({ type: "names-read" } & NamesRead)
  | { type: "showrooms-offered"; showrooms: readonly OfferedShowroom[] }
  | { type: "showroom-chosen"; showroom: ChosenPlace }
  | { type: "preferred-chosen"; preferred: PreferredCar | null }
  | { type: "date-chosen"; date: string }
  | { type: "slots-offered"; date: string; slots: readonly ChosenSlot[] }
  | { type: "slot-chosen"; slot: ChosenSlot }
  | { type: "slot-lost" }
  | { type: "car-gone" }
  | { type: "driver-written"; changes: Partial<Driver> }
  | { type: "license-answered"; changes: Partial<LicenseAnswers> }
  | { type: "other-number-pressed"; usesOther: boolean }
  | { type: "request-begun" }
  | { type: "advanced" }
  | { type: "went-back" }
  | { type: "returned-to"; step: DriveStep }
  | { type: "booked"; booked: BookedDrive };

/** Applies one action by the rules of the wizard (product/test-drives.md#wizard). Pure; the same object where nothing changes. */
export function driveReducer(state: DriveState, action: DriveAction): DriveState {
  switch (action.type) {
    case "car-chosen":
      return chooseCar(state, action.car);
    case "names-read":
      return renameChosen(state, action);
    case "showrooms-offered":
      return renewShowroom(state, action.showrooms);
    case "showroom-chosen":
      return chooseShowroom(state, action.showroom);
    case "preferred-chosen":
      return prefer(state, action.preferred);
    case "date-chosen":
      return state.date === action.date ? state : { ...state, date: action.date, slot: null };
    case "slots-offered":
      return renewSlot(state, action.date, action.slots);
    case "slot-chosen":
      return { ...state, slot: action.slot };
    case "slot-lost":
      return { ...state, step: "SelectDateTime", slot: null };
    case "car-gone":
      return { ...state, step: "SelectShowroom", showroom: null, preferred: null, date: null, slot: null };
    case "driver-written":
      return { ...state, driver: withinLimits({ ...state.driver, ...action.changes }) };
    case "license-answered":
      return { ...state, license: { ...state.license, ...action.changes } };
    case "other-number-pressed":
      return state.usesOtherNumber === action.usesOther
        ? state
        : { ...state, usesOtherNumber: action.usesOther };
    case "request-begun":
      return beginRequest(state);
    case "advanced":
      return advance(state);
    case "went-back":
      return goBack(state);
    case "returned-to":
      return mayReturnTo(state, action.step) ? { ...state, step: action.step, requestFrom: null } : state;
    case "booked":
      // What the confirmation does not show is not stored any longer.
      return { ...state, booked: action.booked, driver: noDriver, license: noLicense };
  }
}

/** Whether a step may be returned to. In a request without a time only what was answered before it. */
export function mayReturnTo({ step, requestFrom }: DriveState, target: DriveStep): boolean {
  if (stepNumber(target) >= stepNumber(step)) return false;
  return requestFrom === null || stepNumber(target) <= stepNumber(requestFrom);
}

/** Another car clears showroom, preference, date and time; who drives stays the same. */
function chooseCar(state: DriveState, car: ChosenCar): DriveState {
  if (isSameCar(state.car, car)) return state;
  const { step, driver, license, usesOtherNumber } = state;
  return {
    ...emptyDrive,
    // Those need a showroom; a link to another car may come upon a drive that was left there.
    step: step === "Summary" || step === "SelectDateTime" ? "SelectVehicle" : step,
    driver,
    license,
    usesOtherNumber,
    car,
  };
}

/** Gives what is chosen the names of the language that is spoken now, and changes nothing else. */
function renameChosen(state: DriveState, { cars, showrooms }: NamesRead): DriveState {
  const car = cars.find((one) => isSameCar(one, state.car));
  const place = showrooms.find(({ id }) => id === state.showroom?.id);
  const preferred = place?.cars.find(({ id }) => id === state.preferred?.id);
  const next: DriveState = {
    ...state,
    car: car ?? state.car,
    showroom: state.showroom && {
      ...state.showroom,
      title: place?.title ?? state.showroom.title,
      address: place?.address ?? state.showroom.address,
    },
    preferred: preferred ?? state.preferred,
  };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** The only showroom is chosen at once; one that has no such car any more no longer is. Texts are of the present language. */
function renewShowroom(state: DriveState, offered: readonly OfferedShowroom[]): DriveState {
  const found =
    offered.find(({ id }) => id === state.showroom?.id) ?? (offered.length === 1 ? offered[0] : undefined);
  if (found === undefined)
    return state.showroom ? { ...state, showroom: null, preferred: null, date: null, slot: null } : state;
  const { cars, ...showroom } = found;
  if (showroom.id !== state.showroom?.id) return chooseShowroom(state, showroom);
  if (state.preferred === null) return { ...state, showroom };
  const preferred = cars.find(({ id }) => id === state.preferred?.id) ?? null;
  return { ...state, showroom, preferred, ...(preferred === null && { slot: null }) };
}

function chooseShowroom(state: DriveState, showroom: ChosenPlace): DriveState {
  if (state.showroom?.id === showroom.id) return state;
  return { ...state, showroom, preferred: null, date: null, slot: null };
}

/** Another car has other times. */
function prefer(state: DriveState, preferred: PreferredCar | null): DriveState {
  return state.preferred?.id === preferred?.id ? state : { ...state, preferred, date: null, slot: null };
}

/** Fresh slots renew the promise of the chosen one, or lead back to the times where it is gone. */
function renewSlot(state: DriveState, date: string, slots: readonly ChosenSlot[]): DriveState {
  if (state.date !== date || state.slot === null) return state;
  const { startTime, territoryPromiseKey } = state.slot;
  const renewed = slots.find((slot) => slot.startTime === startTime) ?? null;
  if (renewed?.territoryPromiseKey === territoryPromiseKey) return state;
  const isLost = renewed === null && state.step === "Summary";
  return { ...state, slot: renewed, ...(isLost && { step: "SelectDateTime" as const }) };
}

function withinLimits(driver: Driver): Driver {
  return driver.notes.length <= notesLimit ? driver : { ...driver, notes: driver.notes.slice(0, notesLimit) };
}

function beginRequest(state: DriveState): DriveState {
  if (state.car === null || state.step === "Summary") return state;
  return { ...state, step: "Summary", requestFrom: state.step, preferred: null, date: null, slot: null };
}

function advance(state: DriveState): DriveState {
  const next = driveSteps[driveSteps.indexOf(state.step) + 1];
  return next !== undefined && isCompleteUntil(state, state.step) ? { ...state, step: next } : state;
}

/** One back; out of a request to where it began. The first step stays. */
function goBack(state: DriveState): DriveState {
  const before = state.requestFrom ?? driveSteps[driveSteps.indexOf(state.step) - 1];
  return before === undefined ? state : { ...state, step: before, requestFrom: null };
}
