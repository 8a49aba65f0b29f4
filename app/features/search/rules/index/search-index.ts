import { type Meaning, Vocabulary } from "#app/lib/words/vocabulary.ts";
import { type SearchWord, wordsOf } from "#app/lib/words/words-of.ts";
import { ModelNames } from "../words/model-names.ts";
import { isStopWord } from "../words/query-words.ts";
import { synonymsOf } from "../words/synonyms.ts";
import type { Entry, EntryKind } from "./entry.ts";
import { fieldWeights, wordWeightsOf } from "./entry-words.ts";

export interface Found {
  readonly entry: Entry;
  readonly score: number;
}
interface FindOptions {
  readonly most: number;
  /** The importer's day. */
  readonly today: string;
  /** Leaves out what matches loosely. */
  readonly strict?: boolean;
}

/** What the phrases of intents say about a word: whether they have it in any form, or letter by letter. */
interface PhraseContext {
  has(word: SearchWord): boolean;
  isSpelled(word: SearchWord): boolean;
}

/** A model ranks above an article about it. */
const kindWeights: Record<EntryKind, number> = {
  action: 1,
  part: 1,
  model: 1.5,
  offer: 1.15,
  page: 1.2,
  location: 1.1,
  trim: 0.75,
  article: 0.95,
};
const synonymConfidence = 0.75;
/** A name that only sounds like what was typed. */
const soundConfidence = 0.55;
/** A word, or its synonym, in a title or a name that an entry is also known by. */
const nameWeight = fieldWeights.alsoKnownAs * synonymConfidence;
/** Longer lists of entries with a word are not read to the end. */
const mostHits = 40_000;
/** Words of a query that are read. */
const mostWords = 8;

/** For each entry its score, how many words of the query it has, and whether its name has one. */
interface Tally {
  readonly scores: Float64Array;
  readonly words: Uint8Array;
  readonly isNamed: Uint8Array;
}

