import { expect, test } from "vitest";
import type { Entry } from "../index/entry.ts";
import type { MatchedIntent } from "./intent.ts";
import { modelsForIntents } from "./models-for-intents.ts";

const texts = { en: { title: "", text: "" }, ar: { title: "", text: "" } };
const model = (id: string, ...seats: number[]): Entry => ({ kind: "model", id, url: `/${id}`, seats, texts });
const models = [model("city", 5), model("family", 7), model("large", 7, 6), model("van", 3, 12, 9)];

function matched(place: number, ids: string[], more: Partial<MatchedIntent["intent"]> = {}): MatchedIntent {
  const entry: Entry = { kind: "action", id: `${place}`, url: "/", texts };
  const choice = {
    models: ids,
    mostModels: 2,
    isMeasured: false,
    seated: false,
    narrowsStock: false,
    ofParts: false,
    ...more,
  };
  return { intent: { entry, phrases: [], ...choice }, score: 1, phrase: "", places: new Set([place]) };
}

test("one intent wants its first models", () => {
  expect(modelsForIntents([matched(0, ["city", "family", "large"])], undefined, models)).toEqual([
    "city",
    "family",
  ]);
  expect(modelsForIntents([matched(0, [])], undefined, models)).toEqual([]);
});

test("different words want models that are all of it; where none is, those of each", () => {
  const [cheap, hybrid] = [matched(0, ["city", "family", "large"]), matched(1, ["large", "family"])];
  expect(modelsForIntents([cheap, hybrid], undefined, models)).toEqual(["family", "large"]);
  expect(modelsForIntents([matched(0, ["city"]), matched(1, ["van"])], undefined, models)).toEqual([
    "city",
    "van",
  ]);
});

test("the same words want one thing or the other", () => {
  const intents = [matched(0, ["family"]), matched(0, ["family", "large"])];
  expect(modelsForIntents(intents, undefined, models)).toEqual(["family", "family", "large"]);
});

test("what wants the most of something says which comes first", () => {
  const largest = matched(1, ["van", "large", "family"], { isMeasured: true });
  expect(modelsForIntents([matched(0, ["family", "large"]), largest], undefined, models)).toEqual([
    "large",
    "family",
  ]);
});

test("a number of seats wants models with enough, those with the fewest too many first", () => {
  const seated = matched(0, ["family"], { seated: true });
  expect(modelsForIntents([seated], 6, models)).toEqual(["large", "family"]);
  expect(modelsForIntents([seated], 13, models)).toEqual([]);
});
