import { expect, test } from "vitest";
import { bestIntents } from "./best-intents.ts";
import type { MatchedIntent } from "./intent.ts";

const texts = { en: { title: "", text: "" }, ar: { title: "", text: "" } };
function matched(id: string, score: number, ...places: number[]): MatchedIntent {
  const entry = { kind: "action" as const, id, url: `/${id}`, texts };
  const choice = {
    models: [],
    mostModels: 0,
    isMeasured: false,
    seated: false,
    narrowsStock: false,
    ofParts: false,
  };
  return { intent: { entry, phrases: [], ...choice }, score, phrase: "", places: new Set(places) };
}
const ids = (...sorted: MatchedIntent[]) =>
  bestIntents(sorted, 3).intents.map(({ intent }) => intent.entry.id);

test("intents with words of their own stand beside each other, and cover the query together", () => {
  expect(bestIntents([matched("hybrid", 0.4, 0), matched("seats", 0.3, 1)], 3).coverage).toBeCloseTo(0.7);
  expect(ids(matched("hybrid", 0.4, 0), matched("seats", 0.3, 1))).toEqual(["hybrid", "seats"]);
});

test("one with no other words than a better one is left out, unless it is as good", () => {
  expect(ids(matched("a", 1, 0, 1), matched("b", 0.9, 0))).toEqual(["a"]);
  expect(ids(matched("a", 1, 0, 1), matched("b", 0.96, 0))).toEqual(["a", "b"]);
});

test("one that shares words must score nearly as well; too little coverage is none at all; three are enough", () => {
  expect(ids(matched("a", 1, 0), matched("b", 0.5, 0, 1))).toEqual(["a"]);
  expect(ids(matched("a", 0.45, 0))).toEqual([]);
  const four = [0, 1, 2, 3].map((place) => matched(`${place}`, 0.25, place));
  expect(ids(...four)).toEqual(["0", "1", "2"]);
});

test("of a long query the intents cover less, since it tells a story around its request", () => {
  expect(bestIntents([matched("a", 0.4, 0)], 4).intents).toEqual([]);
  expect(bestIntents([matched("a", 0.4, 0)], 5).intents).toHaveLength(1);
});
