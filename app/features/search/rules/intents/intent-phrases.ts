import { isArabic, isLatin } from "../cross-script.ts";
import { type QueryWord, sayingWords, unsaidWords } from "../query-words.ts";
import type { Entry } from "../search-index.ts";
import { stemOf } from "../word-stem.ts";
import type { SearchWord } from "../words-of.ts";
import { type Meanings, PhraseWords } from "./phrase-words.ts";

/** Something that people want to do: where it is done, and how they ask for it. */
export interface Intent {
  readonly entry: Entry;
  readonly phrases: readonly string[];
  /** Ids of models that answer it, too, the best first, and how many of them are enough. */
  readonly models: readonly string[];
  readonly mostModels: number;
  /** Whether it wants the most or the least of something: of models that other wishes leave, those come first. */
  readonly isMeasured: boolean;
  /** Whether those are models with a number of seats: a query may want another number. */
  readonly seated: boolean;
  /** Where it is done for one model, with `{model}` for its id. */
  readonly modelUrl?: string;
  readonly narrowsStock: boolean;
  /** The id of one that is wanted soon after it. */
  readonly next?: string;
}
export interface AskedIntent {
  readonly intent: Intent;
  readonly score: number;
  /** The phrase that says so. */
  readonly phrase: string;
  /** The places of the words that its phrases have. */
  readonly places: ReadonlySet<number>;
}
/** What a query asks for, the clearest first, and how much of the query that is. */
export interface AskedIntents {
  readonly intents: readonly AskedIntent[];
  readonly coverage: number;
}
interface Phrase {
  readonly intent: Intent;
  readonly text: string;
  /** Its place in the content: of equals the first is shown first. */
  readonly place: number;
  /** Stems of its words. */
  readonly words: readonly string[];
}

/** Phrases speak for their intents where together they are so much of the query, and each at least a share of it. */
const leastCoverage = 0.5;
const leastShare = 0.2;
/** Intents that are asked for nearly as clearly as the clearest. */
const nearlyAs = 0.6;
const mostIntents = 3;
/** A word counts so much less for each other intent that has it, up to so many. */
const perSharing = 0.05;
const mostSharing = 5;
/** Two that are said by the same words are both wanted where they differ by less. */
const asClear = 0.95;
const nameWeight = 0.5;
/** How much a word supports an intent that has it in another phrase. */
const supportSureness = 0.5;
/** What is left of the weight of a word that no phrase has, by where it stands. */
const shares = { name: 0.8, text: 0.5, nowhere: 0.25 } as const;
/** A word that two neighbors make together has at least so many letters. */
const shortestJoined = 5;
/** Each of two words that are written as one has so many. */
const shortestPart = 3;
/** A phrase that says more is meant rather than one that says less. */
const perWord = 0.04;

/** A word of the query, how much of it that is, and what it may mean. */
interface AskedWord {
  readonly weight: number;
  /** How much of the query it is for an intent that does not have it: a guess then counts as an unknown word. */
  readonly weightUnmatched: number;
  readonly meanings: Meanings;
  /** Whether it tells one wish from another: no name, and no word such as "car". */
  readonly tells: boolean;
}
/** What the phrases of an intent say: the one that says most, and all of them together. */
interface Heard {
  readonly score: number;
  readonly phrase: string;
  /** How surely each word is said. */
  readonly all: Map<AskedWord, number>;
}
/** What is known of a word beside the phrases. */
export interface KnownWords {
  /** It names a model: a car, and little of the wish. */
  isName(word: SearchWord): boolean;
  /** Where of the site it is as it is written: in what something is called, in a text, or nowhere. */
  standsIn(word: SearchWord): "name" | "text" | "nowhere";
}

/** Finds what somebody wants to do. Made once for a version of the content. */
export class IntentPhrases {
  /** Phrases by the rarest of their stems. */
  readonly #phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly #words: PhraseWords;
  /** For each stem the intents that have it: "postpone" tells more than "service". */
  readonly #sharing: ReadonlyMap<string, ReadonlySet<Intent>>;

