import { type LetterDoubt, oncePerPosition } from "./reading.ts";
import type { ReadValue } from "./values/read-value.ts";

/** What one look at a place read there. */
export interface Look extends ReadValue {
  /** Of the letters, 0 to 1. */
  readonly confidence: number;
}

/** What else speaks for the values at a place. */
export interface Hints {
  /** Whether another witness, as a check digit, speaks for a value. Where one is likely, the others do not count. */
  isLikely?(value: string): boolean;
  /** The most that a value without such a witness reaches. */
  readonly mostWithout?: number;
}

/** What all looks at a place say together. */
export interface Settled {
  readonly value: string;
  readonly confidence: number;
  /** What no other place can lift it above (`best-of-each.ts`): a rule doubts it. */
  readonly most: number;
  readonly doubts: readonly LetterDoubt[];
}

/** How sure a value is: looks that agree, and how well their letters were read. Found by `npm run bench documents`. */
const levels = {
  agree: 0.8,
  share: 0.2,
  guessed: 0.75,
  outvoted: 0.7,
  alone: 0.6,
  contested: 0.45,
  witnessed: 0.9,
} as const;

/**
 * The value on which the most looks agree, and how sure it is. Only looks that all agree reach `confident`
 * (`reading.ts`): one that differs shows that the place can be read in two ways.
 */
export function settle(
  looks: readonly (Look | undefined)[],
  { isLikely, mostWithout = 1 }: Hints = {},
): Settled | undefined {
  const all = looks.filter((look) => look !== undefined);
  const likely = isLikely === undefined ? [] : all.filter(({ value }) => isLikely(value));
  const read = likely.length > 0 ? likely : all;
  const [first] = read;
  if (first === undefined) return undefined;
  const counts = new Map<string, Look[]>();
  for (const look of read) counts.set(look.value, [...(counts.get(look.value) ?? []), look]);
  const [winners = [first]] = [...counts.values()].toSorted(
    (one, other) => other.length - one.length || best(other) - best(one),
  );
  const [{ value } = first] = winners;
  const isWitnessed =
    likely.length > 0 && winners.length > 1 && winners.every(({ certainty }) => certainty === 1);
  const least = isWitnessed && winners.length === all.length ? levels.witnessed : 0;
  const most = isLikely === undefined || likely.length > 0 ? 1 : mostWithout;
  const confidence = Math.min(most, Math.max(least, sureness(winners, all.length)));
  return { value, confidence, most, doubts: doubtsOf(value, winners) };
}

/** The doubts of looks that read the same character as the value says at their position. */
export function doubtsOf(value: string, looks: readonly Look[]): readonly LetterDoubt[] {
  return oncePerPosition(
    looks.flatMap((look) =>
      (look.doubts ?? []).filter(({ position }) => look.value[position] === value[position]),
    ),
  );
}

function sureness(winners: readonly Look[], count: number): number {
  const letters = best(winners);
  if (count === 1) return levels.alone * letters;
  if (winners.length === 1) return levels.contested * letters;
  if (winners.length < count) return levels.outvoted * letters;
  if (winners.some(({ certainty }) => certainty < 1)) return levels.guessed * letters;
  return Math.max(0, levels.agree + levels.share * letters - (1 - letters) * levels.share * 2);
}

const best = (looks: readonly Look[]) => Math.max(...looks.map(({ confidence }) => confidence));
