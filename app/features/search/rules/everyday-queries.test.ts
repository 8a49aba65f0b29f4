import { expect, test } from "vitest";
import { demoSearch } from "../../../../tests/factories/search/demo-search.ts";
import { everydayQueries, everydayScores } from "../../../../tests/factories/search/everyday-queries.ts";

const today = "2026-11-30";

test.each([
  ["tuning", 4904, 0.98, 0.98],
  ["held-out", 400, 0.98, 0.95],
] as const)(
  "queries for parts, used cars and pages, %s half, find what was meant",
  async (half, count, ten, three) => {
    const queries = everydayQueries(half);
    const search = await demoSearch(new Date(`${today}T09:00:00Z`));
    const { recallAt10, successAt3, missed } = everydayScores(search, queries, today);
    expect(queries).toHaveLength(count);
    expect(recallAt10, missed).toBeGreaterThanOrEqual(ten);
    expect(successAt3, missed).toBeGreaterThanOrEqual(three);
  },
);
