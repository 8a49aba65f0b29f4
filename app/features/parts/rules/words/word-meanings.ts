import { Vocabulary } from "#app/features/search/rules/index/vocabulary.ts";
import {
  arabicSounds,
  arabiziSounds,
  isArabic,
  isLatin,
  isLoanword,
  isRomanized,
  loanwordSound,
} from "#app/features/search/rules/words/cross-script.ts";
import { stemOf } from "#app/features/search/rules/words/word-stem.ts";
import { tradeWordsFor } from "./trade-words.ts";

/** How sure it is that a word means another: the word itself is 1. */
const sure = { form: 0.92, ending: 0.85, derived: 0.5, sound: 0.55 } as const;
/** A shorter beginning means too many words. */
const shortestStart = 3;

export interface WordMeaning {
  readonly word: string;
  readonly confidence: number;
  /** Not as it is written anywhere: a typing error. */
  readonly isRepaired: boolean;
}

/** A typed word, what it may mean, and whether it only says where on the car. */
export interface QueryWord {
  readonly typed: string;
  readonly meanings: readonly WordMeaning[];
  readonly place: string | undefined;
  /** A place, or what a part is like: it does not name one. */
  readonly isAside: boolean;
  /** What the part is for: its noun stands before. */
  readonly isPurpose: boolean;
  /** How much it decides beside the others: a word that few types have says more. */
  readonly weight: number;
}

/** The words of an index, and which of them a typed word may mean. */
export class WordMeanings {
  readonly #vocabulary: Vocabulary;
  readonly #byStem: ReadonlyMap<string, readonly string[]>;
  readonly #byArabicSound = new Map<string, string[]>();
  readonly #byLoanSound: ReadonlyMap<string, readonly string[]>;

  constructor(words: Iterable<string>) {
    this.#vocabulary = new Vocabulary(words);
    const all = this.#vocabulary.words;
    this.#byStem = Map.groupBy(all, stemOf);
    for (const word of all.filter(isArabic))
      for (const sound of arabicSounds(word))
        this.#byArabicSound.set(sound, [...(this.#byArabicSound.get(sound) ?? []), word]);
    this.#byLoanSound = Map.groupBy(all, loanwordSound);
  }

  has(word: string): boolean {
    return this.#vocabulary.idOf(word) !== undefined;
  }

  /** Whether it is a word, or a form of one. */
  knows(typed: string): boolean {
    return this.has(typed) || this.#byStem.has(stemOf(typed)) || this.#alike(typed).length > 0;
  }

  /** The words that a typed one may mean: itself and its forms, what it begins, was meant to be, or sounds like. */
  of(typed: string, { bySound = true } = {}): WordMeaning[] {
    const alike = this.#alike(typed);
    const written = [...this.#forms(typed), ...alike];
    if (/^\d+$/.test(typed)) return written;
    const isWord = written.some(({ word }) => word === typed);
    const begun = isWord || typed.length < shortestStart ? [] : this.#vocabulary.continuationsOf(typed);
    // A word that is written as some catalogue misspells another may be meant as the other, too.
    const repaired = this.#vocabulary
      .similarTo(typed, false)
      .map((one) => this.#meaning(one, true))
      .map((one) =>
        isLonger(typed, one.word) ? { ...one, confidence: sure.ending, isRepaired: false } : one,
      );
    const found = [...written, ...begun.map((one) => this.#meaning(one, false)), ...repaired];
    return isWord || alike.length > 0 || !bySound ? found : [...found, ...this.#sounds(typed)];
  }

  #meaning({ id, confidence }: { id: number; confidence: number }, isRepaired: boolean): WordMeaning {
    return { word: this.#vocabulary.words[id] ?? "", confidence, isRepaired };
  }

  #forms(typed: string): WordMeaning[] {
    const forms = new Set([...(this.has(typed) ? [typed] : []), ...(this.#byStem.get(stemOf(typed)) ?? [])]);
    const isWord = this.has(typed);
    return [...forms].map((word) => ({
      word,
      confidence: word === typed ? 1 : isWord && isDerived(typed, word) ? sure.derived : sure.form,
      isRepaired: false,
    }));
  }

  /** What the trade calls the same thing. */
  #alike(typed: string): WordMeaning[] {
    return tradeWordsFor(typed)
      .filter(({ word }) => this.has(word))
      .map(({ word, confidence }) => ({ word, confidence, isRepaired: false }));
  }

  /** The same word in the other script, as each ear hears it. */
  #sounds(typed: string): WordMeaning[] {
    const words = isLatin(typed)
      ? arabiziSounds(typed).flatMap((sound) =>
          (this.#byArabicSound.get(sound) ?? []).filter(
            (word) => sound.length > 1 && isRomanized(typed, word),
          ),
        )
      : (this.#byLoanSound.get(loanwordSound(typed)) ?? []).filter(
          (word) => isLatin(word) && isLoanword(typed, word),
        );
    return [...new Set(words)].map((word) => ({ word, confidence: sure.sound, isRepaired: false }));
  }
}

/** Whether one word only goes on where the other ends: "wipers" is no error. */
function isLonger(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** A "bumper" is no "bump", though both have one stem; a plural is the same word. */
function isDerived(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return isLatin(one) && isLatin(other) && long !== `${short}s` && long !== `${short}es`;
}
