import type { PartType } from "../catalogue-tree.ts";
import type { QueryWord, WordMeaning } from "./word-meanings.ts";

/** What a part type is called: phrase by phrase, and all words of them with how much they weigh. */
export interface TypePhrases {
  readonly type: PartType;
  readonly phrases: readonly ReadonlySet<string>[];
  readonly words: ReadonlyMap<string, number>;
}
export interface TypeScore {
  readonly type: PartType;
  /** How much of the words it covers, 0 to 1. */
  readonly coverage: number;
  /** How much the query is one of its names, word by word, 0 to 1. */
  readonly phrase: number;
  readonly score: number;
  /** The meaning by which it covers each word. */
  readonly by: readonly (WordMeaning | undefined)[];
}

/** A place is for the list to narrow by; a type that is called so is the likelier one. */
const weightOfPlace = 0.25;
const weightOfPhrase = 0.5;

/** How well a type answers the words of a query. */
export function typeScore({ type, phrases, words }: TypePhrases, query: readonly QueryWord[]): TypeScore {
  const by = query.map(({ meanings }) => best(meanings, (word) => words.get(word) ?? 0));
  const weights = query.map(({ place }) => (place === undefined ? 1 : weightOfPlace));
  const covered = by.map((meaning, at) =>
    meaning === undefined ? 0 : (weights[at] ?? 0) * meaning.confidence * (words.get(meaning.word) ?? 0),
  );
  const content = query.reduce(
    (sum, { place }, at) => sum + (place === undefined ? (covered[at] ?? 0) : 0),
    0,
  );
  const asked = query.filter(({ place }) => place === undefined).length;
  const coverage = asked === 0 ? 0 : content / asked;
  const places = covered.reduce((sum, one) => sum + one, 0) - content;
  const phrase = Math.max(0, ...phrases.map((one) => phraseMatch(one, query, weights)));
  return { type, coverage, phrase, by, score: coverage + places + weightOfPhrase * phrase };
}

/** How much a phrase and the query are the same: the share of words that both have, of all words. */
function phraseMatch(
  phrase: ReadonlySet<string>,
  query: readonly QueryWord[],
  weights: readonly number[],
): number {
  let [matched, all] = [0, 0];
  for (const [at, { meanings }] of query.entries()) {
    const weight = weights[at] ?? 1;
    matched += weight * (best(meanings, (word) => (phrase.has(word) ? 1 : 0))?.confidence ?? 0);
    all += weight;
  }
  return (2 * matched) / (all + phrase.size);
}

function best(meanings: readonly WordMeaning[], weightOf: (word: string) => number): WordMeaning | undefined {
  let [found, most]: [WordMeaning | undefined, number] = [undefined, 0];
  for (const meaning of meanings) {
    const weight = meaning.confidence * weightOf(meaning.word);
    if (weight > most) [found, most] = [meaning, weight];
  }
  return found;
}
