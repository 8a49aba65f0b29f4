import { useCallback, useEffect, useRef, useState } from "react";

/** What follows an event: the next state, and what is to be done, as data. */
interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

interface Machine<State, Event, Effect> {
  readonly begin: () => State;
  readonly step: (state: State, event: Event) => Step<State, Effect>;
  /** Does an effect, and sends what came of it. */
  readonly run: (effect: Effect, send: (event: Event) => void) => unknown;
}

/** A machine that runs in a page (decision 071): events in, effects out. `send` stays the same. */
export function useMachine<State, Event, Effect>({ begin, step, run }: Machine<State, Event, Effect>) {
  const [state, setState] = useState(begin);
  const current = useRef({ state, step, run });
  Object.assign(current.current, { step, run });
  const send = useCallback((event: Event) => {
    const { state, effects } = current.current.step(current.current.state, event);
    current.current.state = state;
    setState(state);
    for (const effect of effects) current.current.run(effect, send);
  }, []);
  return { state, send };
}

/** A signal that is aborted when the customer leaves the page. */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return () => leaving.current.signal;
}

/** Calls back once there is a connection: at once, or later while the page is not left. */
export function awaitConnection(left: AbortSignal, work: () => void): void {
  if (navigator.onLine) work();
  else addEventListener("online", work, { once: true, signal: left });
}
