import { fold } from "./fold.ts";

/** A word of a text as search compares it, and where it stands in the original. */
export interface SearchWord {
  readonly word: string;
  /** Without the Arabic article, where the word has one. */
  readonly bare: string;
  readonly from: number;
  readonly to: number;
}

/** The article is optional; a word of two letters after it would mean too much. */
export const article = /^(?:[وبك]?ال|لل)(?=.{3,})/u;

/** The words of a text, folded: the one function that index and query share. */
export function wordsOf(original: string): SearchWord[] {
  const { text, starts, ends } = fold(original);
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    bare: word.replace(article, ""),
    from: starts[index] ?? 0,
    to: ends[index + word.length - 1] ?? 0,
  }));
}
