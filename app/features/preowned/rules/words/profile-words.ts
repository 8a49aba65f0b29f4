import { wordsOf } from "#app/features/search/rules/words/words-of.ts";
import type { Names } from "../fields/names.ts";
import type { Profile } from "../stock/stock-car.ts";
import {
  bodyAliases,
  certifiedAliases,
  colorAliases,
  driveAliases,
  featureAliases,
  fuelAliases,
  transmissionAliases,
} from "./stock-aliases.ts";

/** The words that find the cars of a profile, folded: its names in both languages, its values, and what these are called. */
export function wordsOfProfile(profile: Profile): Set<string> {
  const { makeNames, modelNames, variant, fullColor } = profile;
  const names = [makeNames, modelNames, variant, fullColor];
  const values = [
    profile.bodyType,
    bodyAliases[profile.bodyType],
    profile.fuelType,
    fuelAliases[profile.fuelType],
    profile.transmission,
    transmissionAliases[profile.transmission],
    profile.color,
    colorAliases[profile.color],
    profile.certified ? certifiedAliases : "",
    driveAliases[profile.driveType],
    ...profile.features.map((feature) => `${feature} ${featureAliases[feature]}`),
    profile.place ?? "",
    String(profile.year),
  ];
  const texts = [...names.flatMap(({ en, ar }) => [en, ar]), ...values];
  const words = new Set<string>();
  for (const { word, bare } of wordsOf(texts.join(" "))) words.add(word).add(bare);
  for (const joined of names.flatMap(joinedNames)) words.add(joined);
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
