import type { MatchedIntent, MatchedIntents } from "./intent.ts";

/** Together the intents cover at least so much of the query, and each a share of it; a long one tells a story around its request. */
const leastCoverage = { short: 0.5, long: 0.35 };
const longQuery = 5;
const leastShare = 0.2;
/** How much of the best score an intent needs that shares words with a better one. */
const nearlyBest = 0.6;
/** Intents with the same words are both shown where their scores differ by less. */
const asGood = 0.95;
const mostIntents = 3;

/**
 * Of matched intents in order, those that score nearly as well as the best, or that have words which none before them
 * has: "hybrid with nine seats" names two. None, where they cover too little of the query, which has so many terms.
 */
export function bestIntents(sorted: readonly MatchedIntent[], termCount: number): MatchedIntents {
  const taken: MatchedIntent[] = [];
  const places = new Set<number>();
  let coverage = 0;
  for (const one of sorted) {
    const hasOwnWords = [...one.places].every((place) => !places.has(place));
    if (taken.some((better) => isWorse(one, better))) continue;
    if (one.score < (hasOwnWords ? leastShare : nearlyBest * (sorted[0]?.score ?? 0))) continue;
    taken.push(one);
    if (hasOwnWords) coverage += one.score;
    for (const place of one.places) places.add(place);
  }
  const least = termCount < longQuery ? leastCoverage.short : leastCoverage.long;
  return { intents: coverage < least ? [] : taken.slice(0, mostIntents), coverage };
}

/** Whether an intent has no other words than a better one. */
function isWorse(one: MatchedIntent, better: MatchedIntent): boolean {
  return one.score < better.score * asGood && [...one.places].every((place) => better.places.has(place));
}
