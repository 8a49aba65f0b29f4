import { soundOf } from "#app/lib/words/name-sound.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import type { Model } from "../catalogue-tree.ts";
import { WordMeanings } from "./word-meanings.ts";

/** A shorter word that begins with another sound is another word: «ضمان» is no «جمان». */
const shortestMistyped = 4;
/** «لهجر», «فهجر» */
const joined = /^[لبوفع]/u;

/** The models of a catalogue by their names, as they are typed. */
export class ModelNames {
  readonly #models: ReadonlyMap<string, Model>;
  readonly #names: WordMeanings;

  constructor(models: readonly Model[]) {
    this.#models = new Map(
      models.flatMap((model) =>
        wordsOf(`${model.names.en} ${model.names.ar}`).map(({ bare }) => [bare, model] as const),
      ),
    );
    this.#names = new WordMeanings(this.#models.keys());
  }

  /** The word that names a model: its name as it is written, or one that is nothing else and nearly a name. */
  in(
    words: readonly string[],
    isOther: (word: string) => boolean,
  ): { word: string; model: Model } | undefined {
    for (const modelOf of [(word: string) => this.#named(word), (word: string) => this.#meant(word, isOther)])
      for (const word of words) {
        const model = modelOf(word);
        if (model !== undefined) return { word, model };
      }
    return undefined;
  }

  #named(word: string): Model | undefined {
    const rest = word.length > shortestMistyped - 1 ? word.replace(joined, "") : word;
    return this.#models.get(word) ?? this.#models.get(rest);
  }

  #meant(word: string, isOther: (word: string) => boolean): Model | undefined {
    if (isOther(word)) return undefined;
    const [likeliest] = this.#names
      .of(word, { bySound: /[a-z]\d|\d[a-z]/.test(word) })
      .filter((one) => !one.isRepaired || word.length > shortestMistyped || beginAlike(word, one.word))
      .toSorted((one, other) => other.confidence - one.confidence);
    return likeliest && this.#models.get(likeliest.word);
  }
}

function beginAlike(one: string, other: string): boolean {
  return soundOf(one)[0] === soundOf(other)[0];
}