  constructor(intents: readonly Intent[]) {
    const words = new Set<string>();
    let place = 0;
    const phrases = intents.flatMap((intent) =>
      intent.phrases.map((text) => {
        place += 1;
        const saying = sayingWords(text).map(({ bare }) => bare);
        for (const word of saying) words.add(word);
        return { intent, text, place, words: [...new Set(saying.map(stemOf))] };
      }),
    );
    this.#words = new PhraseWords(words);
    const sharing = new Map<string, Set<Intent>>();
    for (const { intent, words: stems } of phrases)
      for (const stem of stems) sharing.set(stem, (sharing.get(stem) ?? new Set()).add(intent));
    this.#sharing = sharing;
    const sharedBy = (stem: string) => sharing.get(stem)?.size ?? 0;
    this.#phrases = Map.groupBy(phrases, ({ words: stems }) =>
      stems.reduce((rarest, stem) => (sharedBy(stem) < sharedBy(rarest) ? stem : rarest), stems[0] ?? ""),
    );
  }

  /** Whether a phrase has the word as it is written, or a synonym of it. */
  has({ bare }: SearchWord): boolean {
    return this.#words.of(bare).size > 0;
  }

  /** What the query asks for, the clearest first. */
  askedBy(query: string, known: KnownWords): AskedIntents {
    const saying = sayingWords(query);
    if (saying.every((word) => known.isName(word))) return { intents: [], coverage: 0 };
    const words = this.#joined(
      saying.flatMap((word) => this.#divided(word, known)),
      known,
    );
    const asked = words.map((word, place, all) => this.#asked(word, known, place === all.length - 1));
    const unsaid = unsaidWords(query).map(({ bare }) => ({
      ...{ weight: 0, weightUnmatched: 0, tells: false },
      meanings: this.#words.of(bare),
    }));
    const heard = new Map<Intent, Heard>();
    const stems = new Set(asked.flatMap(({ meanings }) => [...meanings.keys()]));
    const candidates = [...stems].flatMap((stem) => this.#phrases.get(stem) ?? []);
    for (const { intent, words, text } of candidates.sort((one, other) => one.place - other.place)) {
      const said = saidBy(words, [...asked, ...unsaid]);
      if (said === undefined) continue;
      const { score, phrase, all } = heard.get(intent) ?? { score: 0, phrase: "", all: new Map() };
      for (const [word, sureness] of said) all.set(word, Math.max(all.get(word) ?? 0, sureness));
      const one = coverageOf(said, asked) * (1 + perWord * words.length);
      heard.set(intent, { all, ...(one > score ? { score: one, phrase: text } : { score, phrase }) });
    }
    const isTelling = asked.some(({ tells }) => tells) || saying.some((word) => known.isName(word));
    const found = [...heard].flatMap(([intent, { score, phrase, all }]): AskedIntent[] => {
      const telling = [...all.keys()].filter(({ tells }) => tells || !isTelling);
      const places = new Set(telling.map((word) => asked.indexOf(word)));
      const together = Math.max(score, coverageOf(this.#supported(all, asked, intent), asked));
      return places.size === 0 ? [] : [{ intent, phrase, score: together, places }];
    });
    return clearest(found.sort((one, other) => other.score - one.score));
  }

  /** Other words of the query support an intent that has them in other phrases. */
  #supported(
    said: ReadonlyMap<AskedWord, number>,
    asked: readonly AskedWord[],
    intent: Intent,
  ): ReadonlyMap<AskedWord, number> {
    const all = new Map(said);
    for (const word of asked)
      if (!all.has(word))
        for (const [stem, sureness] of word.meanings)
          if (this.#sharing.get(stem)?.has(intent))
            all.set(word, Math.max(all.get(word) ?? 0, sureness * supportSureness));
    return all;
  }

  #rarityOf(stem: string): number {
    return 1 - perSharing * Math.min((this.#sharing.get(stem)?.size ?? 1) - 1, mostSharing);
  }

  /** Neighbors that phrases have as one word are one: "road side", «لوق ان». */
  #joined(words: readonly QueryWord[], known: KnownWords): QueryWord[] {
    const joined: QueryWord[] = [];
    for (const word of words) {
      const before = joined.at(-1);
      const both = before && { ...before, word: before.word + word.word, bare: before.bare + word.word };
      if (
        before &&
        both &&
        [before, word].some((one) => !this.has(one) && !known.isName(one)) &&
        this.#isOneWord(both)
      )
        joined.splice(-1, 1, { ...both, weight: Math.max(before.weight, word.weight), tells: true });
      else joined.push(word);
    }
    return joined;
  }

  /** What phrases have as two words may be written as one: "jumpstart". */
  #divided(word: QueryWord, known: KnownWords): QueryWord[] {
    const { bare } = word;
    if (!isLatin(bare) || this.has(word) || known.isName(word) || known.standsIn(word) !== "nowhere")
      return [word];
    for (let end = shortestPart; end <= bare.length - shortestPart; end += 1) {
      const parts = [bare.slice(0, end), bare.slice(end)].map((part) => ({
        ...word,
        word: part,
        bare: part,
      }));
      if (parts.every((part) => this.has(part)))
        return parts.map((part) => ({ ...part, weight: word.weight / 2 }));
    }
    return [word];
  }

  #isOneWord(word: QueryWord): boolean {
    if (this.has(word)) return true;
    return (
      isArabic(word.bare) &&
      this.#words.inOtherScript(word.bare).some(({ length }) => length >= shortestJoined)
    );
  }

  #asked(word: QueryWord, known: KnownWords, open: boolean): AskedWord {
    if (known.isName(word))
      return {
        weight: nameWeight,
        weightUnmatched: nameWeight,
        meanings: this.#words.of("car"),
        tells: false,
      };
    const { tells } = word;
    const written = this.#words.of(word.bare);
    const place = known.standsIn(word);
    if (written.size > 0) {
      const weight = word.weight * this.#rarityOf(stemOf(word.bare));
      // What shares no more than its stem with a phrase may be a foreign word.
      const isSure = place !== "nowhere" || this.#words.isSpelled(word.bare);
      const meanings = isSure ? written : new Map([...this.#words.heard(word.bare), ...written]);
      return { weight, weightUnmatched: weight, meanings, tells };
    }
    // A word of the site's texts is no mistake, but more of it may be to come.
    const meanings = new Map([
      ...(place !== "nowhere" ? [] : this.#mistaken(word)),
      ...(open ? this.#words.unfinished(word.bare) : []),
    ]);
    const weightUnmatched = word.weight * shares[place];
    return { weight: meanings.size > 0 ? word.weight : weightUnmatched, weightUnmatched, meanings, tells };
  }

  /** What looks like an article may begin a foreign word. */
  #mistaken({ word, bare }: QueryWord): Meanings {
    const found = this.#words.mistaken(bare);
    return found.size > 0 || word === bare ? found : this.#words.mistaken(word);
  }
}

/**
 * Of intents in order, those that are asked for nearly as clearly as the clearest, or by words that none of those before
 * them has: "hybrid with nine seats" asks for two. Nothing, where they leave too much of the query unsaid.
 */
function clearest(sorted: readonly AskedIntent[]): AskedIntents {
  const taken: AskedIntent[] = [];
  const places = new Set<number>();
  let said = 0;
  for (const one of sorted) {
    const isOther = [...one.places].every((place) => !places.has(place));
    if (taken.some((clearer) => saysLess(one, clearer))) continue;
    if (one.score < (isOther ? leastShare : nearlyAs * (sorted[0]?.score ?? 0))) continue;
    taken.push(one);
    if (isOther) said += one.score;
    for (const place of one.places) places.add(place);
  }
  return { intents: said < leastCoverage ? [] : taken.slice(0, mostIntents), coverage: said };
}

/** Whether an intent is asked for by no other words than a clearer one, and not as clearly. */
function saysLess(one: AskedIntent, clearer: AskedIntent): boolean {
  return one.score < clearer.score * asClear && [...one.places].every((place) => clearer.places.has(place));
}

/** The words of the query that say a phrase, each with how sure that is; undefined unless each of its words is there. */
function saidBy(
  words: readonly string[],
  asked: readonly AskedWord[],
): ReadonlyMap<AskedWord, number> | undefined {
  const said = new Map<AskedWord, number>();
  for (const word of words) {
    let surest: AskedWord | undefined;
    for (const one of asked)
      if (!said.has(one) && (one.meanings.get(word) ?? 0) > (surest?.meanings.get(word) ?? 0)) surest = one;
    if (surest === undefined) return undefined;
    said.set(surest, surest.meanings.get(word) ?? 0);
  }
  return said;
}

/** How much of the query is said. */
function coverageOf(said: ReadonlyMap<AskedWord, number>, asked: readonly AskedWord[]): number {
  let matched = 0;
  let whole = 0;
  for (const word of asked) {
    const sureness = said.get(word);
    matched += word.weight * (sureness ?? 0);
    whole += sureness === undefined ? word.weightUnmatched : word.weight;
  }
  return matched / whole;
}
