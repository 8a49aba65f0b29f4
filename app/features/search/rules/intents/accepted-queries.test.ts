import { expect, test } from "vitest";
import { acceptedQueries, scoreOf } from "../../../../../tests/factories/search/accepted-queries.ts";
import { demoSearch } from "../../../../../tests/factories/search/demo-search.ts";

const today = "2026-11-22";

test.each([
  ["acting-queries", 200],
  ["stranger-queries", 200],
  ["second-stranger-queries", 120],
] as const)(
  "%s reach what a reasonable person accepts: 98 in 100 within ten results, 95 within three",
  async (name, count) => {
    const queries = acceptedQueries(name);
    const search = await demoSearch(new Date(`${today}T09:00:00Z`));
    const { recallAt10, successAt3, missed } = scoreOf(search, queries, today);
    expect(queries).toHaveLength(count);
    expect(recallAt10, missed).toBeGreaterThanOrEqual(0.98);
    expect(successAt3, missed).toBeGreaterThanOrEqual(0.95);
  },
);
