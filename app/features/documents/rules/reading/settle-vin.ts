import { doubtsOf, type Look, type Settled, settle } from "./agreement.ts";
import { readVin } from "./values/vin.ts";

/** A check digit holds by chance once in eleven times, so it counts as one more look. */
const sureness = {
  allAndCheck: 0.95,
  mostAndCheck: 0.88,
  oneAndCheck: 0.75,
  composed: 0.7,
  exchanged: 0.75,
} as const;
/** More places than that, and a combination that fits is chance. */
const mostDifferences = 3;

/**
 * The VIN in several looks at one place. They often differ in a character or two (8 and B, V and W), and then the check
 * digit says which of the combinations it is, if the car has one (product/documents.md#reading-texts).
 */
export function settleVin(looks: readonly (Look | undefined)[]): Settled | undefined {
  const read = looks.filter((look) => look !== undefined);
  const checked = new Set(read.map(({ value }) => value).filter(checks));
  const [fitting, ...others] = [...checked].toSorted((one, other) => votes(read, other) - votes(read, one));
  if (fitting !== undefined && others.length === 0) {
    return doubted(fitting, surenessOf(votes(read, fitting), read.length), votersFor(read, fitting));
  }
  const composed = fitting === undefined ? combinations(read).filter(checks) : [];
  const [only] = composed;
  if (only !== undefined && composed.length === 1) return doubted(only, sureness.composed, read);
  const settled = settle(looks);
  return settled && doubted(settled.value, settled.confidence, votersFor(read, settled.value));
}

/** Where characters of a VIN were exchanged neither a check digit nor another place makes it sure. */
function doubted(value: string, confidence: number, looks: readonly Look[]): Settled {
  const most = looks.some(({ certainty }) => certainty < 1) ? sureness.exchanged : 1;
  return { value, confidence: Math.min(confidence, most), most, doubts: doubtsOf(value, looks) };
}

const checks = (value: string) => readVin(value)?.checks ?? false;
const votersFor = (looks: readonly Look[], value: string) => looks.filter((look) => look.value === value);
const votes = (looks: readonly Look[], value: string) => votersFor(looks, value).length;

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
