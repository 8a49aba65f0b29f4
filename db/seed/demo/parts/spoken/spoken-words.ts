import { bodyWords } from "./body-words.ts";
import { cabinWords } from "./cabin-words.ts";
import { chassisWords } from "./chassis-words.ts";
import { climateWords } from "./climate-words.ts";
import { driveWords } from "./drive-words.ts";
import { electricalWords } from "./electrical-words.ts";
import { engineWords } from "./engine-words.ts";
import { serviceWords } from "./service-words.ts";

/**
 * What people say and type for each part type, misspelled as they do, in both scripts. They are understood and never shown.
 * Words are separated by a comma and a space.
 */
const spokenWords: Readonly<Record<string, string>> = {
  ...serviceWords,
  ...engineWords,
  ...chassisWords,
  ...driveWords,
  ...electricalWords,
  ...climateWords,
  ...bodyWords,
  ...cabinWords,
};

/** Other words for a part type. */
export function wordsFor(type: string): string[] {
  const words = spokenWords[type];
  if (words === undefined) throw new Error(`no words for ${type}`);
  return words.split(", ");
}
