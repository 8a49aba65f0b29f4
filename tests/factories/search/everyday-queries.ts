import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteSearch } from "#app/features/search/rules/site-search.ts";
import { demoFinds } from "./demo-search.ts";

/** What a customer types or says, and what a person behind the counter would take it for. */
export type EverydayQuery = {
  readonly query: string;
  readonly language: "en" | "ar" | "arabizi" | "mixed";
} & (
  | {
      readonly kind: "part";
      /** Types of parts, each as good as the others. */
      readonly parts: readonly string[];
      /** The words are as well those of work: its booking and its price are accepted, too. */
      readonly work?: boolean;
    }
  /** The filters of the listing, all of them and no others. */
  | { readonly kind: "stock"; readonly filters: Readonly<Record<string, string>> }
  /** Paths; `tel:` is a call. */
  | { readonly kind: "page"; readonly paths: readonly string[] }
);

/**
 * 5,304 queries by 36 people who saw neither the search nor each other's queries (decision 131). From those of `tuning` words were
 * learned, from those of `held-out` none.
 */
export function everydayQueries(half: "tuning" | "held-out"): readonly EverydayQuery[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "everyday", `${half}.json`), "utf8"));
}

/** The shares of queries with what was meant among the first ten and the first three, of all and by kind, and those without. */
export function everydayScores(search: SiteSearch, queries: readonly EverydayQuery[], today: string) {
  const missed: string[] = [];
  let [withinTen, withinThree] = [0, 0];
  for (const wanted of queries) {
    const found = search.find(wanted.query, { most: 10, today, ...demoFinds(wanted.query) });
    const place = found.findIndex((hit) => isMeant(wanted, hit));
    if (place >= 0) withinTen += 1;
    if (place >= 0 && place < 3) withinThree += 1;
    else
      missed.push(
        `${wanted.kind} ${wanted.query}: ${found.map(({ kind, id, url }) => (kind === "part" ? id : url)).join(" ")}`,
      );
  }
  return {
    recallAt10: withinTen / queries.length,
    successAt3: withinThree / queries.length,
    missed: missed.join("\n"),
  };
}

type Hit = ReturnType<SiteSearch["find"]>[number];
const workPaths = ["/book-a-service", "/service/models"];

function isMeant(wanted: EverydayQuery, { kind, id, url, page }: Hit): boolean {
  const path = url.startsWith("tel:") ? "tel:" : url.replace(/[?#].*$/, "");
  // A call stands beside the page on the same thing.
  if (wanted.kind === "page") return [path, page ?? path].some((one) => wanted.paths.includes(one));
  if (wanted.kind === "part")
    return (
      (kind === "part" && wanted.parts.includes(id)) || (wanted.work === true && workPaths.includes(path))
    );
  return path === "/pre-owned/search" && sorted(filtersOf(url)) === sorted(wanted.filters);
}

function filtersOf(url: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.split("?")[1]));
}

/** Filters and their values stand in any order. Every model has one body, which says nothing more beside its name. */
function sorted(filters: Readonly<Record<string, string>>): string {
  const others = Object.entries(filters).filter(([name]) => name !== "bodyType" || !("model" in filters));
  const named = others.map(([name, values]) => `${name}=${values.split(",").toSorted()}`);
  return named.toSorted().join("&");
}
