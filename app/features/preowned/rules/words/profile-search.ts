import { Vocabulary } from "#app/features/search/rules/index/vocabulary.ts";
import { type SearchWord, wordsOf } from "#app/features/search/rules/words/words-of.ts";
import type { Profile } from "../stock/stock-car.ts";
import { wordsOfProfile } from "./profile-words.ts";
import { soundOf } from "./sounds.ts";
import { emptyWords } from "./stock-aliases.ts";

const mostWords = 8;
/** A word so short that is still being typed may also be the start of a longer one. */
const shortStart = 3;
const ignored = new Set(wordsOf(emptyWords).flatMap(({ word, bare }) => [word, bare]));

/** Finds profiles by words in either script. Made anew with the stock; immutable. */
export class ProfileSearch {
  readonly #vocabulary: Vocabulary;
  /** For each word the profiles that have it; for each sound its words. */
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
      const sound = soundOf(word);
      if (sound !== undefined) this.#sounds.set(sound, [...(this.#sounds.get(sound) ?? []), id]);
    });
  }

  /**
   * Which profiles have all words of a query, each as it was typed, else with a small mistake, else as it sounds; the last
   * word may be unfinished. Undefined where the query says nothing.
   */
  find(query: string): Uint8Array | undefined {
    const words = wordsOf(query)
      .filter(({ word, bare }) => !ignored.has(word) && !ignored.has(bare))
      .slice(0, mostWords);
    if (words.length === 0) return undefined;
    const matched = new Uint8Array(this.#count);
    words.forEach((word, place) => {
      for (const meant of this.#meaningsOf(word, place === words.length - 1))
        for (const id of this.#profiles[meant] ?? []) if (matched[id] === place) matched[id] = place + 1;
    });
    return matched.map((count) => (count === words.length ? 1 : 0));
  }

  #meaningsOf({ word, bare }: SearchWord, open: boolean): number[] {
    const exact = [word, bare].flatMap((form) => this.#vocabulary.idOf(form) ?? []);
    const isStart = open && (exact.length === 0 || bare.length < shortStart);
    const begun = isStart ? this.#vocabulary.continuationsOf(bare).map(({ id }) => id) : [];
    if (exact.length + begun.length > 0) return [...exact, ...begun];
    return this.#misspelt(bare, open) ?? this.#sounds.get(soundOf(bare) ?? "") ?? [];
  }

  /** Of words with mistakes only those with the fewest. */
  #misspelt(bare: string, open: boolean): number[] | undefined {
    // Of a year or a number another one is no misspelling.
    if (/^\d+$/.test(bare)) return [];
    const similar = this.#vocabulary
      .similarTo(bare, open)
      .filter(({ id }) => !/^\d+$/.test(this.#vocabulary.words[id] ?? ""));
    const highest = Math.max(...similar.map(({ confidence }) => confidence));
    return similar.length === 0
      ? undefined
      : similar.filter(({ confidence }) => confidence === highest).map(({ id }) => id);
  }
}
