import { isArabic } from "#app/lib/words/cross-script.ts";
import { isDescribing, placeNamed } from "./query/query-hints.ts";
import type { QueryWord } from "./word-meanings.ts";

/**
 * Where the noun of a name stands: what a thing is comes last in English ("radiator cap") and first in Arabic («غطاء رديتر»). Of both
 * scripts in one query the first word decides.
 */
export function nounAt(query: readonly Pick<QueryWord, "typed" | "isAside" | "isPurpose">[]): number {
  const first = query.findIndex(({ isAside }) => !isAside);
  if (first < 0 || isArabic(query[first]?.typed ?? "")) return first;
  let last = first;
  for (let at = first; at < query.length && !isArabic(query[at]?.typed ?? ""); at += 1)
    if (query[at]?.isAside === false && query[at]?.isPurpose === false) last = at;
  return last;
}

/** The noun of the words of a name. */
export function nounOf(words: readonly string[]): string {
  const read = words.map((typed) => ({
    typed,
    isAside: placeNamed(typed) !== undefined || isDescribing(typed),
    isPurpose: false,
  }));
  return words[nounAt(read)] ?? words[0] ?? "";
}
