import { type Intent, IntentPhrases } from "./intent-phrases.ts";
import { sayingWords } from "./query-words.ts";
import { type Entry, SearchIndex } from "./search-index.ts";
import { narrowedStock } from "./stock-narrowing.ts";

interface Asked {
  readonly most: number;
  /** The importer's day. */
  readonly today: string;
}

/** The search of the site: what somebody wants to do first, then models that answer it, then what has the words. */
export class SiteSearch {
  readonly index: SearchIndex;
  readonly #phrases: IntentPhrases;
  readonly #models: ReadonlyMap<string, Entry>;

  constructor(entries: readonly Entry[], intents: readonly Intent[]) {
    this.index = new SearchIndex(entries);
    this.#phrases = new IntentPhrases(intents);
    this.#models = new Map(entries.filter(({ kind }) => kind === "model").map((one) => [one.id, one]));
  }

  find(query: string, { most, today }: Asked): Entry[] {
    const named = this.index.modelsNamed(query);
    const asked = this.#phrases.askedBy(query, (word) => named.words.has(word.bare));
    const actions = asked.map(({ intent }) => actionOf(intent, query, named.models));
    // Who names a model wants that one.
    const wanted = named.models.length > 0 ? named.models : asked.flatMap(({ intent }) => intent.models);
    const models = actions.length > 0 ? wanted.flatMap((id) => this.#models.get(id) ?? []) : [];
    const wordings = [query, ...[query, ...asked.map(({ phrase }) => phrase)].map(withoutFiller)];
    const found = [...new Set(wordings)].flatMap((words) =>
      this.index.find(words, { most, today }).map(({ entry }) => entry),
    );
    return distinct([...actions, ...models, ...found]).slice(0, most);
  }
}

function withoutFiller(query: string): string {
  return sayingWords(query)
    .map(({ word }) => word)
    .join(" ");
}

function actionOf({ entry, narrowsStock }: Intent, query: string, models: readonly string[]): Entry {
  return narrowsStock ? { ...entry, url: narrowedStock(entry.url, query, models) } : entry;
}

/** The first of those that lead to one address, but for trims of a model, which share theirs. */
function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ kind, id, url }) => {
    const name = kind === "trim" ? `${kind} ${id}` : url;
    return !seen.has(name) && seen.add(name);
  });
}
