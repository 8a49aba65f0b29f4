import { fold } from "#app/features/search/rules/words/fold.ts";
import { certifiedWords, claimWords, fuelWords, said as nothingSaid, statusWords } from "./feed-words.ts";

/** Finds which of our values a text means; undefined where none. */
export type Meaning<T> = (text: string) => T | undefined;

/** A text as it is compared: small letters, words apart by one space. */
const inWords = (text: string) =>
  fold(text)
    .text.replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const bare = (words: string) => words.replaceAll(" ", "");

/** Of values whose words these are: by the whole text alone. */
function exactMeaning<const T extends string>(words: Readonly<Record<T, string>>): Meaning<T> {
  const byText = new Map<string, T>();
  for (const [value, phrase] of phrasesOf(words)) byText.set(bare(phrase), value);
  return (text) => byText.get(bare(inWords(text)));
}

/** By the whole text, else by the first value of which it has a word: "8-Speed Automatic", "4D Sport Utility". */
export function meaningOf<const T extends string>(words: Readonly<Record<T, string>>): Meaning<T> {
  const exact = exactMeaning(words);
  const phrases = [...phrasesOf(words)];
  return (text) => {
    const whole = exact(text);
    if (whole !== undefined || text.length > longest) return whole;
    const said = inWords(text);
    for (const form of [said, said.replace(/(?<=\p{N})(?=\p{L})/gu, " ")])
      for (const [value, phrase] of phrases) if (has(form, phrase)) return value;
    return undefined;
  };
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
  const finish = meaningOf(finishes as Readonly<Record<T, string>>);
  return (text) => {
    const whole = exact(text);
    if (whole !== undefined || text.length > longest) return whole;
    for (const part of text.split(/[/,&+،]| with | and | مع /i)) {
      const said = inWords(part);
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
  for (const [value, phrases] of Object.entries(words) as [T, string][])
    for (const phrase of [value, ...phrases.split(",")])
      if (inWords(phrase) !== "") yield [value, inWords(phrase)];
}

const statusNamed = exactMeaning(statusWords);
/** By the whole text alone, which may be an address of schema.org. */
export const statusMeant: Meaning<keyof typeof statusWords> = (text) =>
  statusNamed(text.replace(/^\s*(?:https?:\/\/)?(?:www\.)?schema\.org\//i, ""));

const fuelNamed = meaningOf(fuelWords);
const burnt = meaningOf({ diesel: fuelWords.diesel, petrol: fuelWords.petrol });
/** As other values, but a car of electricity and of what it burns is a hybrid, in whatever order they stand. */
export const fuelMeant: Meaning<keyof typeof fuelWords> = (text) => {
  const first = fuelNamed(text);
  return first === "electric" && burnt(text.replace(/\sو/g, " ")) !== undefined ? "hybrid" : first;
};

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
