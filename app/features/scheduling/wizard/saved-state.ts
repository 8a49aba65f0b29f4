import type { ChosenSlot } from "./chosen.ts";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface Saved<S> {
  version: number;
  customerId: string | null;
  savedAt: number;
  state: S;
}

interface SavedStateOptions<S> {
  storageKey: string;
  /** Of the state's shape. */
  version: number;
  /** A first look at what was stored; the version says the rest. */
  isState: (value: object) => value is S & object;
}

const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Stores the state of a wizard through a reload and a login (product/booking.md#unfinished-bookings): versioned, bound to
 * one customer, gone after a day, dropped whole on any mismatch. Promise keys are never stored: the slots are read again,
 * which also shows whether the chosen one is still free. Times are in milliseconds.
 */
export function savedState<S extends { slot: ChosenSlot | null }>(options: SavedStateOptions<S>) {
  const { storageKey, version, isState } = options;
  const forget = (store: Store) => store.removeItem(storageKey);
  return {
    /** `null`: a visitor, whose state goes on after a sign-in. A full or forbidden storage is no error. */
    save(store: Store, state: S, customerId: string | null, now: number): void {
      const slot = state.slot && { ...state.slot, territoryPromiseKey: "" };
      const saved: Saved<S> = { version, customerId, savedAt: now, state: { ...state, slot } };
      try {
        store.setItem(storageKey, JSON.stringify(saved));
      } catch {
        // Private windows may refuse storage: the state then lives only as long as the page.
      }
    },
    /** What this customer, or a visitor before them, left; anything stale, foreign or malformed is removed. */
    read(store: Store, customerId: string | null, now: number): S | null {
      const saved = parse(store.getItem(storageKey), isState);
      const usable =
        saved !== null &&
        saved.version === version &&
        (saved.customerId === null || saved.customerId === customerId) &&
        now - saved.savedAt >= 0 &&
        now - saved.savedAt < lifetimeMs;
      if (!usable) forget(store);
      return usable ? saved.state : null;
    },
    forget,
  };
}

function parse<S>(text: string | null, isState: (value: object) => value is S & object): Saved<S> | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<Saved<S>> | null;
    const state: unknown = value?.state;
    return typeof state === "object" && state !== null && isState(state) ? (value as Saved<S>) : null;
  } catch {
    return null;
  }
}

/** Never lands on a step whose predecessors are unanswered; the last one is reachable once all others are answered. */
export function atReachableStep<N extends string, S extends { step: N }>(
  state: S,
  steps: readonly N[],
  isComplete: (state: S, step: N) => boolean,
): S {
  const firstOpen = steps.find((step) => !isComplete(state, step)) ?? state.step;
  return steps.indexOf(state.step) <= steps.indexOf(firstOpen) ? state : { ...state, step: firstOpen };
}
