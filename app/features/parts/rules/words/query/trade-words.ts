import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import { foreign, foreignNames, foreignPhrases } from "./foreign-names.ts";
import { letterNames } from "./letter-names.ts";
import { nounFormOf } from "./noun-form.ts";
import { placeNamed } from "./query-hints.ts";
import { alike, alone, phrases, single } from "./trade-names.ts";

const bareOf = (text: string) => wordsOf(text).map(({ bare }) => bare);
const sure = { alike: 0.95, perhaps: 0.7 } as const;
const groups = [...alike, ...foreign].map((line) => {
  const [own = "", also = ""] = line.split("|");
  return [
    ...bareOf(own).map((word) => ({ word, confidence: sure.alike })),
    ...bareOf(also).map((word) => ({ word, confidence: sure.perhaps })),
  ];
});
type Group = (typeof groups)[number];
const groupOf = new Map<string, Group>();
for (const group of groups)
  for (const { word } of group)
    for (const key of [word, nounFormOf(word)]) if (!groupOf.has(key)) groupOf.set(key, group);
const longest = 4;

/** Other words for the same thing, and how sure that is. */
export function tradeWordsFor(bare: string): Group {
  const group = groupOf.get(bare) ?? groupOf.get(nounFormOf(bare));
  return group?.filter(({ word }) => word !== bare) ?? [];
}

/** The words with names of several words in their place, where the catalog knows the other name. */
export function withTradeNames(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const named: string[] = [];
  const naming = words.filter((word) => placeNamed(word) === undefined);
  for (let at = 0; at < words.length; ) {
    const found =
      phraseAt(words, at, isKnown) ?? (naming.length === 1 ? aloneAt(words, at, isKnown) : undefined);
    named.push(...(found?.instead ?? [words[at] ?? ""]));
    at += found?.size ?? 1;
  }
  return named;
}

function aloneAt(words: readonly string[], at: number, isKnown: (word: string) => boolean) {
  const instead = ownValue(alone, words[at] ?? "");
  return instead !== undefined && isKnown(instead) ? { instead: [instead], size: 1 } : undefined;
}

function phraseAt(words: readonly string[], at: number, isKnown: (word: string) => boolean) {
  for (let size = Math.min(longest, words.length - at); size >= 1; size -= 1) {
    const typed = words.slice(at, at + size).join(" ");
    const name =
      size === 1
        ? (ownValue(single, typed) ?? ownValue(foreignNames, typed))
        : (ownValue(phrases, typed) ?? ownValue(foreignPhrases, typed) ?? ownValue(letterNames, typed));
    const instead = name?.split(" ");
    if (instead?.every((word) => isKnown(word) || placeNamed(word) !== undefined)) return { instead, size };
  }
  return undefined;
}
