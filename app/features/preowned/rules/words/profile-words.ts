import { wordsOf } from "#app/lib/words/words-of.ts";
import type { Names } from "../fields/names.ts";
import type { Profile } from "../stock/stock-car.ts";
import { equipmentPhrases } from "./phrases/equipment-phrases.ts";
import {
  bodyPhrases,
  certifiedPhrases,
  colorPhrases,
  drivePhrases,
  fuelPhrases,
  transmissionPhrases,
} from "./phrases/filter-phrases.ts";
import { phrasesIn } from "./phrases/meanings.ts";

/** The words that find the cars of a profile, folded: its own texts, and what its values are called in one word. */
export function wordsOfProfile(profile: Profile): Set<string> {
  const { makeNames, modelNames, variant, fullColor } = profile;
  const names = [makeNames, modelNames, variant, fullColor];
  const texts = [...names.flatMap(({ en, ar }) => [en, ar]), profile.place ?? ""];
  const values = [
    bodyPhrases[profile.bodyType],
    fuelPhrases[profile.fuelType],
    transmissionPhrases[profile.transmission],
    colorPhrases[profile.color],
    profile.certified ? certifiedPhrases : "",
    drivePhrases[profile.driveType],
    ...profile.features.map((feature) => equipmentPhrases[feature]),
  ];
  const words = new Set(values.flatMap(valueWords));
  for (const { word, bare } of wordsOf(texts.join(" "))) words.add(word).add(bare);
  for (const joined of names.flatMap(joinedNames)) words.add(joined);
  words.delete("");
  return words;
}

const remembered = new Map<string, readonly string[]>();

function valueWords(list: string): readonly string[] {
  const words = remembered.get(list) ?? phrasesIn(list).filter((phrase) => !phrase.includes(" "));
  remembered.set(list, words);
  return words;
}

/** Names of several words are written in one, too: landcruiser, هايبردسبورت. */
function joinedNames({ en, ar }: Names): string[] {
  return [en, ar].map((name) =>
    wordsOf(name)
      .map(({ word }) => word)
      .join(""),
  );
}
