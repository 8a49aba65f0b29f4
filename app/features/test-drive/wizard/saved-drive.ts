import { atReachableStep, savedState } from "#app/features/scheduling/wizard/saved-state.ts";
import { type DriveState, driveSteps, isStepComplete, noDriver, noLicense } from "./drive-state.ts";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const drives = savedState<DriveState>({
  storageKey: "marsa.test-drive",
  version: 1,
  isState: (value: object): value is DriveState =>
    driveSteps.includes((value as Partial<DriveState>).step as DriveState["step"]),
});

/** Writes the drive down in this tab; `now` is in milliseconds, `customerId` null of a visitor. */
export function saveDrive(store: Store, state: DriveState, customerId: string | null, now: number): void {
  drives.save(store, state, customerId, now);
}

/**
 * Leaves an unfinished drive where a later tab finds it, as soon as a car is chosen, and takes it away once it is booked.
 * Who drives, with which license, stays in this tab.
 */
export function leaveForOtherTabs(
  store: Store,
  state: DriveState,
  customerId: string | null,
  now: number,
): void {
  if (state.booked) drives.forget(store);
  else if (state.car) drives.save(store, { ...state, driver: noDriver, license: noLicense }, customerId, now);
}

/** The unfinished drive of this customer or visitor, or null; anything stale, foreign, malformed or booked is removed. */
export function restoreDrive(store: Store, customerId: string | null, now: number): DriveState | null {
  const state = drives.read(store, customerId, now);
  if (state?.booked) drives.forget(store);
  return state && !state.booked ? atReachableStep(state, driveSteps, isStepComplete) : null;
}

/** What was just booked, for its confirmation, or null. */
export function restoreBooked(store: Store, customerId: string | null, now: number): DriveState | null {
  const state = drives.read(store, customerId, now);
  return state?.booked ? state : null;
}

export function forgetDrive(store: Store): void {
  drives.forget(store);
}
