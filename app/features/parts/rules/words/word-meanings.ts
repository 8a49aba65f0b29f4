import {
  arabicSounds,
  arabiziSounds,
  isArabic,
  isLatin,
  isLoanword,
  isRomanized,
  loanwordSound,
} from "#app/lib/words/cross-script.ts";
import { type Meaning, Vocabulary } from "#app/lib/words/vocabulary.ts";
import { stemOf } from "#app/lib/words/word-stem.ts";
import { nounFormOf } from "./query/noun-form.ts";
import { tradeWordsFor } from "./query/trade-words.ts";

/** How sure it is that a word means another: the word itself is 1. */
const sure = { form: 0.92, ending: 0.85, derived: 0.5, sound: 0.55 } as const;
/** How sure it is that a word was said at all, where it is not written so; beside other Arabic in Latin letters a sound is nearly sure. */
const certain = {
  derived: 0.5,
  root: 0.35,
  sound: 0.48,
  soundInArabizi: 0.9,
  begun: 0.4,
  repaired: 0.45,
} as const;
/** A shorter beginning means too many words. */
const shortestStart = 3;
/** A shorter word with another letter is another word. */
const shortestRepaired = 5;

export interface WordMeaning {
  readonly word: string;
  readonly confidence: number;
  /** How sure it is that this was said, 0 to 1: the word, a form of it or another name of the trade is 1. */
  readonly certainty: number;
  /** Not as it is written anywhere: a typing error. */
  readonly isRepaired: boolean;
}

/** A typed word, what it may mean, and whether it only says where on the car. */
export interface QueryWord {
  readonly typed: string;
  readonly meanings: readonly WordMeaning[];
  /** The surest meaning by each word. */
  readonly byWord: ReadonlyMap<string, WordMeaning>;
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

  /** The words that a typed one may mean: itself and its forms, what it begins, was meant to be, or sounds like; `isArabizi`: the others are. */
  of(typed: string, { bySound = true, isArabizi = false } = {}): WordMeaning[] {
    const alike = this.#alike(typed);
    const written = [...this.#forms(typed), ...alike];
    if (/^\d+$/.test(typed)) return written;
    const isWord = written.some(({ word }) => word === typed);
    const begun = isWord || typed.length < shortestStart ? [] : this.#vocabulary.continuationsOf(typed);
    // An exact word is no error for another that differs by a letter.
    const repaired = isWord
      ? []
      : this.#vocabulary.similarTo(typed, false).map((one) => this.#repaired(typed, one));
    const found = [...written, ...begun.map((one) => this.#begun(one)), ...repaired];
    return isWord || alike.length > 0 || !bySound ? found : [...found, ...this.#sounds(typed, isArabizi)];
  }

  #begun({ id, confidence }: Meaning): WordMeaning {
    const word = this.#vocabulary.words[id] ?? "";
    return { word, confidence, certainty: certain.begun, isRepaired: false };
  }

  #repaired(typed: string, { id, confidence }: Meaning): WordMeaning {
    const word = this.#vocabulary.words[id] ?? "";
    return isLonger(typed, word)
      ? { word, confidence: sure.ending, certainty: certain.derived, isRepaired: false }
      : {
          word,
          confidence,
          certainty: typed.length < shortestRepaired ? 0 : certain.repaired,
          isRepaired: true,
        };
  }

  #forms(typed: string): WordMeaning[] {
    const forms = new Set([...(this.has(typed) ? [typed] : []), ...(this.#byStem.get(stemOf(typed)) ?? [])]);
    const isWord = this.has(typed);
    return [...forms].map((word) => {
      const isOther = word !== typed && isWord && isDerived(typed, word);
      const confidence = word === typed ? 1 : isOther ? sure.derived : sure.form;
      const isOtherForm = nounFormOf(typed) !== nounFormOf(word);
      const derived = isArabic(typed) && isOtherForm ? certain.root : certain.derived;
      const certainty = isOther || isOtherForm ? derived : 1;
      return { word, confidence, certainty, isRepaired: false };
    });
  }

  /** What the trade calls the same thing. */
  #alike(typed: string): WordMeaning[] {
    return tradeWordsFor(typed)
      .filter(({ word }) => this.has(word))
      .map(({ word, confidence }) => ({ word, confidence, certainty: 1, isRepaired: false }));
  }

  /** The same word in the other script, as each ear hears it. */
  #sounds(typed: string, isArabizi: boolean): WordMeaning[] {
    const words = isLatin(typed)
      ? arabiziSounds(typed).flatMap((sound) =>
          (this.#byArabicSound.get(sound) ?? []).filter(
            (word) => sound.length > 1 && /[aeiouy\d]/.test(typed) && isRomanized(typed, word),
          ),
        )
      : (this.#byLoanSound.get(loanwordSound(typed)) ?? []).filter(
          (word) => isLatin(word) && isLoanword(typed, word),
        );
    const isWritten = isLatin(typed) && (isArabizi || /\d/.test(typed));
    const certainty = isWritten ? certain.soundInArabizi : certain.sound;
    return [...new Set(words)].map((word) => ({
      word,
      confidence: sure.sound,
      certainty,
      isRepaired: false,
    }));
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
