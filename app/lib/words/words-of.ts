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

/** What people type for غ خ ظ ض within a word in Latin letters: "al3'y", "bai'9a". */
const dotted: Readonly<Record<string, string>> = { "3": "gh", "7": "kh", "6": "z", "9": "d" };
const dottedDigit = /(?<=[a-z]['’3679]{0,20})(?:[3679]['’]|['’][3679])/giu;
const wordPattern = /(?:[\p{L}\p{N}]|(?<=[a-z]['’3679]{0,20})(?:['’](?=[3679])|(?<=[3679])['’]))+/gu;

/** A text with letters for its dotted digits. */
export function withDottedLetters(text: string): string {
  return text.replace(dottedDigit, (two) => dotted[two.replace(/['’]/, "")] ?? two);
}

/** The words of a text, folded: the one function that index and query share. */
export function wordsOf(original: string): SearchWord[] {
  const { text, starts, ends } = fold(original);
  return [...text.matchAll(wordPattern)].map(({ 0: typed, index }) => {
    const word = withDottedLetters(typed);
    return {
      word,
      bare: word.replace(article, ""),
      from: starts[index] ?? 0,
      to: ends[index + typed.length - 1] ?? 0,
    };
  });
}
