/** Words of a search as a person meant them: without control characters and spaces around them, and at most so many characters. */
export function searchText(typed: string | null | undefined, most: number): string {
  return (typed ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, most)
    .trim();
}
