import {
  arabicSounds,
  arabiziSounds,
  isArabic,
  isLatin,
  isLoanword,
  isRomanized,
  loanwordPlural,
  loanwordSound,
} from "#app/lib/words/cross-script.ts";
import { type Meaning, Vocabulary } from "#app/lib/words/vocabulary.ts";
import { stemOf } from "#app/lib/words/word-stem.ts";
import { phraseSynonymsOf } from "../words/synonyms.ts";
import { confidence, fewestLetters } from "./confidence.ts";

/** Stems of phrases' words that a word may mean, each with the confidence. */
export type Meanings = ReadonlyMap<string, number>;

/** One consonant is no proof, two are a weak one. */
const fewestSounds = 2;
/** A word of so few letters whose first is another is another word. */
const shortWord = 4;

/** The words of all phrases with their synonyms, and what a word of a query means among them. */
export class PhraseWords {
  readonly #meanings = new Map<string, Map<string, number>>();
  /** As they are written: what a mistyped word may have been. */
  readonly #spellings: Vocabulary;
  /** Arabic words by their sounds in Latin letters, English ones by theirs in Arabic letters. */
  readonly #arabicBySound = new Map<string, string[]>();
  readonly #englishBySound = new Map<string, string[]>();

  /** Of folded words without their article. */
  constructor(words: ReadonlySet<string>) {
    const spellings = new Set<string>();
    for (const word of words) {
      this.#add(word, stemOf(word), 1);
      spellings.add(word);
      for (const synonym of phraseSynonymsOf(word)) {
        this.#add(synonym, stemOf(word), confidence.synonym);
        spellings.add(synonym);
      }
    }
    this.#spellings = new Vocabulary(spellings);
    for (const spelling of spellings)
      if (isArabic(spelling))
        for (const sound of arabicSounds(spelling)) addTo(this.#arabicBySound, sound, spelling);
      else addTo(this.#englishBySound, loanwordSound(spelling), spelling);
  }

  /** Whether a phrase or a synonym has the word in this form. */
  isSpelled(word: string): boolean {
    return this.#spellings.idOf(word) !== undefined;
  }

  /** What a word means as it is written, in any of its forms. */
  meaningsOf(word: string): Meanings {
    return this.#meanings.get(stemOf(word)) ?? new Map();
  }

  /** What an unfinished word may become. */
  completions(word: string): Meanings {
    const found = new Map<string, number>();
    if (word.length >= fewestLetters) this.#collectAll(found, this.#spellings.continuationsOf(word));
    return found;
  }

  /** What a word may mean that no phrase has: typed with a mistake, or in the other script. */
  guesses(word: string): Meanings {
    const found = new Map<string, number>();
    const similar = this.#spellings.similarTo(word, false);
    this.#collectAll(
      found,
      word.length > shortWord
        ? similar
        : similar.filter(({ id }) => this.#spellings.words[id]?.[0] === word[0]),
    );
    for (const [stem, value] of this.soundGuesses(word)) raise(found, stem, value);
    return found;
  }

  /** What a word may mean that is written in the letters of the other language. */
  soundGuesses(word: string): Meanings {
    const found = new Map<string, number>();
    const share = loanwordSound(word).length > fewestSounds ? confidence.sound : confidence.shortSound;
    for (const spelling of this.soundalikes(word)) this.#collect(found, spelling, share);
    return found;
  }

  /** Words of phrases in the other script that sound like it. */
  soundalikes(word: string): string[] {
    if (isLatin(word)) {
      const sounds = arabiziSounds(word).filter(({ length }) => length >= fewestSounds);
      return sounds
        .flatMap((sound) => this.#arabicBySound.get(sound) ?? [])
        .filter((arabic) => isRomanized(word, arabic));
    }
    if (!isArabic(word)) return [];
    return [word, word.replace(loanwordPlural, "")].flatMap((form) => {
      const sound = loanwordSound(form);
      const alike = sound.length < fewestSounds ? [] : (this.#englishBySound.get(sound) ?? []);
      return alike.filter((english) => isLoanword(form, english));
    });
  }

  #add(spelling: string, stem: string, value: number): void {
    const meanings = this.#meanings.get(stemOf(spelling)) ?? new Map<string, number>();
    raise(meanings, stem, value);
    this.#meanings.set(stemOf(spelling), meanings);
  }

  #collectAll(found: Map<string, number>, spellings: readonly Meaning[]): void {
    for (const { id } of spellings) this.#collect(found, this.#spellings.words[id] ?? "", confidence.typo);
  }

  #collect(found: Map<string, number>, spelling: string, share: number): void {
    for (const [stem, value] of this.meaningsOf(spelling)) raise(found, stem, value * share);
  }
}

function raise(meanings: Map<string, number>, stem: string, value: number): void {
  meanings.set(stem, Math.max(meanings.get(stem) ?? 0, value));
}

function addTo(lists: Map<string, string[]>, key: string, one: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [one]);
  else list.push(one);
}
