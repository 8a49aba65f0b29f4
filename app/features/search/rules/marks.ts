import { synonymsOf } from "./synonyms.ts";
import { errorsAllowed, errorsBetween } from "./typing-errors.ts";
import { type SearchWord, wordsOf } from "./words-of.ts";

/** A stretch of a text that the query meant: from, and up to but without, these places of the original. */
export type Mark = readonly [from: number, to: number];

/** Where a text says what was asked for, in the places of the text as it is written. */
export function marksOf(text: string, query: string): Mark[] {
  const asked = wordsOf(query);
  return wordsOf(text).flatMap((found): Mark[] => {
    const wanted = asked.find((one, place) => isMeant(one, found, place === asked.length - 1));
    return wanted ? [[found.from, found.to]] : [];
  });
}

function isMeant(asked: SearchWord, found: SearchWord, open: boolean): boolean {
  if (asked.word === found.word || asked.bare === found.bare) return true;
  if (open && (found.word.startsWith(asked.word) || found.bare.startsWith(asked.bare))) return true;
  if (synonymsOf(asked.bare).includes(found.bare)) return true;
  const most = errorsAllowed(asked.bare.length);
  return most > 0 && errorsBetween(asked.bare, found.bare, most) <= most;
}
