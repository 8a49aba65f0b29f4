import { errorsAllowed, errorsBetween } from "#app/lib/words/typing-errors.ts";
import { type SearchWord, wordsOf } from "#app/lib/words/words-of.ts";
import { synonymsOf } from "./words/synonyms.ts";

/** A stretch of a text that the query meant: from, and up to but without, these places of the original. */
export type Mark = readonly [from: number, to: number];

/** Where a text says what the query means, in the places of the text as it is written. */
export function marksOf(text: string, query: string): Mark[] {
  const typed = wordsOf(query);
  return wordsOf(text).flatMap((found): Mark[] => {
    const wanted = typed.find((one, place) => isMeant(one, found, place === typed.length - 1));
    return wanted ? [[found.from, found.to]] : [];
  });
}

function isMeant(typed: SearchWord, found: SearchWord, open: boolean): boolean {
  if (typed.word === found.word || typed.bare === found.bare) return true;
  if (open && (found.word.startsWith(typed.word) || found.bare.startsWith(typed.bare))) return true;
  if (synonymsOf(typed.bare).includes(found.bare)) return true;
  const most = errorsAllowed(typed.bare.length);
  return most > 0 && errorsBetween(typed.bare, found.bare, most) <= most;
}
