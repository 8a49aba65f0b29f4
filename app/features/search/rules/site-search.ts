import { type AskedIntent, type Intent, IntentPhrases } from "./intents/intent-phrases.ts";
import { modelsWanted, seatsFrom } from "./intents/models-wanted.ts";
import { seatsAsked } from "./intents/seats-asked.ts";
import { sayingWords, tellingWords } from "./query-words.ts";
import { type Entry, SearchIndex } from "./search-index.ts";
import { inOneListing, narrowedStock } from "./stock-narrowing.ts";
import { wordsOf } from "./words-of.ts";

interface Asked {
  readonly most: number;
  /** The importer's day. */
  readonly today: string;
}
/** From here on intents are what the query means: a text that happens to have some of its words means something else. */
const certain = 0.8;

/** The search of the site: what somebody wants to do first, then models that answer it, then what has the words. */
export class SiteSearch {
  readonly index: SearchIndex;
  readonly #phrases: IntentPhrases;
  readonly #models: ReadonlyMap<string, Entry>;
  readonly #intents: ReadonlyMap<string, Intent>;

  /** Words by which the site is called, folded: every query here is about it. */
  readonly #siteNames: ReadonlySet<string>;

  constructor(entries: readonly Entry[], intents: readonly Intent[], siteNames: readonly string[] = []) {
    this.#siteNames = new Set(siteNames.flatMap(wordsOf).map(({ bare }) => bare));
    this.index = new SearchIndex(entries);
    this.#phrases = new IntentPhrases(intents);
    this.#intents = new Map(intents.map((one) => [one.entry.id, one]));
    this.#models = new Map(entries.filter(({ kind }) => kind === "model").map((one) => [one.id, one]));
  }

  find(typed: string, { most, today }: Asked): Entry[] {
    const query = this.#withoutSiteName(typed);
    const named = this.index.modelsNamed(query, (word) => this.#phrases.has(word));
    const { intents: asked, coverage } = this.#phrases.askedBy(query, {
      isName: ({ bare }) => named.words.has(bare),
      standsIn: (word) => this.index.placeOf(word),
    });
    const seats = seatsAsked(query);
    const actions = inOneListing(
      this.#withNext(asked).map((intent) => this.#actionOf(intent, query, named.models, seats)),
    );
    const models = this.#modelsFor(asked, named.models, seats);
    const telling = asked.length > 0 && coverage >= certain;
    const wordsIn = telling ? tellingWords : sayingWords;
    const wordings = [
      ...(telling ? [] : [query]),
      ...[query, ...asked.map(({ phrase }) => phrase)].map((one) => joined(wordsIn(one))),
    ];
    const found = [...new Set(wordings)].flatMap((words) =>
      this.index.find(words, { most, today, telling }).map(({ entry }) => entry),
    );
    const wanted = named.models.length > 0 || telling ? models.map(({ id }) => id) : [];
    const done = new Set(actions.map(({ url }) => url.replace(/\?.*$/, "")));
    const fitting = found.filter(
      (entry) => isOfModels(entry, wanted) && !(entry.kind === "page" && done.has(entry.url)),
    );
    return distinct([...actions, ...models, ...fitting]).slice(0, most);
  }

  /** A query that says no more than the site's name stays as it is. */
  #withoutSiteName(query: string): string {
    const words = wordsOf(query);
    const others = words.filter(({ bare }) => !this.#siteNames.has(bare));
    if (others.length === 0 || others.length === words.length) return query;
    let rest = query;
    for (const { bare, from, to } of words.toReversed())
      if (this.#siteNames.has(bare)) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
    return rest;
  }

  /** The intents that are asked for; after a single one what is wanted soon after it. */
  #withNext(asked: readonly AskedIntent[]): Intent[] {
    const intents = asked.map(({ intent }) => intent);
    const next = intents.length === 1 ? this.#intents.get(intents[0]?.next ?? "") : undefined;
    return next === undefined ? intents : [...intents, next];
  }

  #actionOf(
    { entry, narrowsStock, seated, modelUrl }: Intent,
    query: string,
    models: readonly string[],
    seats: number | undefined,
  ): Entry {
    const [model, ...others] = models;
    const one = others.length === 0 ? this.#models.get(model ?? "") : undefined;
    if (modelUrl !== undefined && one !== undefined)
      return { ...ofModel(entry, one), url: modelUrl.replace("{model}", one.id) };
    if (!narrowsStock) return entry;
    const named = {
      models,
      seats: seated && seats !== undefined ? seatsFrom(seats, this.#models.values()) : [],
    };
    return { ...(one ? ofModel(entry, one) : entry), url: narrowedStock(entry.url, query, named) };
  }

  /** Who names a model wants that one; else those that what is asked for wants. */
  #modelsFor(asked: readonly AskedIntent[], named: readonly string[], seats: number | undefined): Entry[] {
    if (named.length > 0) return named.flatMap((id) => this.#models.get(id) ?? []);
    const modelUrl = asked[0]?.intent.modelUrl;
    return modelsWanted(asked, seats, this.#models.values()).flatMap((id) => {
      const entry = this.#models.get(id);
      if (entry === undefined) return [];
      return modelUrl === undefined ? [entry] : [{ ...entry, url: modelUrl.replace("{model}", id) }];
    });
  }
}

function joined(words: readonly { readonly word: string }[]): string {
  return words.map(({ word }) => word).join(" ");
}

/** An action that says for which model it is done. */
function ofModel(action: Entry, { texts }: Entry): Entry {
  const { en, ar } = action.texts;
  return {
    ...action,
    texts: {
      en: { ...en, title: `${en.title}: ${texts.en.title}` },
      ar: { ...ar, title: `${ar.title}: ${texts.ar.title}` },
    },
  };
}

/** Where the models that are wanted are certain, nobody looks for another. */
function isOfModels({ kind, id, url }: Entry, named: readonly string[]): boolean {
  if (named.length === 0 || (kind !== "model" && kind !== "trim")) return true;
  return named.some((model) => id === model || url.startsWith(`/vehicle/${model}#`));
}

/** The first of those that lead to one address, but for trims of a model, which share theirs. */
function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ kind, id, url }) => {
    const name = kind === "trim" || kind === "model" ? `${kind} ${id}` : url;
    return !seen.has(name) && seen.add(name);
  });
}
