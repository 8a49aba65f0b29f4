import { fold } from "#app/lib/words/fold.ts";
import { countsHundreds, valueInWords, withNumerals } from "#app/lib/words/number-words.ts";
import { article, withDottedLetters } from "#app/lib/words/words-of.ts";
import { fixedPhrases } from "./phrases/meanings.ts";

/** A word, a number or a sign of a text. */
export interface Token {
  /** Folded, without its article. */
  readonly bare: string;
  readonly word: string;
  readonly typed: string;
  /** Of digits or a word for a number. */
  readonly value: number | undefined;
}

/** Twice what a search may hold: some signs are folded into several. */
const longest = 160;
const thousands = /(?<=\p{Nd})(?:[,٬،.](?=\p{Nd}{3}(?!\p{Nd}))|\s(?=[0٠]{3}(?!\p{Nd})))/gu;
/** Between anything but numbers it divides nothing: "7-seater". */
const dash = /^[-–—/]$/u;
// bounded: 160 characters, to which tokensOf cuts.
const parts = /\p{Nd}+[.٫]\p{Nd}+|[\p{L}\p{N}\p{M}]+|[-–—+<>~&/]/gu;

/** The words, numbers and signs of a text, numbers in words as digits: "120k", «الفين وعشرين». */
export function tokensOf(text: string): Token[] {
  const plain = withDottedLetters(text.slice(0, longest))
    .replace(thousands, "")
    .replace(/(?<!\p{N})2k(?=[12]\d(?!\p{N}))/giu, "20")
    .replace(/ر\.\s?ق/gu, "ريال")
    .replace(/(?<=\p{Nd})\s?[×*]\s?(?=\p{Nd})/gu, "x");
  const tokens = [...withNumerals(plain).matchAll(parts)].flatMap(([typed]) => tokensIn(typed));
  const isRange = (place: number) =>
    tokens[place + 1]?.value !== undefined &&
    (tokens[place - 1]?.value !== undefined || isScale(tokens[place - 1]?.bare ?? ""));
  return spokenNumbers(tokens.filter(({ word }, place) => !dash.test(word) || isRange(place)));
}

/** Digits that stand for letters stay within their word ("7amra"); a unit and a year are divided from it. */
function tokensIn(typed: string): Token[] {
  const token = tokenOf(typed);
  if (token.value !== undefined || fixedPhrases.has(token.bare)) return [token];
  const [, conjunction, digits, unit = ""] = /^([وبل]?)(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(token.word) ?? [];
  if (digits !== undefined && (conjunction !== "" || isUnit(unit)))
    return [
      ...(conjunction ? [tokenOf(conjunction)] : []),
      tokenOf(digits),
      ...(unit ? [tokenOf(unit)] : []),
    ];
  const [, upTo, number = ""] = /^(ل)(ال\p{L}+|\p{L}{4,})$/u.exec(token.word) ?? [];
  if (upTo !== undefined && valueInWords(number) !== undefined) return [tokenOf(upTo), tokenOf(number)];
  const [, name, year] = /^(\p{L}{2,})((?:19|20)\d\d)$/u.exec(token.word) ?? [];
  return name === undefined || year === undefined ? [token] : [tokenOf(name), tokenOf(year)];
}

function isUnit(text: string): boolean {
  const meaning = fixedPhrases.get(text);
  // "2olayel" is no two.
  if (meaning?.kind === "amount") return meaning.word !== "few" && meaning.word !== "many";
  return /^\p{Script=Arabic}/u.test(text);
}

function isScale(bare: string): boolean {
  const meaning = fixedPhrases.get(bare);
  return meaning?.kind === "amount" && (meaning.word === "thousand" || meaning.word === "lakh");
}

function tokenOf(typed: string): Token {
  const word = fold(typed).text.replace("٫", ".");
  const bare = word.replace(article, "");
  const value = /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined;
  return { bare: value === undefined ? bare : word, word, typed, value };
}

/** Runs of words for numbers become one: «الفين واثنين وعشرين» is 2022, "twenty twenty two" too. */
function spokenNumbers(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { values, end } = spokenFrom(tokens, at);
    const first = tokens[at] as Token;
    joined.push(values.length === 0 ? first : spokenNumber(tokens.slice(at, end), sumOf(values)));
    at = Math.max(end, at + 1);
  }
  return joined;
}

/** «واحد وعشرين» is no «واحد». */
function spokenNumber(tokens: readonly Token[], value: number): Token {
  const [first] = tokens as readonly [Token, ...Token[]];
  const typed = tokens.map((token) => token.typed).join(" ");
  const bare = tokens.length > 1 ? String(value) : first.bare;
  return { bare, word: tokens.length > 1 ? bare : first.word, typed, value };
}

/** The numbers that words say from a place on, and where they end. */
function spokenFrom(tokens: readonly Token[], from: number): { values: number[]; end: number } {
  // "80 thousand" has a scale, no number beside it.
  if (tokens[from - 1]?.value !== undefined && isScale(tokens[from]?.bare ?? ""))
    return { values: [], end: from };
  const { value = 0 } = tokens[from] ?? {};
  if (value === 0 || value % 1000 !== 0 || value >= 10_000) return spokenRun(tokens, from);
  // "Two thousand" is in digits by now.
  const rest = spokenRun(tokens, isJoin(tokens[from + 1]) ? from + 2 : from + 1);
  const isYear = value === 2000 && (rest.values[0] ?? 0) >= 10;
  const sum = sumOf(rest.values);
  const isOne = isYear || (sum >= 100 && sum < 1000);
  return isOne ? { values: [value, sum], end: rest.end } : { values: [], end: from };
}

function spokenRun(tokens: readonly Token[], from: number): { values: number[]; end: number } {
  const values: number[] = [];
  let end = from;
  for (let at = from; at < tokens.length; at += 1) {
    const value = tokens[at]?.value === undefined ? numberOf(tokens[at]) : undefined;
    if (value === undefined && (values.length === 0 || !isJoin(tokens[at]))) break;
    if (value === undefined) continue;
    if (at === end && countsHundreds(values.at(-1), value, tokens[at]?.word)) values.push(100);
    values.push(value);
    end = at + 1;
  }
  return { values, end };
}

function isJoin(token: Token | undefined): boolean {
  return token?.word === "و" || token?.word === "and";
}

/** «الألف» is «ألف». */
function numberOf(token: Token | undefined): number | undefined {
  return valueInWords(token?.word ?? "") ?? valueInWords(token?.bare ?? "");
}

/** Hundreds and thousands are counted by what stands before them; two tens are a year: twenty twenty. */
function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) {
    const isYear = (sum === 20 || sum === 19) && value >= 10;
    if (value >= 100 && sum > 0 && sum < value) sum *= value;
    else sum = isYear ? sum * 100 + value : sum + value;
  }
  return sum;
}
