import { isArabic } from "#app/lib/words/cross-script.ts";
import { stemOf } from "#app/lib/words/word-stem.ts";

/** What Arabic nouns end in: feminine, plural, whose. */
const ending = /(?:يات|ات|ين|يه|ه|ي|ا)$/u;
const shortest = 3;

/**
 * What a noun and its plural share, without what changes within an Arabic word: the stem that «ضغط» and «ضاغط» share does for a search,
 * but they are two things.
 */
export function nounFormOf(bare: string): string {
  if (!isArabic(bare)) return stemOf(bare);
  const form = bare.replace(ending, "");
  return form.length < shortest ? bare : form;
}
