import {
  arabicSounds,
  arabiziSounds,
  isArabic,
  isLatin,
  isLoanword,
  isRomanized,
  loanwordPlural,
  loanwordSound,
} from "../cross-script.ts";
import { phraseSynonymsOf } from "../synonyms.ts";
import { type Meaning, Vocabulary } from "../vocabulary.ts";
import { stemOf } from "../word-stem.ts";

/** Stems of phrases' words that a word may mean, each with how sure that is: 1 for the word itself. */
export type Meanings = ReadonlyMap<string, number>;

const synonymSureness = 0.9;
/** A word typed with a mistake. */
const mistakenSureness = 0.8;
/** A word written in the letters of the other language as it is heard, by how many sounds agree. */
const heardSureness = { few: 0.75, many: 0.85 } as const;
const fewSounds = 2;
/** An unfinished word of fewer letters says nothing yet. */
const shortestStart = 3;
/** One sound is no proof. */
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
        this.#add(synonym, stemOf(word), synonymSureness);
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

  /** What a word means as it is written. */
  of(word: string): Meanings {
    return this.#meanings.get(stemOf(word)) ?? new Map();
  }

  /** What a word means that no phrase has and that is not finished yet. */
  unfinished(word: string): Meanings {
    const found = new Map<string, number>();
    if (word.length >= shortestStart) this.#collectAll(found, this.#spellings.continuationsOf(word));
    return found;
  }

  /** What a word means that no phrase has: typed with a mistake or written as it is heard. */
  mistaken(word: string): Meanings {
    const found = new Map<string, number>();
    const similar = this.#spellings.similarTo(word, false);
    this.#collectAll(
      found,
      word.length > shortWord
        ? similar
        : similar.filter(({ id }) => this.#spellings.words[id]?.[0] === word[0]),
    );
    for (const [stem, sureness] of this.heard(word)) raise(found, stem, sureness);
    return found;
  }

  /** What a word means that is written in the letters of the other language. */
  heard(word: string): Meanings {
    const found = new Map<string, number>();
    const sureness = loanwordSound(word).length > fewSounds ? heardSureness.many : heardSureness.few;
    for (const spelling of this.inOtherScript(word)) this.#collect(found, spelling, sureness);
    return found;
  }

  /** Words of phrases in the other script that sound like it. */
  inOtherScript(word: string): string[] {
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

  #add(said: string, meant: string, sureness: number): void {
    const those = this.#meanings.get(stemOf(said)) ?? new Map<string, number>();
    raise(those, meant, sureness);
    this.#meanings.set(stemOf(said), those);
  }

  #collectAll(found: Map<string, number>, spellings: readonly Meaning[]): void {
    for (const { id } of spellings) this.#collect(found, this.#spellings.words[id] ?? "", mistakenSureness);
  }

  #collect(found: Map<string, number>, spelling: string, share: number): void {
    for (const [stem, sureness] of this.of(spelling)) raise(found, stem, sureness * share);
  }
}

function raise(meanings: Map<string, number>, stem: string, sureness: number): void {
  meanings.set(stem, Math.max(meanings.get(stem) ?? 0, sureness));
}

function addTo(lists: Map<string, string[]>, key: string, one: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [one]);
  else list.push(one);
}
