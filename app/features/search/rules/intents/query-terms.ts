import { isArabic, isLatin } from "#app/lib/words/cross-script.ts";
import { stemOf } from "#app/lib/words/word-stem.ts";
import type { SearchWord } from "#app/lib/words/words-of.ts";
import { meaningfulWords, type QueryWord, stopWordsOf } from "../words/query-words.ts";
import { fewestLetters } from "./confidence.ts";
import type { Meanings, PhraseWords } from "./phrase-words.ts";

/** A word of the query, how much of the query it is, and what it may mean. */
export interface QueryTerm {
  readonly weight: number;
  /** Its weight for an intent that does not have it: a guess then counts as an unknown word. */
  readonly weightUnmatched: number;
  readonly meanings: Meanings;
  /** Whether it tells one intent from another: no name, and no word such as "car". */
  readonly isDistinctive: boolean;
}
/** What the index knows of the words of a query. */
export interface QueryContext {
  /** Whether the word names a model. */
  isName(word: SearchWord): boolean;
  /** The best field of the index that has the word as it is written. */
  fieldOf(word: SearchWord): "name" | "text" | "none";
}

const nameWeight = 0.5;
/** What is left of the weight of a word that no phrase has, by its field. */
const unmatchedShares = { name: 0.8, text: 0.5, none: 0.25 } as const;
/** A word made of two neighbors has at least so many letters. */
const shortestJoined = 5;
/** «وطلبي», «بطلبي», «فالطريق», «عالحساب», «هالسياره» */
const joined = /^(?:[فعه]ال(?=.{2})|[وبلف](?=.{3}))/u;
/** «نلغي», «بلغي», «هلغي», «حالغي»: phrases say «ألغي». */
const otherPerson = /^[بهحنتيك]ا?(?=.{3})/u;

/** Reads queries as terms of the phrases. */
export class QueryTerms {
  readonly #words: PhraseWords;
  readonly #rarityOf: (stem: string) => number;

  constructor(words: PhraseWords, rarityOf: (stem: string) => number) {
    this.#words = words;
    this.#rarityOf = rarityOf;
  }

  /** The terms that count, and those of stop words, which only complete a phrase: "my" tells "my car" from "car". */
  of(query: string, context: QueryContext): { readonly terms: QueryTerm[]; readonly stopTerms: QueryTerm[] } {
    const divided = meaningfulWords(query).flatMap((word) => this.#divided(word, context));
    const words = this.#joined(divided, context);
    return {
      terms: words.map((word, place) => this.#termOf(word, context, place === words.length - 1)),
      stopTerms: stopWordsOf(query).map(({ bare }) => ({
        ...{ weight: 0, weightUnmatched: 0, isDistinctive: false },
        meanings: this.#words.meaningsOf(bare),
      })),
    };
  }

  #has({ bare }: SearchWord): boolean {
    return this.#words.meaningsOf(bare).size > 0;
  }

  /** Two words of phrases that are written as one: "jumpstart"; what is joined to an Arabic word is no part of it: «بطلبيتي». */
  #divided(word: QueryWord, context: QueryContext): QueryWord[] {
    const { bare } = word;
    if (context.isName(word) || context.fieldOf(word) !== "none") return [word];
    const as = (form: string, weight = word.weight) => ({ ...word, word: form, bare: form, weight });
    const form = isArabic(bare) && !this.#words.isSpelled(bare) ? this.#formOf(bare) : undefined;
    if (form !== undefined) return [as(form)];
    if (this.#has(word)) return [word];
    const rest = as(bare.replace(joined, ""));
    if (isArabic(bare) && this.#has(rest)) return [rest];
    if (!isLatin(bare)) return [word];
    for (let end = fewestLetters; end <= bare.length - fewestLetters; end += 1) {
      const parts = [bare.slice(0, end), bare.slice(end)].map((part) => as(part, word.weight / 2));
      if (parts.every((part) => this.#has(part))) return parts;
    }
    return [word];
  }

  /** The word of a phrase of which an Arabic word is another person or tense, or to which something is joined. */
  #formOf(bare: string): string | undefined {
    const forms = [bare.replace(joined, ""), `ا${bare}`, bare.replace(otherPerson, "ا")];
    return forms.find((form) => form !== bare && this.#words.isSpelled(form));
  }

  /** Neighbors that are one word in a phrase: "road side", «لوق ان». */
  #joined(words: readonly QueryWord[], context: QueryContext): QueryWord[] {
    const joined: QueryWord[] = [];
    for (const word of words) {
      const before = joined.at(-1);
      const both = before && this.#asOne(before, word, context);
      if (both) joined.splice(-1, 1, both);
      else joined.push(word);
    }
    return joined;
  }

  #asOne(before: QueryWord, word: QueryWord, context: QueryContext): QueryWord | undefined {
    if ([before, word].every((one) => this.#has(one) || context.isName(one))) return undefined;
    const both = {
      ...before,
      word: before.word + word.word,
      bare: before.bare + word.word,
      weight: Math.max(before.weight, word.weight),
      isDistinctive: true,
      isCar: false,
    };
    if (this.#has(both)) return both;
    const alike = isArabic(both.bare) ? this.#words.soundalikes(both.bare) : [];
    return alike.some(({ length }) => length >= shortestJoined) ? both : undefined;
  }

  #termOf(word: QueryWord, context: QueryContext, isLast: boolean): QueryTerm {
    if (context.isName(word)) {
      const meanings = this.#words.meaningsOf("car");
      return { weight: nameWeight, weightUnmatched: nameWeight, meanings, isDistinctive: false };
    }
    const { bare, isDistinctive } = word;
    const written = this.#meaningsOf(word);
    const field = context.fieldOf(word);
    if (written.size > 0) {
      const weight = word.weight * this.#rarityOf(stemOf(bare));
      // A word that shares only its stem with a phrase may be a foreign word.
      const isCertain = field !== "none" || this.#words.isSpelled(bare);
      const meanings = isCertain ? written : new Map([...this.#words.soundGuesses(bare), ...written]);
      return { weight, weightUnmatched: weight, meanings, isDistinctive };
    }
    // A word of the site's texts is no mistake, but it may be unfinished.
    const meanings = new Map([
      ...(field === "none" ? this.#guesses(word) : []),
      ...(isLast ? this.#words.completions(bare) : []),
    ]);
    const weightUnmatched = word.weight * unmatchedShares[field];
    const weight = meanings.size > 0 ? word.weight : weightUnmatched;
    return { weight, weightUnmatched, meanings, isDistinctive };
  }

  /** Every word for a car means one: «طوموبيل». */
  #meaningsOf({ bare, isCar }: QueryWord): Meanings {
    const meanings = this.#words.meaningsOf(bare);
    return isCar ? new Map([...this.#words.meaningsOf("car"), ...meanings]) : meanings;
  }

  /** What looks like an article may be the beginning of a foreign word. */
  #guesses({ word, bare }: QueryWord): Meanings {
    const found = this.#words.guesses(bare);
    return found.size > 0 || word === bare ? found : this.#words.guesses(word);
  }
}
