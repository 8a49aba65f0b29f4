import { foldDigits } from "#app/lib/text/clean-text.ts";
import { valueInWords } from "#app/lib/words/number-words.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import type { CatalogueTree, Model, PartType } from "../catalogue-tree.ts";
import { FullNames } from "./full-names.ts";
import { ModelNames } from "./model-names.ts";
import { type FaultFound, faultIn, isAroundFault, isSign, verbsApart } from "./query/faults.ts";
import { isArabizi, isFiller, isSpokenFiller } from "./query/fillers.ts";
import { withoutQuantities } from "./query/quantities.ts";
import { headOf, placeNamed, positionOf, withoutFuelOf, yearNamed } from "./query/query-hints.ts";
import { withGradesInDigits } from "./query/specs.ts";
import { withYearInDigits } from "./query/spoken-year.ts";
import { inOneScript, withoutStopPhrases } from "./query/typed-text.ts";
import { asideAt, QueryReader } from "./query-reader.ts";
import { mostOfGuess, surenessOf } from "./sureness.ts";
import { phrasesOf } from "./type-phrases.ts";
import { type TypePhrases, type TypeScore, typeScore } from "./type-score.ts";
import type { QueryWord, WordMeaning } from "./word-meanings.ts";

/** What words say: part types, the likeliest first, and where they name them a model, its year and a place on the car. */
export interface TypeMatches {
  readonly types: readonly PartType[];
  readonly model?: Model | undefined;
  readonly year?: number | undefined;
  readonly position?: string | undefined;
  /** What was searched instead of words that nothing is called. */
  readonly corrected: string | null;
  /**
   * How sure it is that the query names a part, 0 to 1: from 0.7 on its words name a type in full; below 0.5 they are about something
   * else, or only about a model, a year or a place. A fault that is described names no part and is in between.
   */
  readonly sureness: number;
}
const sureOfName = 0.7;
const surenessOfFault = 0.6;
/** So many parts that may be broken stand beside the one that is named. */
const mostBeside = 2;
const noFault: FaultFound = { parts: [], thing: new Set(), signs: new Set() };
/** Types that cover less of the words than the best by more than this are left out. */
const slack = 0.12;
/** Where no type is called as the query says, so many are shown, those after the first ones with less of the words. */
const fewest = 5;
const leastShare = 0.4;
/** Of so many types some may be named beside the first. */
const mostNamed = 12;
const surePhrase = 0.95;
/** A longer query is a story; its first words say what it is about. */
const mostWords = 12;
/** Of a telephone, a customer or an order: no type is called so. */
const longNumber = /^\d{5,}$/;

/** An index of part types by what they are called, in both scripts (decision 091). */
export class WordIndex {
  readonly #types: readonly TypePhrases[];
  readonly #phrasesOf: ReadonlyMap<PartType, TypePhrases>;
  /** The types that each word is about. */
  readonly #byWord = new Map<string, TypePhrases[]>();
  /** Types by their English names, folded. */
  readonly #byName: ReadonlyMap<string, PartType>;
  readonly #reader: QueryReader;
  readonly #models: ModelNames;
  readonly #names: FullNames;

