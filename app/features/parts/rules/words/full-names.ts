import type { PartType } from "../catalogue-tree.ts";
import { mostOfGuess } from "./sureness.ts";
import type { TypePhrase, TypePhrases } from "./type-score.ts";
import type { QueryWord } from "./word-meanings.ts";

/** A single word may be said of anything. */
const fewestWords = 2;

/** Part types by their names of several words. */
export class FullNames {
  readonly #byNoun = new Map<string, { type: PartType; naming: readonly string[] }[]>();

  constructor(types: readonly TypePhrases[]) {
    for (const { type, phrases } of types)
      for (const phrase of phrases) {
        const naming = namingOf(phrase);
        if (naming.length < fewestWords) continue;
        this.#byNoun.set(phrase.noun, [...(this.#byNoun.get(phrase.noun) ?? []), { type, naming }]);
      }
  }

  /** The types of which a name stands in a query, its words side by side, the longest name first. */
  in(query: readonly QueryWord[]): PartType[] {
    const words = query.filter(({ place }) => place === undefined);
    const named = new Set(words.flatMap(({ byWord }) => [...byWord.keys()]));
    return [...named]
      .flatMap((word) => this.#byNoun.get(word) ?? [])
      .filter(({ naming }) => naming.every((word) => named.has(word)) && isSaid(naming, words))
      .toSorted((one, other) => other.naming.length - one.naming.length)
      .map(({ type }) => type);
  }
}

function namingOf({ noun, others }: TypePhrase): string[] {
  return [noun, ...others];
}

function isSaid(naming: readonly string[], words: readonly QueryWord[]): boolean {
  const says = (word: string, { byWord }: QueryWord) => (byWord.get(word)?.certainty ?? 0) > mostOfGuess;
  return words.some((_, at) => {
    const beside = words.slice(at, at + naming.length);
    return (
      naming.every((word) => beside.some((one) => says(word, one))) &&
      beside.every((one) => naming.some((word) => says(word, one)))
    );
  });
}
