import { soundOf, soundsLike } from "#app/lib/words/name-sound.ts";
import { errorsAllowed, errorsBetween } from "#app/lib/words/typing-errors.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import type { Entry } from "../index/entry.ts";

/** The words of models' names in both scripts. */
export class ModelNames {
  /** Each with the id of its model. */
  readonly #models = new Map<string, string>();
  readonly #bySound: ReadonlyMap<string, readonly string[]>;

  constructor(entries: readonly Entry[]) {
    for (const { kind, id, texts } of entries)
      if (kind === "model")
        for (const { bare } of [...wordsOf(texts.en.title), ...wordsOf(texts.ar.title)])
          this.#models.set(bare, id);
    this.#bySound = Map.groupBy(this.#models.keys(), soundOf);
  }

  modelOf(name: string): string | undefined {
    return this.#models.get(name);
  }

  /** The word itself where it is a name; else, if wanted, the names that sound like it. */
  matching(bare: string, { bySound }: { bySound: boolean }): string[] {
    if (this.#models.has(bare)) return [bare];
    const alike = bySound ? this.#bySound.get(soundOf(bare)) : undefined;
    return alike?.filter((name) => soundsLike(bare, name)) ?? [];
  }

  /** Names with one letter wrong, missing, too many or swapped. */
  misspelled(bare: string): string[] {
    if (errorsAllowed(bare.length) === 0) return [];
    return [...this.#models.keys()].filter((name) => errorsBetween(bare, name, 1) <= 1);
  }
}
