import type { PartType } from "../catalogue-tree.ts";
import { nounAt } from "./noun.ts";
import { isAcross, placeNamed } from "./query/query-hints.ts";
import type { QueryWord, WordMeaning } from "./word-meanings.ts";

/** One name of a part type, and the word of it that says what the thing is: "cap" of a radiator cap, «غطاء» of «غطاء رديتر». */
export interface TypePhrase {
  readonly words: ReadonlySet<string>;
  readonly noun: string;
  /** Its words without looks, and without places, too: what it is and what it is of. */
  readonly naming: readonly string[];
  readonly others: readonly string[];
  /** The places that its words name. */
  readonly places: ReadonlySet<string>;
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

/** For a type that is no such thing, where the query leaves no doubt what the thing is. */
const weightOfOther = 0.3;

/** How well a type answers the words of a query, by the meaning of each that the type has. */
export function typeScore(
  { type, phrases, words, places: own, ofParts }: TypePhrases,
  typed: readonly QueryWord[],
  meant: readonly (WordMeaning | undefined)[],
): TypeScore {
  const query = withPlacesOf(typed, own, ofParts);
  const by = query.map((word, at) => (word === typed[at] ? meant[at] : undefined));
  const weights = query.map(weightIn);
  const isBeside = ({ isAside, isPurpose }: QueryWord) => isAside || isPurpose;
  let [content, beside, most] = [0, 0, 0];
  for (const [at, word] of query.entries()) {
    const meaning = by[at];
    const covered =
      meaning === undefined ? 0 : (weights[at] ?? 0) * meaning.confidence * (words.get(meaning.word) ?? 0);
    if (isBeside(word)) beside += covered;
    else [content, most] = [content + covered, most + word.weight];
  }
  const coverage = most === 0 ? 0 : content / most;
  const places = Math.max(beside, placesOfParts(query, own), placesOfParts(query, ofParts));
  const phrase = Math.max(0, ...phrases.map((one) => phraseMatch(one, query, weights)));
  const named = nounSaid(phrases, query);
  const hasPurpose = query.some(({ isPurpose }) => isPurpose);
  const weightOfOwn = hasPurpose ? weightOfSureNoun : weightOfNoun;
  const isWrong = query.some(({ place }) => place !== undefined && isAcross(own, place));
  const wrong = (isWrong ? weightOfAcross : 0) + (hasPurpose && named === 0 ? weightOfOther : 0);
  const score = coverage + places + weightOfPhrase * phrase + weightOfOwn * named - wrong;
  return { type, coverage, phrase, by, score };
}

/** A place and what a part is for say less than what it is; what it is like hardly anything. */
export function weightIn({ place, isAside, isPurpose, weight }: QueryWord): number {
  return place !== undefined || isPurpose ? weightOfPlace : isAside ? weightOfLook : weight;
}

/** How surely the noun of a query is that of a name. */
function nounSaid(phrases: readonly TypePhrase[], query: readonly QueryWord[]): number {
  const noun = query[nounAt(query)]?.byWord;
  if (noun === undefined) return 0;
  let most = 0;
  for (const phrase of phrases) {
    const sure = noun.get(phrase.noun)?.confidence ?? 0;
    if (sure > most && isMostlyIn(phrase, query)) most = sure;
  }
  return most;
}

/** What places add for a type whose name says them, whatever the word, or that has parts there: as much as if its name had the words. */
function placesOfParts(query: readonly QueryWord[], of: ReadonlySet<string> = new Set()): number {
  const named = query.flatMap(({ place }) => place ?? []);
  return named.every((place) => of.has(place)) ? named.length * weightOfPlace : 0;
}

/** A place by another word is the same place: «وراني» and «خلفي». */
const sureOfPlace = 0.95;
const none: QueryWord["byWord"] = new Map();

/** "Back door" is no name for a rear left door where no part of the type has a side. */
function withPlacesOf(
  query: readonly QueryWord[],
  own: ReadonlySet<string>,
  ofParts: ReadonlySet<string> | undefined,
): readonly QueryWord[] {
  const sides = query.flatMap(({ place }) => (place === "left" || place === "right" ? place : []));
  if (ofParts === undefined || sides.every((side) => ofParts.has(side))) return query;
  return query.map((word) =>
    word.place === undefined || own.has(word.place) ? word : { ...word, meanings: [], byWord: none },
  );
}

/** Whether more than half of a name is in the query: a gearbox is no wiper transmission. */
function isMostlyIn({ naming }: TypePhrase, query: readonly QueryWord[]): boolean {
  const isSaid = (word: string, { byWord, place }: QueryWord) =>
    byWord.has(word) || (place !== undefined && place === placeNamed(word));
  const said = naming.filter((word) => query.some((one) => isSaid(word, one)));
  return said.length * 2 > naming.length;
}

/**
 * How much a phrase and the query are the same: what both have, of all. A word that both have weighs alike on either side, one that
 * only the phrase has weighs 1.
 */
function phraseMatch(
  { words, places }: TypePhrase,
  query: readonly QueryWord[],
  weights: readonly number[],
): number {
  let [matched, all, inPhrase] = [0, 0, words.size];
  for (const [at, { byWord, place }] of query.entries()) {
    const weight = weights[at] ?? 1;
    let sure = place !== undefined && byWord !== none && places.has(place) ? sureOfPlace : 0;
    for (const word of words) sure = Math.max(sure, byWord.get(word)?.confidence ?? 0);
    matched += weight * sure;
    all += weight;
    if (sure > 0) inPhrase += weight - 1;
  }
  return Math.min(1, (2 * matched) / (all + Math.max(inPhrase, 0)));
}
