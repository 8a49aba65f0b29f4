import { isFuel } from "./query/query-hints.ts";
import { type TypePhrase, type TypePhrases, weightIn } from "./type-score.ts";
import type { QueryWord } from "./word-meanings.ts";

/** A noun alone ("filter") says that a part is meant, and hardly which; what a part is of ("hybrid") says less. */
const shareOf = { noun: 0.45, others: 0.4 } as const;
/** Words of a category are around a type and name none. */
const leastOfName = 0.9;
/** A word that nothing is called is hardly a part, the fuel of the car still less: mostly they only surround the name. */
const weightOfUnknown = 0.5;
const weightOfFuel = 0.25;
/** Beside a name of several words, which is hardly said by chance, it matters less. */
const weightBesideName = 0.2;
/** What is no more certain is a guess. */
export const mostOfGuess = 0.5;

/**
 * How sure it is that words name the first of some types, 0 to 1: the share of the meaningful words that its names have, times how
 * much of one of its names they say. Words of another type that is named in full are no doubt: "pads and discs". Places, looks,
 * models and years count nothing.
 */
export function surenessOf(
  type: TypePhrases,
  others: readonly TypePhrases[],
  query: readonly QueryWord[],
): number {
  const said = mostSaid(type, query);
  if (said === 0) return 0;
  const isNamed = (one: TypePhrases) => mostSaid(one, query, mostOfGuess) === 1;
  const unknown = isLongSaid(type, query) ? weightBesideName : weightOfUnknown;
  const named = [type, ...(isNamed(type) ? others.filter(isNamed) : [])];
  let [covered, all, own] = [0, 0, 0];
  for (const word of query) {
    if (word.isAside) continue;
    const certainties = named.map((one) => certaintyIn(word, one));
    const isOfCar = isFuel(word.typed) && Math.max(...certainties) === 0;
    const counted = isOfCar ? weightOfFuel : word.meanings.length === 0 ? unknown : 1;
    const weight = weightIn(word) * counted;
    all += weight;
    own += certainties[0] ?? 0;
    covered += weight * Math.max(...certainties);
  }
  return own === 0 ? 0 : (covered / all) * said;
}

function mostSaid({ phrases }: TypePhrases, query: readonly QueryWord[], least = 0): number {
  return Math.max(0, ...phrases.map((phrase) => shareSaid(phrase, query, least)));
}

/** Whether a name of several words is said in full. */
function isLongSaid({ phrases }: TypePhrases, query: readonly QueryWord[]): boolean {
  return phrases.some((phrase) => phrase.others.length > 0 && shareSaid(phrase, query, mostOfGuess) === 1);
}

/** How much of a name is said, its noun and the other words that name; all of it is 1. */
function shareSaid({ noun, others }: TypePhrase, query: readonly QueryWord[], least: number): number {
  const said = (word: string) =>
    query.some(({ byWord }) => (byWord.get(word)?.certainty ?? 0) > least) ? 1 : 0;
  const ofNoun = said(noun);
  if (others.length === 0) return ofNoun;
  const ofOthers = others.reduce((sum, word) => sum + said(word), 0) / others.length;
  if (ofNoun === 0) return shareOf.others * ofOthers;
  return ofNoun * (shareOf.noun + (1 - shareOf.noun) * ofOthers);
}

function certaintyIn({ byWord }: QueryWord, { words }: TypePhrases): number {
  let most = 0;
  for (const { word, certainty } of byWord.values())
    if (certainty > most && (words.get(word) ?? 0) >= leastOfName) most = certainty;
  return most;
}
