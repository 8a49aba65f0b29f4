import { stemOf } from "#app/lib/words/word-stem.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import type { Names, PartType } from "../catalogue-tree.ts";
import { isFiller } from "./query/fillers.ts";
import { bareNumbersIn, isQuantity, quantitiesIn } from "./query/quantities.ts";
import { placeNamed } from "./query/query-hints.ts";
import { specsIn } from "./query/specs.ts";
import { tradeWordsFor } from "./query/trade-words.ts";

/** A name that parts of one type have, as it is compared. */
export interface PartName {
  readonly names: Names;
  readonly words: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
}
/** A measure is meant exactly; a number without its unit, and another word for the same, less so. */
const weights = { measure: 2, number: 1.5, word: 1, place: 0.5, alike: 0.8 } as const;

/** A name that says the one is not what a query for the other means. */
const opposites: readonly (readonly [string, string])[] = [
  ["petrol", "diesel"],
  ["positive", "negative"],
  ["موجب", "سالب"],
  ["intake", "exhaust"],
];

export function partNameOf(names: Names): PartName {
  const both = `${names.en} ${names.ar}`;
  const words = wordsOf(both).flatMap(({ bare }) => [bare, stemOf(bare)]);
  return { names, words: new Set(words), measures: new Set(measuresIn(both)) };
}

function measuresIn(text: string): string[] {
  return [...quantitiesIn(text), ...specsIn(text).map(({ spec }) => spec)];
}

/**
 * Names of parts of one type by how much of a query they say, the most first, and the others of the least left out: "fuse 15A" is the
 * one of 15 A. Empty where all say the same.
 */
export function namesByQuery(query: string, names: readonly PartName[]): (readonly PartName[])[] {
  const wanted = wantedOf(query);
  const byScore = Map.groupBy(names, (name) => scoreOf(wanted, name));
  const scores = [...byScore.keys()].toSorted((one, other) => other - one);
  return scores.slice(0, -1).map((score) => byScore.get(score) ?? []);
}

/** The types with those first that have a part of the quantities that a query names: a bulb of 21 W is no headlamp bulb. */
export function typesByQuantity(
  query: string,
  types: readonly PartType[],
  namesOf: (type: PartType) => readonly PartName[],
): PartType[] {
  const wanted = quantitiesIn(query);
  const having = (type: PartType) =>
    Math.max(
      0,
      ...namesOf(type).map(({ measures }) => wanted.filter((measure) => measures.has(measure)).length),
    );
  return types.toSorted((one, other) => having(other) - having(one));
}

type Wanted = ReturnType<typeof wantedOf>;

function wantedOf(query: string) {
  const words = wordsOf(query)
    .map(({ bare }) => bare)
    .filter((bare) => !isFiller(bare) && !/^\d+$/.test(bare));
  return {
    measures: [...new Set(measuresIn(query))],
    numbers: bareNumbersIn(query),
    opposite: [...opposites, ...opposites.map(([one, other]) => [other, one] as const)].flatMap(
      ([one, other]) => (says(words, one) && !says(words, other) ? [other] : []),
    ),
    words: [...new Set(words)].map((bare) => ({
      own: [bare, stemOf(bare)],
      alike: tradeWordsFor(bare).flatMap(({ word }) => [word, stemOf(word)]),
      weight: placeNamed(bare) === undefined ? weights.word : weights.place,
    })),
  };
}

function says(words: readonly string[], meant: string): boolean {
  return words.some((bare) => bare === meant || tradeWordsFor(bare).some(({ word }) => word === meant));
}

function scoreOf({ measures, numbers, opposite, words }: Wanted, name: PartName): number {
  const said = measures.filter((measure) => name.measures.has(measure)).length * weights.measure;
  const numbered = numbers.filter((number) =>
    [...name.measures].some(
      (measure) => Number.parseFloat(measure) === Number(number) && isQuantity(measure),
    ),
  );
  const has = (some: readonly string[]) => some.some((word) => name.words.has(word));
  return words.reduce(
    (sum, { own, alike, weight }) => sum + (has(own) ? weight : has(alike) ? weight * weights.alike : 0),
    said + numbered.length * weights.number - opposite.filter((word) => name.words.has(word)).length,
  );
}
