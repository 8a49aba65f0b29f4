import { type Look, settle } from "./agreement.ts";
import { readVin } from "./values/vin.ts";

/** A check digit holds by chance once in eleven times, so it counts as one more look. */
const sureness = { allAndCheck: 0.95, mostAndCheck: 0.88, oneAndCheck: 0.75, composed: 0.7 } as const;
/** More places than that, and a combination that fits is chance. */
const mostDifferences = 3;

/**
 * The VIN in several looks at one place. They often differ in a character or two (8 and B, V and W), and then the check
 * digit says which of the combinations it is, if the car has one (product/documents.md#reading-texts).
 */
export function settleVin(
  looks: readonly (Look | undefined)[],
): { value: string; confidence: number } | undefined {
  const read = looks.filter((look) => look !== undefined);
  const checked = new Set(read.map(({ value }) => value).filter(checks));
  const [fitting, ...others] = [...checked].toSorted((one, other) => votes(read, other) - votes(read, one));
  if (fitting !== undefined && others.length === 0) {
    const isDoubtful = read.some(({ value, certainty }) => value === fitting && certainty < 1);
    const confidence = surenessOf(votes(read, fitting), read.length);
    return {
      value: fitting,
      confidence: isDoubtful ? Math.min(confidence, sureness.oneAndCheck) : confidence,
    };
  }
  const composed = fitting === undefined ? combinations(read).filter(checks) : [];
  const [only] = composed;
  if (only !== undefined && composed.length === 1) return { value: only, confidence: sureness.composed };
  return settle(looks);
}

const checks = (value: string) => readVin(value)?.checks ?? false;
const votes = (looks: readonly Look[], value: string) => looks.filter((look) => look.value === value).length;

function surenessOf(agreeing: number, count: number): number {
  if (agreeing > 1 && agreeing === count) return sureness.allAndCheck;
  return agreeing > count / 2 && agreeing > 1 ? sureness.mostAndCheck : sureness.oneAndCheck;
}

/** All texts that take each character from one of the looks; none where the looks are the same or too different. */
function combinations(looks: readonly Look[]): readonly string[] {
  const [first] = looks;
  if (first === undefined) return [];
  const choices = [...first.value].map((_, place) => [
    ...new Set(looks.map(({ value }) => value[place] ?? "")),
  ]);
  const differences = choices.filter((choice) => choice.length > 1).length;
  if (differences === 0 || differences > mostDifferences) return [];
  return choices.reduce<string[]>(
    (texts, choice) => texts.flatMap((text) => choice.map((character) => text + character)),
    [""],
  );
}
