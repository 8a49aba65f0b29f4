import { cleanText } from "./clean-text.ts";

/**
 * Words of a search as a person meant them, which every call takes: cleaned, without control characters, broken letters and spaces
 * around it, and at most so many characters.
 */
export function searchText(typed: string | null | undefined, most: number): string {
  return cleanText((typed ?? "").toWellFormed())
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, most)
    .trim();
}
