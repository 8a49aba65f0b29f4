import type { QueryTerm } from "./query-terms.ts";

/** Terms of a query that a phrase has, each with the confidence. */
export type MatchedTerms = ReadonlyMap<QueryTerm, number>;

/** The terms that match a phrase, given by its stems; undefined unless each of its stems is there. */
export function matchedTerms(
  stems: readonly string[],
  terms: readonly QueryTerm[],
): MatchedTerms | undefined {
  const matched = new Map<QueryTerm, number>();
  for (const stem of stems) {
    let best: QueryTerm | undefined;
    for (const term of terms)
      if (!matched.has(term) && (term.meanings.get(stem) ?? 0) > (best?.meanings.get(stem) ?? 0)) best = term;
    if (best === undefined) return undefined;
    matched.set(best, best.meanings.get(stem) ?? 0);
  }
  return matched;
}

/** How much of the query is matched, 0 to 1. */
export function coverageOf(matched: MatchedTerms, terms: readonly QueryTerm[]): number {
  let covered = 0;
  let whole = 0;
  for (const term of terms) {
    const confidence = matched.get(term);
    covered += term.weight * (confidence ?? 0);
    whole += confidence === undefined ? term.weightUnmatched : term.weight;
  }
  return covered / whole;
}
