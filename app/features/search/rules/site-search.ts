import { pathOf } from "#app/lib/address/path-of.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import type { Entry } from "./index/entry.ts";
import { SearchIndex } from "./index/search-index.ts";
import type { Intent, MatchedIntent } from "./intents/intent.ts";
import { IntentMatcher } from "./intents/intent-matcher.ts";
import { modelsForIntents } from "./intents/models-for-intents.ts";
import type { QueryContext } from "./intents/query-terms.ts";
import { seatsInQuery } from "./intents/seats-in-query.ts";
import { addressWith, inOneListing } from "./one-listing.ts";
import { type FoundParts, noCars, noParts, type ReadCars } from "./other-finds.ts";
import { certainCoverage, describesCars, inOrder, meantBy } from "./result-order.ts";
import { distinctiveWords, meaningfulWords } from "./words/query-words.ts";

interface FindOptions {
  readonly most: number;
  /** The importer's day. */
  readonly today: string;
  readonly parts?: FoundParts;
  readonly cars?: ReadCars;
}

/**
 * The search of the site: actions for the intents of a query, then models for them, then entries with its words; parts
 * that it names and used cars that it describes stand where they are meant.
 */
export class SiteSearch {
  readonly index: SearchIndex;
  readonly #matcher: IntentMatcher;
  readonly #models: ReadonlyMap<string, Entry>;
  readonly #intents: ReadonlyMap<string, Intent>;
  /** The listing of used cars. */
  readonly #listing: Intent | undefined;
  /** What is done with parts. */
  readonly #work: Intent | undefined;
  /** What the site is called, as folded words: beside other words of a query they mean nothing. */
  readonly #siteNames: ReadonlySet<string>;

