import { bodyWords } from "./body-words.ts";
import { cabinWords } from "./cabin-words.ts";
import { chassisWords } from "./chassis-words.ts";
import { climateWords } from "./climate-words.ts";
import { driveWords } from "./drive-words.ts";
import { electricalWords } from "./electrical-words.ts";
import { engineWords } from "./engine-words.ts";
import { serviceWords } from "./service-words.ts";

interface SecondNames {
  readonly en: string | null;
  readonly ar: string | null;
}

/**
 * What people say and type for each part type, misspelled as they do, in both scripts. Words are separated by a comma and a space.
 * Before the bar stands what the type is called at a counter in Qatar, at most once in each script: it is shown as a second name.
 * What follows is understood and never shown.
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

const arabic = /\p{Script=Arabic}/u;
const bar = " | ";

/** The second name of a part type in each language that has one, and the other words for it. */
export function wordsFor(type: string): { alsoCalled: SecondNames; aliases: string[] } {
  const words = spokenWords[type];
  if (words === undefined) throw new Error(`no words for ${type}`);
  const [aliases = "", shown = ""] = words.split(bar).toReversed();
  const names = shown.split(", ").filter((name) => name !== "");
  const [[ar = null], [en = null]] = [
    names.filter((name) => arabic.test(name)),
    names.filter((name) => !arabic.test(name)),
  ];
  return { alsoCalled: { en, ar }, aliases: aliases.split(", ") };
}
