import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { entryState, type HistoryEntry, type HistoryMove, trailIn } from "../../wizard/step-trail.ts";

/** Moves the browser's history so that it says what the wizard shows, at the address of the page. */
export function useMoveInHistory<S extends string>(): (move: HistoryMove<S>) => void {
  const go = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (move) => {
    if (move.kind === "go") return void go(move.entries);
    // The heading of a step takes the focus and is scrolled to; a page's way to its top would come after that.
    const options = { preventScrollReset: true, state: entryState(move.trail) };
    void go(pathname + search + hash, { replace: move.kind === "replace", ...options });
  };
}

/** Each step is an entry of the history, at one address: the wizard sees what is shown, and where. `onShown` stays the same. */
export function useShownEntry<S extends string>(
  step: S,
  steps: readonly S[],
  onShown: (entry: HistoryEntry<S>) => void,
): void {
  const { key, state } = useLocation();
  const cause = useNavigationType();
  const entry = useRef(state);
  entry.current = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that changes is shown by an entry as well
  useEffect(() => {
    onShown({ key, cause, trail: trailIn(entry.current, steps) });
  }, [step, key, cause, steps, onShown]);
}
