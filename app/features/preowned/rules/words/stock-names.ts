import type { Names } from "../fields/names.ts";
import type { Profile } from "../stock/stock-car.ts";
import { type Meaning, type Phrases, phraseOf } from "./phrases/meanings.ts";

/**
 * What makes and models are called, in both languages, whole and joined in one word. The only make of a stock says
 * nothing.
 */
export function namesOfStock(profiles: readonly Profile[]): Phrases {
  const makes = new Set(profiles.map(({ make }) => make));
  const phrases = new Map<string, Meaning>();
  const models = new Map(profiles.map((profile) => [`${profile.make} ${profile.model}`, profile]));
  for (const { make, makeNames, model, modelNames } of models.values()) {
    const named: readonly (readonly [Names, Meaning])[] = [
      [makeNames, makes.size > 1 ? choice("make", make) : { kind: "empty" }],
      [modelNames, choice("model", model)],
    ];
    for (const [names, meaning] of named)
      for (const phrase of [phraseOf(names.en), phraseOf(names.ar)])
        for (const form of [phrase, phrase.replaceAll(" ", "")]) if (form !== "") phrases.set(form, meaning);
  }
  return phrases;
}

function choice(name: "make" | "model", value: string): Meaning {
  return { kind: "choice", name, values: [value] };
}
