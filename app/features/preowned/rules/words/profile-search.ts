import { isArabic, isLoanword, loanwordSound } from "#app/lib/words/cross-script.ts";
import { Vocabulary } from "#app/lib/words/vocabulary.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import type { Profile } from "../stock/stock-car.ts";
import { wordsOfProfile } from "./profile-words.ts";

const mostWords = 8;
/** A word so short that is still being typed may also be the start of a longer one. */
const shortStart = 3;
/** Words of fewer letters are not taken for others that sound or look like them. */
const shortestAlike = 6;
const fewestSounds = 3;

/** Finds profiles by words in either script. Made anew with the stock; immutable. */
export class ProfileSearch {
  readonly #vocabulary: Vocabulary;
  /** For each word the profiles that have it; for each sound its Latin words. */
  readonly #profiles: readonly Uint32Array[];
  readonly #sounds = new Map<string, number[]>();
  readonly #count: number;

  constructor(profiles: readonly Profile[]) {
    const places = new Map<string, number[]>();
    profiles.forEach((profile, id) => {
      for (const word of wordsOfProfile(profile)) {
        const list = places.get(word) ?? [];
        places.set(word, list);
        list.push(id);
      }
    });
    this.#count = profiles.length;
    this.#vocabulary = new Vocabulary(places.keys());
    this.#profiles = this.#vocabulary.words.map((word) => Uint32Array.from(places.get(word) ?? []));
    this.#vocabulary.words.forEach((word, id) => {
      const sound = isArabic(word) ? "" : loanwordSound(word);
      if (sound.length >= fewestSounds) this.#sounds.set(sound, [...(this.#sounds.get(sound) ?? []), id]);
    });
  }

  /** Which profiles have all words of a query; the last word may be unfinished. Undefined where the query says nothing. */
  find(query: string): Uint8Array | undefined {
    const words = wordsOf(query).slice(0, mostWords);
    if (words.length === 0) return undefined;
    const matched = new Uint8Array(this.#count);
    words.forEach(({ bare }, place) => {
      for (const meant of this.#meaningsOf(bare, place === words.length - 1))
        for (const id of this.#profiles[meant] ?? []) if (matched[id] === place) matched[id] = place + 1;
    });
    return matched.map((count) => (count === words.length ? 1 : 0));
  }

  /** Whether a profile has the word, as it is or nearly so; the last word may be unfinished. */
  has(bare: string, isLast: boolean): "exactly" | "nearly" | undefined {
    if (this.#vocabulary.idOf(bare) !== undefined) return "exactly";
    return this.#meaningsOf(bare, isLast).length > 0 ? "nearly" : undefined;
  }

  /** A word as it was typed, else with a small mistake, else as it sounds. */
  #meaningsOf(bare: string, open: boolean): number[] {
    const exact = this.#vocabulary.idOf(bare);
    const isStart = open && (exact === undefined || bare.length < shortStart);
    const begun = isStart ? this.#vocabulary.continuationsOf(bare).map(({ id }) => id) : [];
    if (exact !== undefined || begun.length > 0) return exact === undefined ? begun : [exact, ...begun];
    // Of a year or a number another one is no misspelling.
    if (bare.length < shortestAlike || /\d/.test(bare)) return [];
    const similar = this.#vocabulary.similarTo(bare, false);
    const highest = Math.max(...similar.map(({ confidence }) => confidence));
    if (similar.length > 0)
      return similar.filter(({ confidence }) => confidence === highest).map(({ id }) => id);
    const alike = isArabic(bare) ? (this.#sounds.get(loanwordSound(bare)) ?? []) : [];
    return alike.filter((id) => isLoanword(bare, this.#vocabulary.words[id] ?? ""));
  }
}
