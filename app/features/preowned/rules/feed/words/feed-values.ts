import { fold } from "#app/lib/words/fold.ts";
import { certifiedWords, claimWords, said as nothingSaid, statusWords } from "./feed-words.ts";

/** Finds which of our values a text means; undefined where none. */
export type Meaning<T> = (text: string) => T | undefined;

/** A text as it is compared: small letters, words apart by one space. */
const inWords = (text: string) =>
  fold(text)
    .text.replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const bare = (words: string) => words.replaceAll(" ", "");

/** Of values whose words these are: by the whole text alone, which may be an address of schema.org. */
function exactMeaning<const T extends string>(
  words: Readonly<Record<T, string>>,
  ...others: readonly Partial<Readonly<Record<T, string>>>[]
): Meaning<T> {
  const byText = new Map<string, T>();
  for (const [value, phrase] of [...others.flatMap((more) => [...phrasesIn(more)]), ...phrasesOf(words)])
    byText.set(bare(phrase), value);
  return (text) => byText.get(bare(inWords(text.replace(schemaOrg, ""))));
}
const schemaOrg = /^\s*(?:https?:\/\/)?(?:www\.)?schema\.org\//i;

/** How the values of a field are found in texts of several words. */
interface Found<T extends string> {
  /** Words that count alone only, as letters of codes do. */
  readonly alone?: Partial<Readonly<Record<T, string>>>;
  /** Words that say a value where no other word does: "Touring Coupe" is a coupe. */
  readonly hints?: Partial<Readonly<Record<T, string>>>;
  /** Of two values the one that goes before others: "Petrol Hybrid" is a hybrid. */
  readonly before?: Partial<Readonly<Record<T, readonly T[]>>>;
  /** Values that are another one together. */
  readonly together?: (values: Set<T>) => void;
}

/**
 * By the whole text, else by the words in it: longer phrases first, without what is denied ("Non-hybrid petrol"). Undefined where
 * they mean nothing, or two values that exclude each other.
 */
export function meaningOf<const T extends string>(
  words: Readonly<Record<T, string>>,
  { alone = {}, hints = {}, before = {}, together }: Found<NoInfer<T>> = {},
): Meaning<T> {
  const exact = exactMeaning(words, alone, hints);
  const phrases = [...phrasesOf(words)].map(([value, phrase]) => ({ value, phrase, isHint: false }));
  const weak = [...phrasesIn(hints)].map(([value, phrase]) => ({ value, phrase, isHint: true }));
  const all = [...phrases, ...weak].toSorted((one, other) => other.phrase.length - one.phrase.length);
  return (text) => {
    const whole = exact(text);
    if (whole !== undefined || text.length > longest) return whole;
    const said = withoutDenied(inWords(text));
    const split = said.replace(/(?<=\p{N})(?=\p{L})/gu, " ");
    for (const form of [said, split, split.replace(/(?<=\p{L})(?=\p{N})/gu, " ")]) {
      const values = valuesIn(form, all);
      if (values.size > 0) return theOneOf(values, before, together);
    }
    return undefined;
  };
}

interface Phrase<T> {
  readonly value: T;
  readonly phrase: string;
  readonly isHint: boolean;
}

/** The values of the phrases in a text, the longest first, each hiding the shorter ones in it; those of hints where there is no other. */
function valuesIn<T>(form: string, phrases: readonly Phrase<T>[]): Set<T> {
  const [sure, hinted] = [new Set<T>(), new Set<T>()];
  let rest = form;
  for (const { value, phrase, isHint } of phrases) {
    if (!has(rest, phrase)) continue;
    (isHint ? hinted : sure).add(value);
    rest = ` ${rest} `.replaceAll(` ${phrase} `, " | ").trim();
  }
  return sure.size > 0 ? sure : hinted;
}

function theOneOf<T extends string>(
  values: Set<T>,
  before: Partial<Readonly<Record<T, readonly T[]>>>,
  together?: (values: Set<T>) => void,
): T | undefined {
  together?.(values);
  for (const value of [...values]) for (const weaker of before[value] ?? []) values.delete(weaker);
  if (values.size > 1) values.delete("other" as T);
  return values.size === 1 ? [...values][0] : undefined;
}

/** A word that denies the next one. */
const denied = /(?<![\p{L}\p{N}])(?:non|not|no|without|غير|بدون|بلا|ليس|ليست|مو|مب) (?:an? )?[\p{L}\p{N}]+/gu;

/** In words that stand apart. */
function withoutDenied(said: string): string {
  return said.replace(denied, "|");
}

/**
 * By the whole text, else by the paint that is its head: the last one in English ("Black Cherry Red"), the first in Arabic. Of a car
 * in two colors the first is the body's.
 */
export function colorMeaning<const T extends string>(
  words: Readonly<Record<T, string>>,
  finishes: Readonly<Partial<Record<T, string>>>,
): Meaning<T> {
  const exact = exactMeaning(words);
  const phrases = [...phrasesOf(words)];
  const finish = meaningOf(words, { hints: finishes });
  return (text) => {
    const whole = exact(text);
    if (whole !== undefined || text.length > longest) return whole;
    for (const part of text.split(/[/,&+،]| with | and | مع /i)) {
      const said = withoutDenied(inWords(part));
      const found = phrases
        .filter(([, phrase]) => has(said, phrase))
        .map(([value, phrase]) => ({
          value,
          from: ` ${said} `.lastIndexOf(` ${phrase} `),
          size: phrase.length,
        }))
        .toSorted((one, other) => one.from - other.from || other.size - one.size);
      const head = /\p{Script=Arabic}/u.test(said) ? found[0] : found.at(-1);
      if (head !== undefined) return head.value;
    }
    return finish(text);
  };
}

/** No value of a car is longer; what is longer is a description. */
const longest = 80;

function has(said: string, phrase: string): boolean {
  return ` ${said} `.includes(` ${phrase} `);
}

/** The values with their phrases, each value also by its own name. */
function* phrasesOf<T extends string>(words: Readonly<Record<T, string>>): Generator<[T, string]> {
  for (const value of Object.keys(words) as T[]) yield [value, inWords(value)];
  yield* phrasesIn(words);
}

function* phrasesIn<T extends string>(words: Partial<Readonly<Record<T, string>>>): Generator<[T, string]> {
  for (const [value, phrases] of Object.entries(words) as [T, string][])
    for (const phrase of phrases.split(",")) if (inWords(phrase) !== "") yield [value, inWords(phrase)];
}

/** By the whole text alone. */
export const statusMeant = exactMeaning(statusWords);

/** Whether a text says that nothing is known: "other", "n/a". */
const saidNothing = exactMeaning({ nothing: nothingSaid });
export const saysNothing = (text: string) => saidNothing(text) !== undefined;

/** Yes or no, as feeds write it. */
const claimOf = (words: typeof claimWords): Meaning<boolean> => {
  const named = exactMeaning(words);
  return (text) => {
    const claim = /^-?$/.test(text.trim()) ? "no" : named(text);
    return claim && claim === "yes";
  };
};
export const claimMeant = claimOf(claimWords);
export const certifiedMeant = claimOf(certifiedWords);

/** A name as it stands in addresses: small letters, digits and dashes. */
export function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
