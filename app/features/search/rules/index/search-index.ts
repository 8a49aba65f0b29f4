import MiniSearch, { type SearchResult } from "minisearch";
import { ModelNames } from "../words/model-names.ts";
import { isStopWord } from "../words/query-words.ts";
import { synonymsOf } from "../words/synonyms.ts";
import { errorsAllowed } from "../words/typing-errors.ts";
import { type SearchWord, wordsOf } from "../words/words-of.ts";
import type { Entry, EntryKind } from "./entry.ts";

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

/** How a term is looked up, and the places of the words of the query that it stands for. */
interface Lookup {
  readonly words: Set<number>;
  readonly confidence: number;
  readonly isUnfinished: boolean;
  readonly errors: number;
}

/** A model ranks above an article about it. */
const kindWeights: Record<EntryKind, number> = {
  action: 1,
  model: 1.5,
  offer: 1.15,
  page: 1.2,
  location: 1.1,
  trim: 0.75,
  article: 0.95,
};
/** How much a word counts by the field that has it. */
const fieldWeights = { title: 10, alsoKnownAs: 6, text: 3, body: 1 } as const;
const fields = ["title", "alsoKnownAs", "text", "body"] as const;
const namingFields: ReadonlySet<string> = new Set(["title", "alsoKnownAs"]);
const synonymConfidence = 0.75;
/** A name that only sounds like what was typed. */
const soundConfidence = 0.55;
/** A word that only begins with what was typed, or differs from it. */
const looseWeights = { prefix: 0.6, fuzzy: 0.4 };
/** Words of a query that are read. */
const mostWords = 8;

/** Finds entries by words, scored by MiniSearch. Immutable: made anew for each version of the content. */
export class SearchIndex {
  readonly entries: readonly Entry[];
  readonly #index = new MiniSearch<Record<string, unknown>>({
    idField: "place",
    fields: [...fields],
    tokenize: (text) => wordsOf(text).flatMap(formsOf),
    processTerm: (term) => term,
  });
  /** The best field that has each word. */
  readonly #fieldOf = new Map<string, "name" | "text">();
  readonly #names: ModelNames;

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    this.#names = new ModelNames(entries);
    entries.forEach(({ texts: { en, ar } }, place) => {
      const texts = fields.map((field) => [field, `${en[field] ?? ""} ${ar[field] ?? ""}`] as const);
      this.#index.add({ place, ...Object.fromEntries(texts) });
      for (const [field, text] of texts)
        for (const form of wordsOf(text).flatMap(formsOf))
          if (field === "title" || !this.#fieldOf.has(form))
            this.#fieldOf.set(form, field === "title" ? "name" : "text");
    });
  }

  get wordCount(): number {
    return this.#index.termCount;
  }

  /** The best field that has a word as it is written: what an entry is called, another text, or none. */
  fieldOf(word: SearchWord): "name" | "text" | "none" {
    const found = formsOf(word).flatMap((form) => this.#fieldOf.get(form) ?? []);
    return found.includes("name") ? "name" : (found[0] ?? "none");
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
      const isUnknown = !this.#fieldOf.has(word.word);
      const bySound = (words.length === 1 || isUnknown) && !phrases.isSpelled(word);
      const matching = this.#names.matching(word.bare, { bySound });
      const similar =
        matching.length > 0 || !isUnknown || phrases.has(word) ? matching : this.#names.misspelled(word.bare);
      return similar.map((name) => ({ bare: word.bare, model: this.#names.modelOf(name) ?? "" }));
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
    const lookups = this.#lookupsOf(words, strict);
    const fewest = Math.ceil(words.length * (strict ? 2 / 3 : 1 / 2));
    const results = this.#index.search(query, {
      tokenize: () => [...lookups.keys()],
      boost: fieldWeights,
      boostTerm: (term) => lookups.get(term)?.confidence ?? 0,
      prefix: (term) => lookups.get(term)?.isUnfinished ?? false,
      fuzzy: (term) => lookups.get(term)?.errors ?? 0,
      weights: looseWeights,
    });
    const found = results.flatMap((result): Found[] => {
      const matched = new Set(result.queryTerms.flatMap((term) => [...(lookups.get(term)?.words ?? [])]))
        .size;
      const entry = this.entries[result.id as number];
      if (entry === undefined || !isShown(entry, today)) return [];
      if (matched < fewest && !(strict && isInName(result))) return [];
      return [{ entry, score: result.score * kindWeights[entry.kind] * (matched / words.length) ** 3 }];
    });
    return found.sort((one, other) => other.score - one.score).slice(0, most);
  }

  /** The terms that the words of a query may mean: themselves, synonyms, and names that sound like them. */
  #lookupsOf(words: readonly SearchWord[], strict: boolean): ReadonlyMap<string, Lookup> {
    const lookups = new Map<string, Lookup>();
    words.forEach((word, place) => {
      const isUnfinished = !strict && place === words.length - 1;
      const isIndexed = this.#fieldOf.has(word.word);
      const add = (term: string, confidence: number, loosely = false) => {
        const cached = lookups.get(term);
        lookups.set(term, {
          words: (cached?.words ?? new Set()).add(place),
          confidence: Math.max(confidence, cached?.confidence ?? 0),
          isUnfinished: (cached?.isUnfinished ?? false) || (loosely && isUnfinished),
          // A word that is there as it was typed is no mistake.
          errors: loosely && !isIndexed ? errorsAllowed(term.length) : (cached?.errors ?? 0),
        });
      };
      for (const form of formsOf(word)) add(form, 1, true);
      for (const synonym of synonymsOf(word.bare)) add(synonym, synonymConfidence);
      for (const name of this.#names.matching(word.bare, { bySound: words.length === 1 || !isIndexed }))
        add(name, name === word.bare ? 1 : soundConfidence);
    });
    return lookups;
  }
}

/** A word, and it without its article. */
function formsOf({ word, bare }: SearchWord): string[] {
  return word === bare ? [word] : [word, bare];
}

function isInName({ match }: SearchResult): boolean {
  return Object.values(match).some((matched) => matched.some((field) => namingFields.has(field)));
}

function isShown({ from, until }: Entry, today: string): boolean {
  return (from === undefined || from <= today) && (until === undefined || today <= until);
}
