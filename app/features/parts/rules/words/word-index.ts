import { isLatin } from "#app/features/search/rules/words/cross-script.ts";
import { wordsOf } from "#app/features/search/rules/words/words-of.ts";
import type { CatalogueTree, Model, PartType } from "../catalogue-tree.ts";
import { nounOf } from "./noun.ts";
import { withoutQuantities } from "./quantities.ts";
import { fillers, headOf, isDescribing, placeNamed, positionOf, yearNamed } from "./query-hints.ts";
import { withTradeNames } from "./trade-words.ts";
import { type TypePhrases, type TypeScore, typeScore } from "./type-score.ts";
import { type QueryWord, type WordMeaning, WordMeanings } from "./word-meanings.ts";

/** What words say: part types, the likeliest first, and where they name them a model, its year and a place on the car. */
export interface TypeMatches {
  readonly types: readonly PartType[];
  readonly model?: Model | undefined;
  readonly year?: number | undefined;
  readonly position?: string | undefined;
  /** What was searched instead of words that nothing is called. */
  readonly corrected: string | null;
}
/** Types that cover less of the words than the best by more than this are left out. */
const slack = 0.12;
/** Where no type is called as the query says, so many are shown, those after the first ones with less of the words. */
const fewest = 5;
const leastShare = 0.4;
const surePhrase = 0.95;
/** A longer query is a story; its first words say what it is about. */
const mostWords = 12;

/** An index of part types by what they are called, in both scripts (decision 091). */
export class WordIndex {
  readonly #types: readonly TypePhrases[];
  /** The types that each word is about. */
  readonly #byWord = new Map<string, TypePhrases[]>();
  readonly #meanings: WordMeanings;
  readonly #models: ReadonlyMap<string, Model>;
  readonly #modelNames: WordMeanings;

