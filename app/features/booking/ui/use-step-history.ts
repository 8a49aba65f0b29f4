import { type Dispatch, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { type BookingAction, mayReturnTo } from "../wizard/booking-reducer.ts";
import { type BookingState, type BookingStep, mayContinue, stepNumber } from "../wizard/booking-state.ts";
import { moveTo, type StepTrail, trailIn } from "../wizard/step-trail.ts";

/**
 * The browser's way back and forward leads through the questions as the wizard's own buttons do: each question is an entry
 * of the history, at one address. The entry that opened the wizard is left as it is; it shows the first of a trail.
 */
export function useStepHistory(state: BookingState, dispatch: Dispatch<BookingAction>): void {
  const { key, pathname, search, hash, state: kept } = useLocation();
  const cause = useNavigationType();
  const navigate = useNavigate();
  const shown = useRef<{ readonly key: string; readonly trail: StepTrail } | undefined>(undefined);
  const isOwnWay = useRef(false);
  const current = useRef({ state, kept, address: "" });
  current.current = { state, kept, address: pathname + search + hash };
  const { step } = state;

  useEffect(() => {
    const before = shown.current;
    const isNewEntry = before !== undefined && before.key !== key;
    const isOwn = isOwnWay.current;
    // The history is on its way to where the wizard is already.
    if (isOwn && !isNewEntry) return;
    isOwnWay.current = false;
    const trail = trailOfEntry(trailIn(current.current.kept), {
      before: before?.trail,
      isNewEntry,
      cause,
      step,
    });
    shown.current = { key, trail };
    const asked = trail.at(-1);
    if (isNewEntry && !isOwn && cause === "POP" && asked !== undefined) {
      const action = actionTo(asked, current.current.state);
      if (action !== undefined) return dispatch(action);
    }
    const move = moveTo(step, trail);
    if (move.kind === "stay") return;
    isOwnWay.current = move.kind === "go";
    if (move.kind === "go") return void navigate(move.entries);
    // The heading of a question takes the focus and is scrolled to; a page's way to its top would come after that.
    void navigate(current.current.address, {
      replace: move.kind === "replace",
      preventScrollReset: true,
      state: { bookingTrail: move.trail },
    });
  }, [step, key, cause, navigate, dispatch]);
}

interface Arrival {
  /** The trail of the entry that was shown before. */
  readonly before: StepTrail | undefined;
  readonly isNewEntry: boolean;
  readonly cause: "POP" | "PUSH" | "REPLACE";
  readonly step: BookingStep;
}

/** What an entry without a trail shows: the first of the one that was left for it, the same as the one it replaced, or the question itself. */
function trailOfEntry(own: StepTrail, { before, isNewEntry, cause, step }: Arrival): StepTrail {
  if (own.length > 0) return own;
  if (before === undefined || (isNewEntry && cause === "PUSH")) return [step];
  return isNewEntry && cause === "POP" ? before.slice(0, 1) : before;
}

/** What leads to the question of an entry; undefined where nothing does, as forward to one that waits for an answer. */
function actionTo(asked: BookingStep, state: BookingState): BookingAction | undefined {
  if (mayReturnTo(state, asked)) return { type: "returned-to", step: asked };
  const isAhead = stepNumber(asked) > stepNumber(state.step);
  return isAhead && mayContinue(state) ? { type: "advanced" } : undefined;
}
