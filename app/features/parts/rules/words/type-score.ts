import type { PartType } from "../catalogue-tree.ts";
import { nounAt } from "./noun.ts";
import { isAcross, isDescribing } from "./query-hints.ts";
import type { QueryWord, WordMeaning } from "./word-meanings.ts";

/** One name of a part type, and the word of it that says what the thing is: "cap" of a radiator cap, «غطاء» of «غطاء رديتر». */
export interface TypePhrase {
  readonly words: ReadonlySet<string>;
  readonly noun: string;
}
/** What a part type is called: phrase by phrase, and all words of them with how much they weigh. */
export interface TypePhrases {
  readonly type: PartType;
  readonly phrases: readonly TypePhrase[];
  readonly words: ReadonlyMap<string, number>;
  /** The places that its name says. */
  readonly places: ReadonlySet<string>;
  /** The places that parts of it have; undefined where that is not known. */
  readonly ofParts: ReadonlySet<string> | undefined;
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
/** What a part is like is for the names of parts to tell. */
const weightOfLook = 0.1;
const weightOfPhrase = 0.5;
/** For the noun that names the part, beside what it is of. */
const weightOfNoun = 0.15;
/** The same where a query says what the part is for ("cap for radiator"): it leaves no doubt which of its words is the noun. */
const weightOfSureNoun = 0.4;

/** For a type whose name says the opposite place: it is not what is meant, however well the other words fit. */
const weightOfAcross = 0.5;

/** How well a type answers the words of a query. */
export function typeScore(
  { type, phrases, words, places: own, ofParts }: TypePhrases,
  typed: readonly QueryWord[],
): TypeScore {
  const query = withPlacesOf(typed, own, ofParts);
  const by = query.map(({ meanings }) => best(meanings, (word) => words.get(word) ?? 0));
  const weights = query.map(({ place, isAside, isPurpose, weight }) =>
    place !== undefined || isPurpose ? weightOfPlace : isAside ? weightOfLook : weight,
  );
  const isBeside = ({ isAside, isPurpose }: QueryWord) => isAside || isPurpose;
  const covered = by.map((meaning, at) =>
    meaning === undefined ? 0 : (weights[at] ?? 0) * meaning.confidence * (words.get(meaning.word) ?? 0),
  );
  const content = query.reduce((sum, word, at) => sum + (isBeside(word) ? 0 : (covered[at] ?? 0)), 0);
  const most = query.reduce((sum, word) => sum + (isBeside(word) ? 0 : word.weight), 0);
  const coverage = most === 0 ? 0 : content / most;
  const beside = covered.reduce((sum, one) => sum + one, 0) - content;
  const places = Math.max(beside, placesOfParts(query, ofParts));
  const phrase = Math.max(0, ...phrases.map(({ words: one }) => phraseMatch(one, query, weights)));
  const noun = query[nounAt(query)];
  const named = Math.max(
    0,
    ...phrases
      .filter((one) => isMostlyIn(one, query))
      .map((one) => best(noun?.meanings ?? [], (word) => (word === one.noun ? 1 : 0))?.confidence ?? 0),
  );
  const weightOfOwn = query.some(({ isPurpose }) => isPurpose) ? weightOfSureNoun : weightOfNoun;
  const wrong = query.some(({ place }) => place !== undefined && isAcross(own, place)) ? weightOfAcross : 0;
  const score = coverage + places + weightOfPhrase * phrase + weightOfOwn * named - wrong;
  return { type, coverage, phrase, by, score };
}

/** What places add for a type that has parts there: as much as if its name said them. */
function placesOfParts(query: readonly QueryWord[], ofParts: ReadonlySet<string> = new Set()): number {
  const named = query.flatMap(({ place }) => place ?? []);
  return named.every((place) => ofParts.has(place)) ? named.length * weightOfPlace : 0;
}

/** "Back door" is no name for a rear left door where no part of the type has a side. */
function withPlacesOf(
  query: readonly QueryWord[],
  own: ReadonlySet<string>,
  ofParts: ReadonlySet<string> | undefined,
): readonly QueryWord[] {
  const sides = query.flatMap(({ place }) => (place === "left" || place === "right" ? place : []));
  if (ofParts === undefined || sides.every((side) => ofParts.has(side))) return query;
  return query.map((word) =>
    word.place === undefined || own.has(word.place) ? word : { ...word, meanings: [] },
  );
}

/** Whether more than half of a name is in the query: a gearbox is no wiper transmission. */
function isMostlyIn({ words }: TypePhrase, query: readonly QueryWord[]): boolean {
  const naming = [...words].filter((word) => !isDescribing(word));
  const said = naming.filter((word) =>
    query.some(({ meanings }) => meanings.some((meaning) => meaning.word === word)),
  );
  return said.length * 2 > naming.length;
}

/**
 * How much a phrase and the query are the same: what both have, of all. A word that both have weighs alike on either side, one that
 * only the phrase has weighs 1.
 */
function phraseMatch(
  phrase: ReadonlySet<string>,
  query: readonly QueryWord[],
  weights: readonly number[],
): number {
  let [matched, all, inPhrase] = [0, 0, phrase.size];
  for (const [at, { meanings }] of query.entries()) {
    const weight = weights[at] ?? 1;
    const sure = best(meanings, (word) => (phrase.has(word) ? 1 : 0))?.confidence ?? 0;
    matched += weight * sure;
    all += weight;
    if (sure > 0) inPhrase += weight - 1;
  }
  return Math.min(1, (2 * matched) / (all + Math.max(inPhrase, 0)));
}

function best(meanings: readonly WordMeaning[], weightOf: (word: string) => number): WordMeaning | undefined {
  let [found, most]: [WordMeaning | undefined, number] = [undefined, 0];
  for (const meaning of meanings) {
    const weight = meaning.confidence * weightOf(meaning.word);
    if (weight > most) [found, most] = [meaning, weight];
  }
  return found;
}
