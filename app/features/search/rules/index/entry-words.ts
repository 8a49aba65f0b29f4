import { wordsOf } from "#app/lib/words/words-of.ts";
import type { Entry } from "./entry.ts";

/** How much a word counts by the field that has it. */
export const fieldWeights = { title: 10, alsoKnownAs: 6, text: 3, body: 1 } as const;

/** The words of an entry in both languages, each with the weight of the best field that has it. */
export function wordWeightsOf({ texts }: Entry): Map<string, number> {
  const weights = new Map<string, number>();
  for (const language of [texts.en, texts.ar])
    for (const field of ["body", "text", "alsoKnownAs", "title"] as const) {
      const words = wordsOf(language[field] ?? "");
      // A title of one word is about that word.
      const weight = fieldWeights[field] * (field === "title" ? 0.7 + 0.3 / words.length : 1);
      for (const { word, bare } of words)
        for (const form of [word, bare]) weights.set(form, Math.max(weights.get(form) ?? 0, weight));
    }
  return weights;
}