  constructor(entries: readonly Entry[], intents: readonly Intent[], siteNames: readonly string[] = []) {
    this.index = new SearchIndex(entries);
    this.#matcher = new IntentMatcher(intents);
    this.#intents = new Map(intents.map((one) => [one.entry.id, one]));
    this.#listing = intents.find(
      ({ narrowsStock, entry }) => narrowsStock && entry.url === pathOf(entry.url),
    );
    this.#work = intents.find(({ ofParts }) => ofParts);
    this.#models = new Map(entries.filter(({ kind }) => kind === "model").map((one) => [one.id, one]));
    this.#siteNames = new Set(siteNames.flatMap(wordsOf).map(({ bare }) => bare));
  }

  find(typed: string, { most, today, parts = noParts, cars = noCars }: FindOptions): Entry[] {
    const query = withoutWords(typed, this.#siteNames);
    const named = this.index.modelsNamed(query, this.#matcher);
    const context: QueryContext = {
      isName: ({ bare }) => named.words.has(bare),
      fieldOf: (word) => this.index.fieldOf(word),
    };
    const { intents: matched, coverage } = this.#matcher.match(query, context);
    const rest = describesCars(cars)
      ? this.#matcher.match(cars.leftOut.join(" "), context)
      : { intents: matched, coverage };
    const isName = wordsOf(query).every(context.isName);
    const meant = meantBy({ matched: rest.intents, coverage: rest.coverage, parts, cars, isName });
    const intents = meant === "part" ? this.#withWork(this.#withNext(rest.intents)) : this.#withNext(matched);
    const actions = inOneListing(intents.map((intent) => this.#actionOf(intent, named.models, cars)));
    const models = this.#modelsFor(matched, named.models, seatsInQuery(query));
    const strict = matched.length > 0 && coverage >= certainCoverage;
    const isOfCars = describesCars(cars) && wordsOf(cars.leftOut.join(" ")).every(context.isName);
    const isOfIntents = strict && (!describesCars(cars) || rest.coverage >= certainCoverage);
    const isCertain = isOfCars || isOfIntents;
    const found = wordings(query, matched, strict).flatMap((words) =>
      this.index.find(words, { most, today, strict }).map(({ entry }) => entry),
    );
    const onlyModels = named.models.length > 0 || strict ? models.map(({ id }) => id) : [];
    const actionPages = new Set(actions.map(({ url }) => pathOf(url)));
    const others = found.filter(
      (entry) => isOfModels(entry, onlyModels) && !(entry.kind === "page" && actionPages.has(entry.url)),
    );
    const listed = describesCars(cars) && this.#listing ? [this.#listing] : [];
    const ofCars = listed.map((intent) => this.#actionOf(intent, named.models, cars));
    return distinct(inOrder(meant, parts, { isCertain, actions, cars: ofCars, models, others })).slice(
      0,
      most,
    );
  }

  /** The matched intents; after a single one its next. */
  #withNext(matched: readonly MatchedIntent[]): Intent[] {
    const intents = matched.map(({ intent }) => intent);
    const next = intents.length === 1 ? this.#intents.get(intents[0]?.next ?? "") : undefined;
    return next === undefined ? intents : [...intents, next];
  }

  /** Beside a part the work that is done with it. */
  #withWork(intents: readonly Intent[]): readonly Intent[] {
    const work = this.#work;
    return work === undefined || intents.includes(work) ? intents : [...intents, work];
  }

  #actionOf(
    { entry, narrowsStock, modelUrl }: Intent,
    models: readonly string[],
    { params, leftOut }: ReadCars,
  ): Entry {
    const [model, ...others] = models;
    const one = others.length === 0 ? this.#models.get(model ?? "") : undefined;
    if (modelUrl !== undefined && one !== undefined)
      return { ...ofModel(entry, one), url: modelUrl.replace("{model}", one.id) };
    if (!narrowsStock) return entry;
    // Where the words say more than one thing, nothing else narrows the listing.
    const isDescribed = describesCars({ params, leftOut });
    const own = isDescribed ? {} : Object.fromEntries(queryOf(entry.url));
    const url = addressWith(entry.url, new URLSearchParams({ ...own, ...params }));
    const left = isDescribed && leftOut.length > 0 ? { leftOut } : {};
    return { ...(one ? ofModel(entry, one) : entry), ...left, url };
  }

  /** The models that the query names; else those that answer its intents. */
  #modelsFor(
    matched: readonly MatchedIntent[],
    named: readonly string[],
    seats: number | undefined,
  ): Entry[] {
    if (named.length > 0) return named.flatMap((id) => this.#models.get(id) ?? []);
    const modelUrl = matched[0]?.intent.modelUrl;
    return modelsForIntents(matched, seats, this.#models.values()).flatMap((id) => {
      const entry = this.#models.get(id);
      if (entry === undefined) return [];
      return modelUrl === undefined ? [entry] : [{ ...entry, url: modelUrl.replace("{model}", id) }];
    });
  }
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split("?")[1]);
}

/** What entries are looked up by: the query and the phrases that it matched, without words that mean little. */
function wordings(query: string, matched: readonly MatchedIntent[], strict: boolean): string[] {
  const wordsIn = strict ? distinctiveWords : meaningfulWords;
  const reduced = [query, ...matched.map(({ phrase }) => phrase)].map((text) =>
    wordsIn(text)
      .map(({ word }) => word)
      .join(" "),
  );
  return [...new Set(strict ? reduced : [query, ...reduced])];
}

/** A query without some words, unless it has no others. */
function withoutWords(query: string, left: ReadonlySet<string>): string {
  const words = wordsOf(query);
  if (words.every(({ bare }) => left.has(bare))) return query;
  let rest = query;
  for (const { bare, from, to } of words.toReversed())
    if (left.has(bare)) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  return rest;
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

/** Whether an entry is no other model, and no trim of another, than those in a list; an empty list allows all. */
function isOfModels({ kind, id, url }: Entry, models: readonly string[]): boolean {
  if (models.length === 0 || (kind !== "model" && kind !== "trim")) return true;
  return models.some((model) => id === model || url.startsWith(`/vehicle/${model}#`));
}

/** The first of those that lead to one address, but for trims of a model, which share theirs. */
function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ kind, id, url }) => {
    const name = kind === "trim" || kind === "model" ? `${kind} ${id}` : url;
    return !seen.has(name) && seen.add(name);
  });
}
