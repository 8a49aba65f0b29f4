import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteSearch } from "#app/features/search/rules/site-search.ts";
import { demoFinds } from "./demo-search.ts";

/** A query of people's own words, and the paths that a reasonable person accepts for it; `tel:` is a call. */
export interface AcceptedQuery {
  readonly query: string;
  readonly language: "ar" | "en" | "mixed";
  readonly accept: readonly string[];
}

/**
 * `acting-queries` were written before the rules were read, by the hand that then changed them; the others by two people
 * who had not seen the search, the second after the causes that the first one's showed were mended.
 */
export function acceptedQueries(
  name: "acting-queries" | "stranger-queries" | "second-stranger-queries",
): readonly AcceptedQuery[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8"));
}

/** The share of queries with an accepted path among the first ten and the first three, and those without. */
export function scoreOf(search: SiteSearch, queries: readonly AcceptedQuery[], today: string) {
  const missed: string[] = [];
  let [withinTen, withinThree] = [0, 0];
  for (const { query, accept } of queries) {
    const paths = search.find(query, { most: 10, today, ...demoFinds(query) }).map(({ url }) => pathOf(url));
    const place = paths.findIndex((path) => accept.includes(path));
    if (place >= 0) withinTen += 1;
    if (place >= 0 && place < 3) withinThree += 1;
    else missed.push(`${query}: ${paths.join(" ")}`);
  }
  return {
    recallAt10: withinTen / queries.length,
    successAt3: withinThree / queries.length,
    missed: missed.join("\n"),
  };
}

function pathOf(url: string): string {
  return url.startsWith("tel:") ? "tel:" : url.replace(/[?#].*$/, "");
}
