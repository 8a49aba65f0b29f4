/** The steps that stand in the browser's history, first to last; the last is the one that its entry shows. */
export type StepTrail<S extends string> = readonly S[];

/** An entry of the browser's history, and how it came to be shown. */
export interface HistoryEntry<S extends string> {
  readonly key: string;
  readonly cause: "POP" | "PUSH" | "REPLACE";
  /** The trail that the entry was made with; empty where the wizard did not make it. */
  readonly trail: StepTrail<S>;
}

/** The entry that the wizard saw last. While it moves, the history is on its way to where the wizard is already. */
export interface ShownEntry<S extends string> {
  readonly key: string;
  readonly trail: StepTrail<S>;
  readonly isMoving: boolean;
}

/** What the history has to do so that it says what the wizard shows. */
export type HistoryMove<S extends string> =
  | { readonly kind: "go"; readonly entries: number }
  | { readonly kind: "push" | "replace"; readonly trail: StepTrail<S> };

/** A wizard as far as its history goes. */
interface Walk<S extends string, A> {
  readonly step: S;
  /** All steps, in their order. */
  readonly steps: readonly S[];
  /** What leads to a step; undefined where nothing does, as forward to one that waits for an answer. */
  readonly actionTo: (step: S) => A | undefined;
}

/** What follows from an entry that is shown: an action where the customer went there, or a move of the history. */
interface Followed<S extends string, A> {
  readonly entry: ShownEntry<S>;
  readonly action?: A | undefined;
  readonly move?: HistoryMove<S> | undefined;
}

/** The browser's ways back and forward lead through the steps as the wizard's own buttons do. */
export function followHistory<S extends string, A>(
  entry: HistoryEntry<S>,
  last: ShownEntry<S> | null,
  { step, steps, actionTo }: Walk<S, A>,
): Followed<S, A> {
  const isNew = last !== null && last.key !== entry.key;
  if (last?.isMoving && !isNew) return { entry: last };
  const trail = trailOf(entry, last, step);
  const target = trail.at(-1);
  const shown = { key: entry.key, trail, isMoving: false };
  // A customer who goes on meanwhile makes one move of two: it ends at an entry that the wizard did not aim at.
  const isOwnMove = last?.isMoving === true && target === step;
  const isCustomers = isNew && !isOwnMove && entry.cause === "POP";
  const action = isCustomers && target !== undefined ? actionTo(target) : undefined;
  if (action !== undefined) return { entry: shown, action };
  const move = moveTo(step, trail, steps);
  return { entry: { ...shown, isMoving: move?.kind === "go" }, move };
}

/** A step further on is a new entry; one that was shown before is gone back to, so that no entry stands twice. */
export function moveTo<S extends string>(
  step: S,
  trail: StepTrail<S>,
  steps: readonly S[],
): HistoryMove<S> | undefined {
  const shown = trail.at(-1);
  if (shown === step) return undefined;
  const place = trail.indexOf(step);
  if (place >= 0) return { kind: "go", entries: place - (trail.length - 1) };
  if (shown === undefined || steps.indexOf(step) > steps.indexOf(shown))
    return { kind: "push", trail: [...trail, step] };
  const before = trail.filter((one) => steps.indexOf(one) < steps.indexOf(step));
  return { kind: "replace", trail: [...before, step] };
}

/** The state of an entry of the history that carries a trail. */
export function entryState<S extends string>(bookingTrail: StepTrail<S>): unknown {
  return { bookingTrail };
}

/** The trail in the state of an entry; empty where the wizard did not make it. */
export function trailIn<S extends string>(state: unknown, steps: readonly S[]): StepTrail<S> {
  const trail = (state as { readonly bookingTrail?: unknown } | null)?.bookingTrail;
  if (!Array.isArray(trail)) return [];
  return trail.every((step) => steps.includes(step)) ? trail : [];
}

/** What an entry shows; without a trail the first of the entry that was left for it, the same as the one it replaced, or the step itself. */
function trailOf<S extends string>(
  { key, cause, trail }: HistoryEntry<S>,
  last: ShownEntry<S> | null,
  step: S,
): StepTrail<S> {
  if (trail.length > 0) return trail;
  const isNew = last?.key !== key;
  if (last === null || (isNew && cause === "PUSH")) return [step];
  return isNew && cause === "POP" ? last.trail.slice(0, 1) : last.trail;
}
