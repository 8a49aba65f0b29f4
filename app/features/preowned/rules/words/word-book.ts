import {
  arabicSounds,
  arabiziSounds,
  isArabic,
  isLoanword,
  isRomanized,
  loanwordSound,
} from "#app/lib/words/cross-script.ts";
import { soundsLike } from "#app/lib/words/name-sound.ts";
import { Vocabulary } from "#app/lib/words/vocabulary.ts";
import type { Phrases } from "./phrases/meanings.ts";

/** Words with fewer sounds are like too many others; of names there are few, and a digit for a letter says that a word is Arabic. */
const fewestSounds = { ofNames: 3, withDigit: 3, otherwise: 4 };
const endings = /(?:ها|ات|ين|يه|ه|s)$/u;
const joinedBefore = /^[وفبلك]/u;
const shortest = 3;
/** Of words this short another one is no misspelling. */
const shortestMisspelt = 4;

interface Sounds {
  readonly arabizi: ReadonlyMap<string, readonly string[]>;
  readonly loan: ReadonlyMap<string, readonly string[]>;
}

/** Phrases, and which of their words a typed word is. */
export class WordBook {
  readonly phrases: Phrases;
  readonly #vocabulary: Vocabulary;
  readonly #starts: ReadonlySet<string>;
  readonly #hasNames: boolean;
  /** Words by their sounds: computed when a word is none that is written here. */
  #sounds: Sounds | undefined;

  /** `hasNames`: names that visitors may know by ear alone. */
  constructor(phrases: Phrases, hasNames = false) {
    this.phrases = phrases;
    this.#hasNames = hasNames;
    this.#vocabulary = new Vocabulary([...phrases.keys()].flatMap((phrase) => phrase.split(" ")));
    this.#starts = new Set(
      [...phrases.keys()]
        .filter((phrase) => phrase.includes(" "))
        .map((phrase) => phrase.split(" ")[0] ?? ""),
    );
  }

  /** The word as it stands; where it is no phrase of its own, also without what is joined to it or ends it. */
  exact(bare: string): string[] {
    if (this.phrases.has(bare)) return [bare];
    const start = bare.replace(joinedBefore, "");
    const forms = [
      bare,
      start,
      start.replace(/^ال(?=.{3})/u, ""),
      bare.replace(endings, ""),
      bare.replace(/ه$/u, ""),
      start.replace(endings, ""),
    ];
    return [...new Set(forms)]
      .filter((form) => (form === bare || form.length >= shortest) && this.#knows(form))
      .slice(0, 4);
  }

  /** Words that differ by the fewest letters: short ones alone that lack a letter. */
  misspelt(bare: string): string[] {
    if (/\d/.test(bare)) return [];
    const similar = this.#vocabulary.similarTo(bare, false).flatMap(({ id, confidence }) => {
      const word = this.#vocabulary.words[id] ?? "";
      const isClose = word[0] === bare[0] && word.length > shortestMisspelt && !/\d/.test(word);
      return isClose ? [{ word, confidence }] : [];
    });
    const highest = Math.max(...similar.map(({ confidence }) => confidence));
    return similar
      .filter(({ confidence }) => confidence === highest)
      .map(({ word }) => word)
      .slice(0, 4);
  }

  /** Words of the other script that sound the same. */
  alike(bare: string): string[] {
    this.#sounds ??= soundsOf(this.#vocabulary.words);
    const { loan, arabizi } = this.#sounds;
    if (isArabic(bare)) {
      const sound = loanwordSound(bare);
      if (sound.length < this.#fewestSounds(bare)) return [];
      return (loan.get(sound) ?? []).filter((word) => isLoanword(bare, word)).slice(0, 4);
    }
    const fewest = this.#fewestSounds(bare);
    for (const sound of arabiziSounds(bare)) {
      if (sound.length < fewest) continue;
      const found = (arabizi.get(sound) ?? []).filter((word) => isRomanized(bare, word));
      if (found.length > 0) return found.slice(0, 4);
    }
    return [];
  }

  /** Names that a visitor only heard, in their own script. */
  heard(bare: string): string[] {
    return this.#hasNames ? this.#vocabulary.words.filter((word) => soundsLike(bare, word)) : [];
  }

  /** Whether phrases of several words begin so. */
  startsPhrase(word: string): boolean {
    return this.#starts.has(word);
  }

  #fewestSounds(bare: string): number {
    if (this.#hasNames) return fewestSounds.ofNames;
    return /\d/.test(bare) ? fewestSounds.withDigit : fewestSounds.otherwise;
  }

  #knows(word: string): boolean {
    return this.#vocabulary.idOf(word) !== undefined;
  }
}

/** Arabic words by how they sound in Latin letters, and Latin ones by how they do in Arabic letters. */
function soundsOf(words: readonly string[]): Sounds {
  const sounds = { arabizi: new Map<string, string[]>(), loan: new Map<string, string[]>() };
  for (const word of words) {
    if (isArabic(word)) for (const sound of arabicSounds(word)) add(sounds.arabizi, sound, word);
    else if (/^[a-z]/.test(word)) add(sounds.loan, loanwordSound(word), word);
  }
  return sounds;
}

function add(words: Map<string, string[]>, sound: string, word: string): void {
  words.set(sound, [...(words.get(sound) ?? []), word]);
}