  /** The positions are those that parts of each type have, by its id. */
  constructor(
    tree: CatalogueTree,
    models: readonly Model[],
    positions?: ReadonlyMap<number, readonly string[]>,
  ) {
    this.#types = tree.types.map((type) =>
      phrasesOf(tree, type, positions && (positions.get(type.id) ?? [])),
    );
    this.#phrasesOf = new Map(this.#types.map((one) => [one.type, one]));
    for (const type of this.#types)
      for (const word of type.words.keys()) this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), type]);
    this.#byName = new Map(tree.types.map((type) => [type.names.en.toLowerCase(), type]));
    this.#reader = new QueryReader(this.#byWord, this.#types.length);
    this.#models = new ModelNames(models);
    this.#names = new FullNames(this.#types);
  }

  find(query: string): TypeMatches {
    const plain = withoutQuantities(withYearInDigits(withGradesInDigits(foldDigits(inOneScript(query)))));
    const typed = withoutStopPhrases(wordsOf(plain).map(({ bare }) => bare)).flatMap((bare) =>
      this.#byWord.has(bare) ? bare : verbsApart(bare),
    );
    const isOther = (word: string) =>
      isFiller(word) || placeNamed(word) !== undefined || this.#reader.knows(word);
    const { word: name, model } = this.#models.in(typed, isOther) ?? {};
    const year = typed.map(yearNamed).find((one) => one !== undefined);
    const script = { isArabizi: isArabizi(typed) };
    const says = (bare: string) =>
      bare !== name &&
      yearNamed(bare) === undefined &&
      !longNumber.test(bare) &&
      !isFiller(bare) &&
      !this.#isAround(bare, script);
    const words = this.#reader.named(
      withoutFuelOf(name, typed, (word) => says(word) && this.#byWord.has(word)),
    );
    const head = headOf(words, (word) => this.#byWord.has(word));
    const named = head.named.filter(says).slice(0, mostWords);
    const all = asideAt([
      ...this.#reader.read(named, script),
      ...this.#reader
        .read(head.purpose.filter(says).slice(0, mostWords - named.length), script)
        .map((word) => ({
          ...word,
          isPurpose: true,
        })),
    ]);
    const described = faultIn(
      words.filter((word) => word !== name),
      (word) => this.#reader.knows(word),
      script,
    );
    const beside = this.#namedBeside(described ?? noFault, all, script);
    const read = beside ?? all;
    const suspected = (described?.parts ?? []).flatMap((part) => this.#byName.get(part) ?? []);
    const broken = beside ? [] : suspected;
    const position = positionOf(read.flatMap(({ place }) => place ?? []));
    const found = { model, year, position };
    if (broken.length === 0 && read.every(({ place }) => place !== undefined)) {
      // Nothing but a model, a year or a place: every part of it.
      const isNamed = model !== undefined || position !== undefined;
      return {
        ...found,
        types: isNamed ? this.#types.map(({ type }) => type) : [],
        corrected: null,
        sureness: 0,
      };
    }
    const ranked = this.#rank(read);
    const sureness = broken.length > 0 ? surenessOfFault : this.#surenessOf(ranked, read);
    const inStory = broken.length > 0 ? this.#names.in(read).slice(0, 1) : [];
    const [first, ...others] = ranked.map(({ type }) => type);
    const likeliest =
      beside && first
        ? [first, ...suspected.slice(0, mostBeside), ...others]
        : [...broken, ...ranked.map(({ type }) => type)];
    const types = [...new Set([...inStory, ...likeliest])];
    const corrected = broken.length > 0 ? null : correctedOf(read, ranked[0]);
    return { ...found, types, corrected, sureness };
  }

  /** The words of a part that is named beside a fault, with those of the fault where its name has them, too. */
  #namedBeside(
    { signs, thing }: FaultFound,
    read: readonly QueryWord[],
    script: { isArabizi: boolean },
  ): readonly QueryWord[] | undefined {
    const rest = read.filter(({ typed }) => !signs.has(typed) && !this.#isSign(typed, script));
    if (signs.size === 0 && rest.length === read.length) return undefined;
    const others = rest.filter(({ place }) => place === undefined);
    const sureness = this.#surenessOf(this.#rank(others), others);
    const isOther = ({ typed, meanings }: QueryWord) =>
      !thing.has(typed) && !isAroundFault(typed) && meanings.some(({ certainty }) => certainty > mostOfGuess);
    const isNamed = others.some(isOther) && sureness >= sureOfName;
    if (!isNamed) return undefined;
    return this.#surenessOf(this.#rank(read), read) < sureness ? rest : read;
  }

  /** A number in words («اربع حبات») and, beside other Arabic in Latin letters, what sounds like a word that says nothing. */
  #isAround(word: string, { isArabizi }: { isArabizi: boolean }): boolean {
    if (!this.#byWord.has(word) && valueInWords(word) !== undefined) return true;
    if (this.#reader.knows(word)) return false;
    return isArabizi && isSpokenFiller(word);
  }

  /** What a part is called is no sign: "lock", "packing". */
  #isSign(word: string, script: { isArabizi: boolean }): boolean {
    return !this.#byWord.has(word) && isSign(word, script);
  }

  /** Of the likeliest types, the most. */
  #surenessOf(ranked: readonly TypeScore[], words: readonly QueryWord[]): number {
    const likely = ranked.slice(0, mostNamed).flatMap(({ type }) => this.#phrasesOf.get(type) ?? []);
    return Math.max(0, ...likely.slice(0, fewest).map((type) => surenessOf(type, likely, words)));
  }

  /** The types that words are about, with the meaning of each word that says the most of the type. */
  #meantBy(words: readonly QueryWord[]): Map<TypePhrases, (WordMeaning | undefined)[]> {
    const meant = new Map<TypePhrases, (WordMeaning | undefined)[]>();
    for (const [at, { byWord }] of words.entries())
      for (const meaning of byWord.values())
        for (const type of this.#byWord.get(meaning.word) ?? []) {
          const by = meant.get(type) ?? words.map(() => undefined);
          const weight = (one: WordMeaning) => one.confidence * (type.words.get(one.word) ?? 0);
          const before = by[at];
          if (before === undefined || weight(meaning) > weight(before)) by[at] = meaning;
          meant.set(type, by);
        }
    return meant;
  }

  /** All words covered first, then how sure that is, then as the shop orders types. */
  #rank(words: readonly QueryWord[]): TypeScore[] {
    const meant = this.#meantBy(words);
    // In the order of the shop, which decides between types that answer alike.
    const scored = this.#types
      .flatMap((type) => {
        const by = meant.get(type);
        return by === undefined ? [] : typeScore(type, words, by);
      })
      .filter(({ coverage }) => coverage > 0)
      .sort((one, other) => other.score - one.score);
    const best = Math.max(...scored.map(({ coverage }) => coverage));
    const covering = scored.filter(({ coverage }) => coverage >= best - slack);
    const isSure = covering.some(({ phrase }) => phrase > surePhrase);
    if (isSure || covering.length >= fewest) return covering;
    const others = scored.filter(({ coverage }) => coverage < best - slack && coverage >= best * leastShare);
    return [...covering, ...others.slice(0, fewest - covering.length)];
  }
}

/** The words as they were understood, where a typing error was repaired; null where none was. */
function correctedOf(words: readonly QueryWord[], best: TypeScore | undefined): string | null {
  if (best === undefined) return null;
  const understood = words.map(({ typed }, place) => best.by[place] ?? { word: typed, isRepaired: false });
  return understood.some(({ isRepaired }) => isRepaired)
    ? understood.map(({ word }) => word).join(" ")
    : null;
}
