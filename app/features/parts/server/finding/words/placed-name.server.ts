import { commaIn } from "#app/i18n/comma.ts";
import type { Language } from "#app/i18n/language.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import type { Names } from "../../../rules/catalogue-tree.ts";
import { placeNamed } from "../../../rules/words/query/query-hints.ts";
import { positionInWords } from "../../../words.ts";

/** A part's name where it stands alone, with where the part sits, as far as the name does not say that already. */
export function placedName({ en, ar }: Names, position: string | null): Names {
  return { en: placed(en, position, "en"), ar: placed(ar, position, "ar") };
}

function placed(name: string, position: string | null, language: Language): string {
  const said = new Set(wordsOf(name).map(({ bare }) => placeNamed(bare)));
  const unsaid = position?.split("-").filter((place) => !said.has(place)) ?? [];
  const words = positionInWords(unsaid.join("-"), language, name);
  return words === undefined ? name : `${name}${commaIn[language]} ${words.toLowerCase()}`;
}
