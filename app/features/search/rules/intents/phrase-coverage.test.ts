import { expect, test } from "vitest";
import { coverageOf, matchedTerms } from "./phrase-coverage.ts";

const term = (meanings: Readonly<Record<string, number>>, weight = 1, weightUnmatched = weight) => ({
  ...{ weight, weightUnmatched, isDistinctive: true },
  meanings: new Map(Object.entries(meanings)),
});
const oil = term({ oil: 1 });
const change = term({ change: 1, oil: 0.9 });
const mine = term({ my: 1 }, 0);

test("a phrase matches when each of its stems is a term's, each term once, the likeliest first", () => {
  expect(matchedTerms(["oil", "change"], [change, oil])).toEqual(
    new Map([
      [oil, 1],
      [change, 1],
    ]),
  );
  expect(matchedTerms(["oil"], [change])).toEqual(new Map([[change, 0.9]]));
  expect(matchedTerms(["oil", "change"], [change])).toBeUndefined();
  expect(matchedTerms(["brake"], [change, oil])).toBeUndefined();
  expect(matchedTerms([], [oil])?.size).toBe(0);
});

test("of terms that mean a stem alike the first is taken", () => {
  const again = term({ oil: 1 });
  expect(matchedTerms(["oil"], [oil, again])?.has(oil)).toBe(true);
});

test.each([
  [[oil, change], 1],
  [[oil], 0.5],
  [[], 0],
])("of two words %# are covered", (matched, covered) => {
  const terms = new Map(matched.map((one) => [one, 1]));
  expect(coverageOf(terms, [oil, change, mine])).toBe(covered);
});

test("a guess covers its share, and weighs less where it is not taken", () => {
  const guess = term({ tire: 0.8 }, 1, 0.25);
  expect(
    coverageOf(
      new Map([
        [oil, 1],
        [guess, 0.8],
      ]),
      [oil, guess],
    ),
  ).toBe(0.9);
  expect(coverageOf(new Map([[oil, 1]]), [oil, guess])).toBe(0.8);
});
