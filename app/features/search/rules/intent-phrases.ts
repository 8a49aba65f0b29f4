import { sayingWords } from "./query-words.ts";
import type { Entry } from "./search-index.ts";
import { phraseSynonymsOf } from "./synonyms.ts";
import { Vocabulary } from "./vocabulary.ts";
import { stemOf } from "./word-stem.ts";
import type { SearchWord } from "./words-of.ts";

/** Something that people want to do: where it is done, and how they ask for it. */
export interface Intent {
  readonly entry: Entry;
  readonly phrases: readonly string[];
  /** Ids of models that answer it, too. */
  readonly models: readonly string[];
  readonly narrowsStock: boolean;
}
export interface AskedIntent {
  readonly intent: Intent;
  readonly score: number;
  /** The phrase that says so. */
  readonly phrase: string;
}
interface Phrase {
  readonly intent: Intent;
  readonly text: string;
  /** Stems of its words. */
  readonly words: readonly string[];
}
type Meanings = ReadonlyMap<string, number>;

const synonymSureness = 0.9;
/** A phrase speaks for its intent where it is so much of the query. */
const leastCoverage = 0.5;
/** Intents that are asked for nearly as clearly as the clearest. */
const nearlyAs = 0.6;
const mostIntents = 3;
const nameWeight = 0.5;
const unknownShare = 0.5;
/** An unfinished word of fewer letters says nothing yet. */
const shortestStart = 3;
/** A phrase that says more is meant rather than one that says less. */
const perWord = 0.04;

/** A word typed with a mistake. */
const mistakenSureness = 0.8;

/** Finds what somebody wants to do. Made once for a version of the content. */
export class IntentPhrases {
  readonly #phrases: readonly Phrase[];
  /** The words of phrases and their synonyms as they are written: what a mistyped word may have been. */
  readonly #spellings: Vocabulary;
  readonly #meanings: ReadonlyMap<string, Meanings>;

  constructor(intents: readonly Intent[]) {
    const meanings = new Map<string, Map<string, number>>();
    const spellings = new Set<string>();
    const add = (said: string, meant: string, sureness: number) => {
      const those = meanings.get(stemOf(said)) ?? new Map<string, number>();
      meanings.set(stemOf(said), those.set(meant, Math.max(those.get(meant) ?? 0, sureness)));
      spellings.add(said);
    };
    this.#phrases = intents.flatMap((intent) =>
      intent.phrases.map((text) => {
        const words = sayingWords(text).map(({ bare }) => bare);
        for (const word of words) {
          add(word, stemOf(word), 1);
          for (const synonym of phraseSynonymsOf(word)) add(synonym, stemOf(word), synonymSureness);
        }
        return { intent, text, words: [...new Set(words.map(stemOf))] };
      }),
    );
    this.#meanings = meanings;
    this.#spellings = new Vocabulary(spellings);
  }

  /** What the query asks for, the clearest first. `isName` says which words name a model: a car, and little of the wish. */
  askedBy(query: string, isName: (word: SearchWord) => boolean): AskedIntent[] {
    const saying = sayingWords(query);
    if (saying.every(isName)) return [];
    const asked = saying.map((word, place, all) =>
      isName(word)
        ? { weight: nameWeight, meanings: this.#meanings.get("car") ?? new Map() }
        : weighed(word, this.#meaningsOf(word, place === all.length - 1)),
    );
    const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
    const best = new Map<Intent, AskedIntent>();
    for (const { intent, words, text: phrase } of this.#phrases) {
      const coverage = coverageOf(words, asked) / whole;
      const score = coverage * (1 + perWord * words.length);
      if (coverage >= leastCoverage && score > (best.get(intent)?.score ?? 0))
        best.set(intent, { intent, score, phrase });
    }
    const sorted = [...best.values()].sort((one, other) => other.score - one.score);
    return sorted.filter(({ score }) => score >= nearlyAs * (sorted[0]?.score ?? 0)).slice(0, mostIntents);
  }

  /** Stems of phrases that a word of the query may mean, each with how sure that is. */
  #meaningsOf({ bare }: SearchWord, open: boolean): Meanings {
    const meant = this.#meanings.get(stemOf(bare));
    if (meant) return meant;
    const found = new Map<string, number>();
    const unfinished = open && bare.length >= shortestStart ? this.#spellings.continuationsOf(bare) : [];
    for (const { id } of [...unfinished, ...this.#spellings.similarTo(bare, false)])
      for (const [stem, sureness] of this.#meanings.get(stemOf(this.#spellings.words[id] ?? "")) ?? [])
        found.set(stem, Math.max(found.get(stem) ?? 0, sureness * mistakenSureness));
    return found;
  }
}

/** A word that no phrase has is of little use to tell wishes apart. */
function weighed({ weight }: { weight: number }, meanings: Meanings) {
  return { weight: meanings.size === 0 ? weight * unknownShare : weight, meanings };
}

/** How much of the query a phrase covers: nothing, unless each of its words is there. */
function coverageOf(
  words: readonly string[],
  asked: readonly { readonly weight: number; readonly meanings: Meanings }[],
): number {
  const left = new Set(asked);
  let covered = 0;
  for (const word of words) {
    const meant = [...left].filter(({ meanings }) => meanings.has(word));
    const [surest] = meant.sort((a, b) => (b.meanings.get(word) ?? 0) - (a.meanings.get(word) ?? 0));
    if (surest === undefined) return 0;
    left.delete(surest);
    covered += surest.weight * (surest.meanings.get(word) ?? 0);
  }
  return covered;
}
