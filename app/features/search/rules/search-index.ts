import type { Language } from "#app/i18n/language.ts";
import { soundOf, soundsLike } from "./name-sound.ts";
import { isUnsaid } from "./query-words.ts";
import { synonymsOf } from "./synonyms.ts";
import { errorsAllowed, errorsBetween } from "./typing-errors.ts";
import { type Meaning, Vocabulary } from "./vocabulary.ts";
import { type SearchWord, wordsOf } from "./words-of.ts";

export const entryKinds = ["action", "model", "trim", "offer", "page", "location", "article"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What an entry says in one language. The title counts most, then the names it is also known by, then the text. */
export interface EntryTexts {
  readonly title: string;
  readonly text: string;
  readonly alsoKnownAs?: string;
  /** Read by the search only. */
  readonly body?: string;
}

/** Something that can be found. It is found by the words of both languages, whichever the visitor reads. */
export interface Entry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly url: string;
  readonly picture?: string;
  /** The drawing of an action. */
  readonly icon?: string;
  /** How many people a model seats, for each of its trims. */
  readonly seats?: readonly number[];
  /** Days, YYYY-MM-DD, between which it may be found. */
  readonly from?: string;
  readonly until?: string;
  readonly texts: Readonly<Record<Language, EntryTexts>>;
}
export interface Found {
  readonly entry: Entry;
  readonly score: number;
}

const fieldWeights = { title: 10, alsoKnownAs: 6, text: 3, body: 1 } as const;
/** A model is rather meant than an article that speaks of it. */
const kindWeights: Record<EntryKind, number> = {
  action: 1,
  model: 1.5,
  offer: 1.15,
  page: 1.2,
  location: 1.1,
  trim: 0.75,
  article: 0.95,
};
const synonymSureness = 0.75;
/** A word, or its synonym, in a title or a name that an entry is also known by. */
const nameWeight = fieldWeights.alsoKnownAs * synonymSureness;
/** A name that only sounds like what was typed. */
const soundSureness = 0.55;
/** Words so common that hits beyond these say nothing more. */
const mostHits = 40_000;

/** What a query's words say of each entry: how much it is worth, how many of them it has, and whether in its name. */
interface Tally {
  readonly scores: Float64Array;
  readonly words: Uint8Array;
  readonly isNamed: Uint8Array;
}

