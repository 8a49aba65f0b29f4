import type { Amount } from "./amount-filters.ts";
import type { AmountWord } from "./phrases/amount-phrases.ts";

const mosts = new Set<AmountWord>(["most", "to", "few", "older"]);
const leasts = new Set<AmountWord>(["least", "from", "newer"]);

/** "Not above" is at most. */
export function endBefore(words: readonly AmountWord[]): Amount["end"] {
  const isNegated = words.includes("without");
  if (words.some((word) => mosts.has(word))) return isNegated ? "least" : "most";
  if (words.some((word) => leasts.has(word))) return isNegated ? "most" : "least";
  return undefined;
}

/** "Newer than 2020" begins with 2021, "no older than 2020" with 2020. */
export function isStrict(words: readonly AmountWord[]): boolean {
  return !words.includes("without") && (words.includes("newer") || words.includes("older"));
}