  /** The positions are those that parts of each type have, by its id. */
  constructor(
    tree: CatalogueTree,
    models: readonly Model[],
    positions?: ReadonlyMap<number, readonly string[]>,
  ) {
    this.#types = tree.types.map((type) =>
      phrasesOf(tree, type, positions && (positions.get(type.id) ?? [])),
    );
    for (const type of this.#types)
      for (const word of type.words.keys()) this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), type]);
    this.#meanings = new WordMeanings(this.#byWord.keys());
    this.#models = new Map(
      models.flatMap((model) =>
        wordsOf(`${model.names.en} ${model.names.ar}`).map(({ bare }) => [bare, model] as const),
      ),
    );
    this.#modelNames = new WordMeanings(this.#models.keys());
  }

  find(query: string): TypeMatches {
    const words = wordsOf(withoutQuantities(query))
      .slice(0, mostWords)
      .map(({ bare }) => bare);
    const name =
      words.find((bare) => this.#models.has(bare)) ?? words.find((bare) => this.#isLikeModel(bare));
    const model = name === undefined ? undefined : this.#modelCalled(name);
    const year = words.map(yearNamed).find((one) => one !== undefined);
    const says = (bare: string) => bare !== name && yearNamed(bare) === undefined && !fillers.has(bare);
    const head = headOf(withTradeNames(words, (word) => this.#meanings.has(word)));
    const read = asideAt([
      ...this.#read(head.named.filter(says)),
      ...this.#read(head.purpose.filter(says)).map((word) => ({ ...word, isPurpose: true })),
    ]);
    const position = positionOf(read.flatMap(({ place }) => place ?? []));
    const found = { model, year, position };
    if (read.every(({ place }) => place !== undefined)) {
      // Nothing but a model, a year or a place: every part of it.
      const isNamed = model !== undefined || position !== undefined;
      return { ...found, types: isNamed ? this.#types.map(({ type }) => type) : [], corrected: null };
    }
    const ranked = this.#rank(read);
    return { ...found, types: ranked.map(({ type }) => type), corrected: correctedOf(read, ranked[0]) };
  }

  /** A word that is nothing else and nearly a model's name. */
  #isLikeModel(bare: string): boolean {
    const isOther = fillers.has(bare) || placeNamed(bare) !== undefined || this.#meanings.knows(bare);
    return !isOther && this.#modelCalled(bare) !== undefined;
  }

  #modelCalled(bare: string): Model | undefined {
    const [likeliest] = this.#modelNames
      .of(bare, { bySound: false })
      .toSorted((one, other) => other.confidence - one.confidence);
    return likeliest && this.#models.get(likeliest.word);
  }

  #read(words: readonly string[]): QueryWord[] {
    const named = withTradeNames(words, (word) => this.#meanings.has(word));
    return this.#joined(named).flatMap((typed) => {
      const whole = this.#readWord(typed);
      // What a word merely sounds like or begins says less than two words of the catalog.
      const isKnown = whole.place !== undefined || this.#meanings.knows(typed);
      const maySplit = !isKnown && (isLatin(typed) || whole.meanings.length === 0);
      const parts = maySplit ? this.#split(typed) : [];
      return parts.length === 0 ? [whole] : parts.map((part) => this.#readWord(part));
    });
  }

  #readWord(typed: string): QueryWord {
    const meanings = this.#meanings.of(typed);
    const place = placeNamed(typed);
    const isAside = place !== undefined || isDescribing(typed);
    return { typed, place, isAside, isPurpose: false, meanings, weight: this.#weightOf(meanings) };
  }

  /** From 0.5 for a word that most types have to 1 for one that is the name of one alone. */
  #weightOf(meanings: readonly WordMeaning[]): number {
    const most = Math.max(0, ...meanings.map(({ confidence }) => confidence));
    const surest = meanings.filter(({ confidence }) => confidence === most);
    const types = new Set(surest.flatMap(({ word }) => this.#byWord.get(word) ?? []));
    if (types.size === 0) return 1;
    return 1 - 0.5 * (Math.log(types.size) / Math.log(Math.max(2, this.#types.length)));
  }

  /** «wind screen» where one word is known for both. */
  #joined(words: readonly string[]): string[] {
    const joined: string[] = [];
    for (const word of words) {
      const last = joined.at(-1);
      const whole = `${last}${word}`;
      const isBroken = last !== undefined && (!this.#meanings.has(last) || !this.#meanings.has(word));
      if (isBroken && this.#meanings.has(whole)) joined.splice(-1, 1, whole);
      else joined.push(word);
    }
    return joined;
  }

  /** «oilfilter» in two words that are known. */
  #split(word: string): string[] {
    for (let at = word.length - 2; at >= 2; at -= 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      const isKnown = (part: string) => this.#meanings.knows(part) || placeNamed(part) !== undefined;
      if (isKnown(first) && isKnown(second)) return [first, second];
    }
    return [];
  }

  /** All words covered first, then how sure that is, then as the shop orders types. */
  #rank(words: readonly QueryWord[]): TypeScore[] {
    const about = new Set(
      words.flatMap(({ meanings }) => meanings.flatMap(({ word }) => this.#byWord.get(word) ?? [])),
    );
    // In the order of the shop, which decides between types that answer alike.
    const scored = this.#types
      .filter((type) => about.has(type))
      .map((type) => typeScore(type, words))
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

/** Where no other word names a part, what it is like does. */
function asideAt(words: readonly QueryWord[]): QueryWord[] {
  const isNamed = words.some(({ isAside }) => !isAside);
  return words.map((word) => (isNamed ? word : { ...word, isAside: word.place !== undefined }));
}

function phrasesOf(tree: CatalogueTree, type: PartType, positions?: readonly string[]): TypePhrases {
  const phrases = [type.names.en, type.names.ar, ...type.aliases]
    .map((text) =>
      wordsOf(text)
        .map(({ bare }) => bare)
        .filter((bare) => !fillers.has(bare)),
    )
    .filter(({ length }) => length > 0)
    .map((own) => ({ words: new Set(own), noun: nounOf(own) }));
  const category = tree.categoryOf(type);
  const around = [category, tree.parentOf(category)].flatMap(({ names }) =>
    wordsOf(`${names.en} ${names.ar}`),
  );
  const words = new Map(around.map(({ bare }) => [bare, 0.5]));
  for (const phrase of phrases) for (const word of phrase.words) words.set(word, 1);
  const named = wordsOf(`${type.names.en} ${type.names.ar}`).flatMap(({ bare }) => placeNamed(bare) ?? []);
  const ofParts = positions && new Set(positions.flatMap((position) => position.split("-")));
  return { type, phrases, words, places: new Set(named), ofParts };
}

/** The words as they were understood, where a typing error was repaired; null where none was. */
function correctedOf(words: readonly QueryWord[], best: TypeScore | undefined): string | null {
  if (best === undefined) return null;
  const understood = words.map(({ typed }, place) => best.by[place] ?? { word: typed, isRepaired: false });
  return understood.some(({ isRepaired }) => isRepaired)
    ? understood.map(({ word }) => word).join(" ")
    : null;
}
