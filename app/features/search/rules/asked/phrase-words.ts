import { soundOf } from "../name-sound.ts";
import { phraseSynonymsOf } from "../synonyms.ts";
import { type Meaning, Vocabulary } from "../vocabulary.ts";
import { stemOf } from "../word-stem.ts";

/** Stems of phrases' words that a word may mean, each with how sure that is: 1 for the word itself. */
export type Meanings = ReadonlyMap<string, number>;

const synonymSureness = 0.9;
/** A word typed with a mistake. */
const mistakenSureness = 0.8;
/** An Arabic word written in Latin letters as it is heard. */
const heardSureness = 0.75;
/** An unfinished word of fewer letters says nothing yet. */
const shortestStart = 3;
/** One sound is no proof. */
const fewestSounds = 2;
/** A word of so few letters whose first is another is another word. */
const shortWord = 4;
const latin = /^[a-z]/;
const arabic = /^\p{Script=Arabic}/u;
/** "ma3radkum" is your showroom: endings that say whose. */
const whose = /(?:kum|kom|hum|ak|ik|ti)$/;

/** The words of all phrases with their synonyms, and what a word of a query means among them. */
export class PhraseWords {
  readonly #meanings = new Map<string, Map<string, number>>();
  /** As they are written: what a mistyped word may have been. */
  readonly #spellings: Vocabulary;
  /** Arabic words by their sound. */
  readonly #sounds = new Map<string, string[]>();

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
      if (arabic.test(spelling)) {
        const sound = soundOf(spelling);
        this.#sounds.set(sound, [...(this.#sounds.get(sound) ?? []), spelling]);
      }
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
    if (latin.test(word))
      for (const form of new Set([word, word.replace(whose, "")])) {
        const sound = soundOf(form);
        if (sound.length < fewestSounds) continue;
        // Latin letters write the short vowels, too.
        for (const spelling of this.#sounds.get(sound) ?? [])
          if (word.length > spelling.length) this.#collect(found, spelling, heardSureness);
      }
    return found;
  }

  #add(said: string, meant: string, sureness: number): void {
    const those = this.#meanings.get(stemOf(said)) ?? new Map<string, number>();
    this.#meanings.set(stemOf(said), those.set(meant, Math.max(those.get(meant) ?? 0, sureness)));
  }

  #collectAll(found: Map<string, number>, spellings: readonly Meaning[]): void {
    for (const { id } of spellings) this.#collect(found, this.#spellings.words[id] ?? "", mistakenSureness);
  }

  #collect(found: Map<string, number>, spelling: string, share: number): void {
    for (const [stem, sureness] of this.of(spelling))
      found.set(stem, Math.max(found.get(stem) ?? 0, sureness * share));
  }
}