/** Finds entries by words. Immutable: made anew for each version of the content. */
export class SearchIndex {
  readonly entries: readonly Entry[];
  readonly #vocabulary: Vocabulary;
  /** For each word the entries that have it, and how much it counts there. */
  readonly #hits: readonly { readonly entries: Uint32Array; readonly weights: Float32Array }[];
  readonly #names: ModelNames;

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    const weights = new Map<string, Map<number, number>>();
    entries.forEach((entry, place) => {
      for (const [word, weight] of wordWeightsOf(entry)) {
        const places = weights.get(word) ?? new Map<number, number>();
        weights.set(word, places.set(place, weight));
      }
    });
    this.#vocabulary = new Vocabulary(weights.keys());
    this.#names = new ModelNames(entries);
    this.#hits = this.#vocabulary.words.map((word) => {
      const places = weights.get(word) ?? new Map();
      return { entries: Uint32Array.from(places.keys()), weights: Float32Array.from(places.values()) };
    });
  }

  get wordCount(): number {
    return this.#vocabulary.words.length;
  }

  /** The best field that has a word as it is written: what an entry is called, another text, or none. */
  fieldOf({ word, bare }: SearchWord): "name" | "text" | "none" {
    const hits = [word, bare].flatMap((form) => this.#hits[this.#vocabulary.idOf(form) ?? -1] ?? []);
    if (hits.length === 0) return "none";
    return hits.some(({ weights }) => weights.some((weight) => weight > fieldWeights.alsoKnownAs))
      ? "name"
      : "text";
  }

  /**
   * The models that a query names, as written, by sound or with a letter wrong, and the words that name them.
   * A word of a phrase is no name that only sounds like it, and none of its forms is a misspelled one.
   */
  modelsNamed(
    query: string,
    phrases: PhraseContext,
  ): { readonly models: readonly string[]; readonly words: ReadonlySet<string> } {
    const words = wordsOf(query);
    const found = words.flatMap((word) => {
      if (words.length > 1 && isStopWord(word)) return [];
      const isUnknown = this.#vocabulary.idOf(word.word) === undefined;
      const bySound = (words.length === 1 || isUnknown) && !phrases.isSpelled(word);
      const matching = this.#names.matching(word.bare, { bySound });
      const names =
        matching.length > 0 || !isUnknown || phrases.has(word) ? matching : this.#names.misspelled(word.bare);
      return names.map((name) => ({ bare: word.bare, model: this.#names.modelOf(name) ?? "" }));
    });
    return {
      models: [...new Set(found.map(({ model }) => model))],
      words: new Set(found.map(({ bare }) => bare)),
    };
  }

  /**
   * The best entries: those with all words of the query before those with some. An entry needs half of the words; if
   * strict, two in three of them or one in its name. The last word may be unfinished, unless strict.
   */
  find(query: string, { most, today, strict = false }: FindOptions): Found[] {
    const words = wordsOf(query).slice(0, mostWords);
    if (words.length === 0) return [];
    const tally = this.#tallyOf(words, strict);
    const fewest = Math.ceil(words.length * (strict ? 2 / 3 : 1 / 2));
    const found: Found[] = [];
    for (const [place, entry] of this.entries.entries()) {
      const matched = tally.words[place] ?? 0;
      if (matched < fewest && !(strict && tally.isNamed[place])) continue;
      if (matched === 0 || !isShown(entry, today)) continue;
      const completeness = (matched / words.length) ** 3;
      found.push({ entry, score: (tally.scores[place] ?? 0) * kindWeights[entry.kind] * completeness });
    }
    return found.sort((one, other) => other.score - one.score).slice(0, most);
  }

  #tallyOf(words: readonly SearchWord[], strict: boolean): Tally {
    const count = this.entries.length;
    const tally = {
      scores: new Float64Array(count),
      words: new Uint8Array(count),
      isNamed: new Uint8Array(count),
    };
    words.forEach((word, place) => {
      const isUnfinished = !strict && place === words.length - 1;
      this.#count(this.#meaningsOf(word, { isUnfinished, isAlone: words.length === 1 }), tally);
    });
    return tally;
  }

  /** Adds one word of the query to each entry: its best meaning there, rarer words more. */
  #count(meanings: readonly Meaning[], { scores, words, isNamed }: Tally): void {
    const best = new Map<number, number>();
    const frequency = this.#hits[meanings[0]?.id ?? -1]?.entries.length ?? 1;
    const rarity = Math.log(1 + this.entries.length / frequency);
    let read = 0;
    for (const { id, confidence } of meanings) {
      const hits = this.#hits[id];
      if (!hits || read > mostHits) break;
      read += hits.entries.length;
      for (let hit = 0; hit < hits.entries.length; hit += 1) {
        const place = hits.entries[hit] ?? 0;
        const weight = confidence * (hits.weights[hit] ?? 0);
        if (weight >= nameWeight) isNamed[place] = 1;
        const score = rarity * weight;
        if (score > (best.get(place) ?? 0)) best.set(place, score);
      }
    }
    for (const [place, score] of best) {
      scores[place] = (scores[place] ?? 0) + score;
      words[place] = (words[place] ?? 0) + 1;
    }
  }

  /** The words of the index that a word of the query may mean, the likeliest first. */
  #meaningsOf(
    { word, bare }: SearchWord,
    { isUnfinished, isAlone }: { isUnfinished: boolean; isAlone: boolean },
  ): Meaning[] {
    const found = new Map<number, number>();
    const add = ({ id, confidence }: Meaning) => found.set(id, Math.max(found.get(id) ?? 0, confidence));
    const addWord = (form: string, confidence: number) => {
      const id = this.#vocabulary.idOf(form);
      if (id !== undefined) add({ id, confidence });
    };
    for (const form of new Set([word, bare])) {
      addWord(form, 1);
      if (isUnfinished) this.#vocabulary.continuationsOf(form).forEach(add);
    }
    // A word that is there as it was typed, or begins one, is no mistake.
    const isIndexed = isUnfinished ? found.size > 0 : this.#vocabulary.idOf(word) !== undefined;
    for (const synonym of synonymsOf(bare)) addWord(synonym, synonymConfidence);
    if (!isIndexed) this.#vocabulary.similarTo(bare, isUnfinished).forEach(add);
    for (const name of this.#names.matching(bare, { bySound: isAlone || !isIndexed }))
      addWord(name, name === bare ? 1 : soundConfidence);
    return [...found]
      .map(([id, confidence]) => ({ id, confidence }))
      .sort((one, other) => other.confidence - one.confidence);
  }
}

function isShown({ from, until }: Entry, today: string): boolean {
  return (from === undefined || from <= today) && (until === undefined || today <= until);
}
