import { isLatin } from "#app/lib/words/cross-script.ts";
import { formsIn } from "./query/dialect-forms.ts";
import { isFiller } from "./query/fillers.ts";
import { isDescribing, placeNamed } from "./query/query-hints.ts";
import { withTradeNames } from "./query/trade-words.ts";
import type { TypePhrases } from "./type-score.ts";
import { type QueryWord, type WordMeaning, WordMeanings } from "./word-meanings.ts";

/** Reads the words of a query as those of an index. */
export class QueryReader {
  readonly #byWord: ReadonlyMap<string, readonly TypePhrases[]>;
  readonly #meanings: WordMeanings;
  readonly #types: number;

  /** The types that each word is about, of so many. */
  constructor(byWord: ReadonlyMap<string, readonly TypePhrases[]>, types: number) {
    this.#byWord = byWord;
    this.#meanings = new WordMeanings(byWord.keys());
    this.#types = types;
  }

  knows(word: string): boolean {
    return this.#meanings.knows(word);
  }

  /** The words by the names that the trade has for them, without what is joined to them. */
  named(words: readonly string[]): string[] {
    return this.#named(words.map((word) => this.#alone(word)));
  }

  #named(words: readonly string[]): string[] {
    return withTradeNames(words, (word) => this.#meanings.has(word));
  }

  /** «وفلتر» and «يدام» as they are written, where that is a word. */
  #alone(word: string): string {
    if (this.#meanings.knows(word) || placeNamed(word) !== undefined || isFiller(word)) return word;
    const isNamed = (form: string) =>
      this.#meanings.has(form) || placeNamed(form) !== undefined || isFiller(form);
    return formsIn(word).find(isNamed) ?? word;
  }

  /** The words with what each may mean; one that is written as two is joined, two in one are split. */
  read(words: readonly string[], { isArabizi = false } = {}): QueryWord[] {
    return this.#joined(this.#named(words)).flatMap((typed) => {
      const whole = this.#readWord(typed, isArabizi);
      // What a word merely sounds like or begins says less than two words of the catalog.
      const isKnown = whole.place !== undefined || this.#meanings.knows(typed);
      const maySplit = !isKnown && (isLatin(typed) || whole.meanings.length === 0);
      const parts = maySplit ? this.#split(typed) : [];
      return parts.length === 0 ? [whole] : parts.map((part) => this.#readWord(part, isArabizi));
    });
  }

  #readWord(typed: string, isArabizi: boolean): QueryWord {
    const meanings = this.#meanings.of(typed, { isArabizi });
    const place = placeNamed(typed);
    const isAside = place !== undefined || isDescribing(typed);
    const byWord = new Map<string, WordMeaning>();
    for (const meaning of meanings)
      if (meaning.confidence > (byWord.get(meaning.word)?.confidence ?? 0)) byWord.set(meaning.word, meaning);
    return { typed, place, isAside, isPurpose: false, meanings, byWord, weight: this.#weightOf(meanings) };
  }

  /** From 0.5 for a word that most types have to 1 for one that is the name of one alone. */
  #weightOf(meanings: readonly WordMeaning[]): number {
    const most = Math.max(0, ...meanings.map(({ confidence }) => confidence));
    const surest = meanings.filter(({ confidence }) => confidence === most);
    const types = new Set(surest.flatMap(({ word }) => this.#byWord.get(word) ?? []));
    if (types.size === 0) return 1;
    return 1 - 0.5 * (Math.log(types.size) / Math.log(Math.max(2, this.#types)));
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
}

/** Where no other word names a part, what it is like does. */
export function asideAt(words: readonly QueryWord[]): QueryWord[] {
  const isNamed = words.some(({ isAside }) => !isAside);
  return words.map((word) => (isNamed ? word : { ...word, isAside: word.place !== undefined }));
}
