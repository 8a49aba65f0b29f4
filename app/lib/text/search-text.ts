/**
 * Words of a search as a person meant them, which every call takes: without control characters, broken letters, runs of marks that
 * no language has and spaces around it, and at most so many characters.
 */
export function searchText(typed: string | null | undefined, most: number): string {
  return (typed ?? "")
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/(\p{M}{30})\p{M}+/gu, "$1")
    .trim()
    .slice(0, most)
    .trim();
}
