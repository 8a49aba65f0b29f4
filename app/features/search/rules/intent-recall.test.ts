import { beforeAll, describe, expect, test } from "vitest";
import { demoFinds, demoSearch } from "../../../../tests/factories/search/demo-search.ts";
import { intentQueries } from "../../../../tests/factories/search/intent-queries.ts";
import type { SiteSearch } from "./site-search.ts";

const today = "2026-11-21";
let search: SiteSearch;
beforeAll(async () => {
  search = await demoSearch(new Date(`${today}T09:00:00Z`));
});

/** How far queries get to what they want, and those that do not. */
function measured(half: "tuning" | "heldOut") {
  const missed: string[] = [];
  let [recall, successes, count] = [0, 0, 0];
  for (const [intent, { wanted, [half]: queries }] of Object.entries(intentQueries))
    for (const query of queries) {
      const urls = search.find(query, { most: 10, today, ...demoFinds(query) }).map(({ url }) => url);
      const there = wanted.filter((one) => urls.includes(one));
      const succeeds = urls.slice(0, 3).includes(wanted[0] ?? "");
      if (there.length < wanted.length || !succeeds) missed.push(`${intent} | ${query}: ${urls.join(" ")}`);
      recall += there.length / wanted.length;
      successes += succeeds ? 1 : 0;
      count += 1;
    }
  return { recall: recall / count, success: successes / count, count, missed: missed.join("\n") };
}

describe.each(["tuning", "heldOut"] as const)("queries in people's own words, %s half", (half) => {
  test("lead to what they want: 98 in 100 of it among the first ten, the main thing among the first three for 95", () => {
    const { recall, success, count, missed } = measured(half);
    expect(count).toBeGreaterThan(130);
    expect(recall, missed).toBeGreaterThanOrEqual(0.98);
    expect(success, missed).toBeGreaterThanOrEqual(0.95);
  });
});