/** Answers queries over entries. Made anew for each version of the content; asked without changing. */
export class SearchIndex {
  readonly entries: readonly Entry[];
  readonly #vocabulary: Vocabulary;
  /** For each word the entries that have it, and how much it counts there. */
  readonly #hits: readonly { readonly entries: Uint32Array; readonly weights: Float32Array }[];
  /** The words of models' names in both scripts, each with its model. */
  readonly #names: ReadonlyMap<string, string>;
  readonly #namesBySound: ReadonlyMap<string, readonly string[]>;

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    const weights = new Map<string, Map<number, number>>();
    entries.forEach((entry, place) => {
      for (const [word, weight] of weightsOf(entry)) {
        const places = weights.get(word) ?? new Map<number, number>();
        weights.set(word, places.set(place, weight));
      }
    });
    this.#vocabulary = new Vocabulary(weights.keys());
    this.#names = namesOf(entries);
    this.#namesBySound = Map.groupBy(this.#names.keys(), soundOf);
    this.#hits = this.#vocabulary.words.map((word) => {
      const places = weights.get(word) ?? new Map();
      return { entries: Uint32Array.from(places.keys()), weights: Float32Array.from(places.values()) };
    });
  }

  get wordCount(): number {
    return this.#vocabulary.words.length;
  }

  /** Where a word stands as it is written: in what an entry is called, in another text, or nowhere. */
  placeOf({ word, bare }: SearchWord): "name" | "text" | "nowhere" {
    const hits = [word, bare].flatMap((form) => this.#hits[this.#vocabulary.idOf(form) ?? -1] ?? []);
    if (hits.length === 0) return "nowhere";
    return hits.some(({ weights }) => weights.some((weight) => weight > fieldWeights.alsoKnownAs))
      ? "name"
      : "text";
  }

  /**
   * The models that a query names, as written, as heard or with a letter wrong, and the words of the query that do.
   * `isMeant` says which words mean something else.
   */
  modelsNamed(
    query: string,
    isMeant: (word: SearchWord) => boolean,
  ): { readonly models: readonly string[]; readonly words: ReadonlySet<string> } {
    const asked = wordsOf(query);
    const found = asked.flatMap((one) => {
      if (asked.length > 1 && isUnsaid(one)) return [];
      const isUnknown = this.#vocabulary.idOf(one.word) === undefined;
      const heard = this.#namesMeant(one.bare, asked.length === 1 || isUnknown);
      const names = heard.length > 0 || !isUnknown || isMeant(one) ? heard : this.#namesNear(one.bare);
      return names.map((name) => ({ bare: one.bare, model: this.#names.get(name) ?? "" }));
    });
    return {
      models: [...new Set(found.map(({ model }) => model))],
      words: new Set(found.map((one) => one.bare)),
    };
  }

  /**
   * The entries that fit best: with all words of the query before those with some, and with at least half of them, or
   * with `telling` two in three, unless a title or name has one. The last word may be unfinished. `today` is the importer's day.
   */
  find(query: string, { most, today, telling }: { most: number; today: string; telling?: boolean }): Found[] {
    const asked = wordsOf(query).slice(0, 8);
    if (asked.length === 0) return [];
    const scores = new Float64Array(this.entries.length);
    const words = new Uint8Array(this.entries.length);
    const isNamed = new Uint8Array(this.entries.length);
    asked.forEach((word, place) => {
      const isLast = !telling && place === asked.length - 1;
      this.#score(this.#meaningsOf(word, { isLast, isAlone: asked.length === 1 }), {
        scores,
        words,
        isNamed,
      });
    });
    const fewest = Math.ceil(asked.length * (telling ? 2 / 3 : 1 / 2));
    const found: Found[] = [];
    for (let place = 0; place < scores.length; place += 1) {
      const entry = this.entries[place];
      const matched = words[place] ?? 0;
      if (matched < fewest && !(telling && isNamed[place])) continue;
      if (matched === 0 || !entry || !isShown(entry, today)) continue;
      const completeness = (matched / asked.length) ** 3;
      found.push({ entry, score: (scores[place] ?? 0) * kindWeights[entry.kind] * completeness });
    }
    return found.sort((one, other) => other.score - one.score).slice(0, most);
  }

  /** Adds what one word of the query is worth to each entry: its best meaning there, rarer words more. */
  #score(meanings: readonly Meaning[], { scores, words, isNamed }: Tally): void {
    const best = new Map<number, number>();
    const surest = this.#hits[meanings[0]?.id ?? -1]?.entries.length ?? 1;
    const rarity = Math.log(1 + this.entries.length / surest);
    let followed = 0;
    for (const { id, sureness } of meanings) {
      const hits = this.#hits[id];
      if (!hits || followed > mostHits) break;
      followed += hits.entries.length;
      for (let hit = 0; hit < hits.entries.length; hit += 1) {
        const place = hits.entries[hit] ?? 0;
        const weight = sureness * (hits.weights[hit] ?? 0);
        if (weight >= nameWeight) isNamed[place] = 1;
        const worth = rarity * weight;
        if (worth > (best.get(place) ?? 0)) best.set(place, worth);
      }
    }
    for (const [place, worth] of best) {
      scores[place] = (scores[place] ?? 0) + worth;
      words[place] = (words[place] ?? 0) + 1;
    }
  }

  /** The words of the index that one of the query may mean, the surest first. */
  #meaningsOf(
    { word, bare }: SearchWord,
    { isLast: open, isAlone }: { isLast: boolean; isAlone: boolean },
  ): Meaning[] {
    const sure = new Map<number, number>();
    const add = ({ id, sureness }: Meaning) => sure.set(id, Math.max(sure.get(id) ?? 0, sureness));
    for (const form of new Set([word, bare])) {
      const id = this.#vocabulary.idOf(form);
      if (id !== undefined) add({ id, sureness: 1 });
      if (open) this.#vocabulary.continuationsOf(form).forEach(add);
    }
    const continued = sure.size > 0;
    for (const synonym of synonymsOf(bare)) {
      const id = this.#vocabulary.idOf(synonym);
      if (id !== undefined) add({ id, sureness: synonymSureness });
    }
    // A word that is there as it was typed, or begins one, is meant as it was typed.
    const isKnown = open ? continued : this.#vocabulary.idOf(word) !== undefined;
    if (!isKnown) this.#vocabulary.similarTo(bare, open).forEach(add);
    for (const name of this.#namesMeant(bare, isAlone || !isKnown)) {
      const id = this.#vocabulary.idOf(name);
      if (id !== undefined) add({ id, sureness: name === bare ? 1 : soundSureness });
    }
    return [...sure]
      .map(([id, sureness]) => ({ id, sureness }))
      .sort((one, other) => other.sureness - one.sureness);
  }

  /** Names that a word is or, where `heard`, sounds like. A word that is another name is no misheard one. */
  #namesMeant(bare: string, heard: boolean): string[] {
    if (this.#names.has(bare)) return [bare];
    const alike = heard ? this.#namesBySound.get(soundOf(bare)) : undefined;
    return alike?.filter((name) => soundsLike(bare, name)) ?? [];
  }

  /** Names with one letter wrong, missing, too many or swapped. */
  #namesNear(bare: string): string[] {
    if (errorsAllowed(bare.length) === 0) return [];
    return [...this.#names.keys()].filter((name) => errorsBetween(bare, name, 1) <= 1);
  }
}

/** Names of models in both scripts: titles of one word, each with the model's id. */
function namesOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { kind, id, texts } of entries)
    if (kind === "model")
      for (const { bare } of [...wordsOf(texts.en.title), ...wordsOf(texts.ar.title)]) names.set(bare, id);
  return names;
}

/** The words of an entry in both languages, each with the weight of the best field that has it. */
function weightsOf({ texts }: Entry): Map<string, number> {
  const weights = new Map<string, number>();
  for (const language of [texts.en, texts.ar])
    for (const field of ["body", "text", "alsoKnownAs", "title"] as const) {
      const words = wordsOf(language[field] ?? "");
      // A title of one word is about that word.
      const weight = fieldWeights[field] * (field === "title" ? 0.7 + 0.3 / words.length : 1);
      for (const { word, bare } of words)
        for (const form of [word, bare]) weights.set(form, Math.max(weights.get(form) ?? 0, weight));
    }
  return weights;
}

function isShown({ from, until }: Entry, today: string): boolean {
  return (from === undefined || from <= today) && (until === undefined || today <= until);
}
