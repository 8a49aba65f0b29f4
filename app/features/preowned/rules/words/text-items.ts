import { isCount } from "./amount-filters.ts";
import type { AmountWord } from "./phrases/amount-phrases.ts";
import type { Meaning } from "./phrases/meanings.ts";
import { type Token, tokensOf } from "./text-tokens.ts";
import type { WordBook } from "./word-book.ts";

/** A part of a text: a phrase that is understood, a number, or a word. Each is used once. */
export interface Item {
  readonly tokens: readonly Token[];
  readonly meaning: Meaning | undefined;
  readonly value: number | undefined;
  isUsed: boolean;
}

/** What the stock's own texts say, beside the names of its makes and models. */
export interface StockWords {
  /** Whether a text has the word; `isLast`: it may be unfinished. */
  has(bare: string, isLast: boolean): "exactly" | "nearly" | undefined;
  /** Whether it is the number of a car, or begins one. */
  isNumber(word: string): boolean;
}

const longestPhrase = 5;
/** Of two short words some sound like a name by chance. */
const shortestDivided = 5;

/** Divides a text into its phrases, the longest first; numbers and words stand between them. */
export function itemsOf(text: string, books: readonly WordBook[], stock: StockWords): Item[] {
  const tokens = tokensOf(text);
  const forms = tokens.map((token) => formsOf(token, books, stock));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { value } = tokens[at] as Token;
    const { value: before } = items.at(-1) ?? {};
    const longest =
      (isCount(before) ? countedAt(forms, at, books) : undefined) ??
      dividedName(tokens.slice(at, at + 2), forms[at + 1] ?? [], books) ??
      untilNext(forms, at, books);
    // A thousand that nothing counts is a number of its own: «الف وخمسمية».
    const isNumber = value !== undefined && longest?.length === 1 && longest.meaning.kind === "amount";
    const found = isNumber ? undefined : longest;
    const length = found?.length ?? 1;
    const parts = tokens.slice(at, at + length);
    items.push({ tokens: parts, meaning: found?.meaning, value: found ? undefined : value, isUsed: false });
    at += length;
  }
  return items;
}

export function wordOf(item: Item | undefined): AmountWord | undefined {
  return item?.meaning?.kind === "amount" ? item.meaning.word : undefined;
}

/** «سبع مقاعد جلد»: behind a number the seats are counted, and then there is leather. */
function countedAt(forms: readonly (readonly string[])[], at: number, books: readonly WordBook[]) {
  const word = longestAt(forms, at, books, 1);
  return word?.meaning.kind === "amount" && word.meaning.word === "seats" ? word : undefined;
}

/** A name that speech divides: "so hail". Its second half is no word of its own. */
function dividedName(
  [first, second]: readonly Token[],
  forms: readonly string[],
  books: readonly WordBook[],
) {
  if (forms.length > 0 || first?.value !== undefined || second === undefined || second.value !== undefined)
    return undefined;
  const name = `${first?.bare}${second.bare}`;
  if (name.length < shortestDivided) return undefined;
  const meanings = books.flatMap((book) => book.heard(name).map((heard) => book.phrases.get(heard)));
  const meaning = meanings.find((one) => one !== undefined);
  return meaning && { meaning, length: 2 };
}

/**
 * The longest phrase, without its last word where that begins another one, or a vague request a number: «سعرها أقل من خمسين ألف», «ماشي أقل ١٠٠
 * ألف».
 */
function untilNext(forms: readonly (readonly string[])[], at: number, books: readonly WordBook[]) {
  const found = longestAt(forms, at, books);
  if (found === undefined || found.length === 1) return found;
  const last = at + found.length - 1;
  const isNext = (longestAt(forms, last, books)?.length ?? 0) > 1;
  const isNumber = found.meaning.kind === "sort" && /^\d/.test(forms[last + 1]?.[0] ?? "");
  if (!isNext && !isNumber) return found;
  const shorter = longestAt(forms, at, books, found.length - 1);
  return shorter?.length === found.length - 1 ? shorter : found;
}

function longestAt(
  forms: readonly (readonly string[])[],
  at: number,
  books: readonly WordBook[],
  most = longestPhrase,
) {
  // Most words begin no phrase, or none of several words.
  const starts = (forms[at] ?? []).some((word) => books.some((book) => book.startsPhrase(word)));
  const longest = starts ? most : 1;
  for (let length = Math.min(longest, forms.length - at); length > 0; length -= 1)
    for (const phrase of joined(forms.slice(at, at + length)))
      for (const { phrases } of books) {
        const meaning = phrases.get(phrase);
        if (meaning !== undefined) return { meaning, length };
      }
  return undefined;
}

function joined(forms: readonly (readonly string[])[]): string[] {
  let phrases = [""];
  for (const [place, words] of forms.entries())
    phrases = phrases.flatMap((start) => words.map((word) => (place === 0 ? word : `${start} ${word}`)));
  return phrases;
}

/** The words of phrases that a token may be: as it stands, else misspelt, else as it sounds. Texts of the stock come first. */
function formsOf(
  { bare, word, value }: Token,
  books: readonly WordBook[],
  stock: StockWords,
): readonly string[] {
  const exact = books.flatMap((book) => book.exact(bare));
  if (value !== undefined) return exact.length > 0 ? exact : [bare];
  // A word that is only a part of phrases may stand in others as it sounds: "fat7at saqf", "fat7at sagf".
  const isPhrase = exact.some((form) => books.some(({ phrases }) => phrases.has(form)));
  if (exact.length > 0) return isPhrase ? exact : [...exact, ...books.flatMap((book) => book.alike(bare))];
  if (stock.has(bare, false) === "exactly" || stock.isNumber(word) || bare.length < 3) return [];
  for (const way of ["misspelt", "alike", "heard"] as const) {
    const found = books.flatMap((book) => book[way](bare));
    if (found.length > 0) return found;
  }
  return [];
}
