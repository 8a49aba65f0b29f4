import { describe, expect, it } from "vitest";
import { relatedModels } from "./related-models.ts";

const model = (id: string, fromPrice: number, ...carTypes: string[]) => ({
  id,
  brand: "rimal",
  carTypes,
  fromPrice,
});
const all = [
  model("van", 80_000, "van"),
  model("near", 82_000, "sedan"),
  model("far", 160_000, "sedan"),
  model("cheap", 30_000, "sedan"),
  model("both", 300_000, "sedan", "hybrid"),
  model("own", 80_000, "sedan", "hybrid"),
  { ...model("premium", 80_000, "sedan", "hybrid"), brand: "lulwa" },
];
const [own] = all.filter(({ id }) => id === "own");

describe("other models", () => {
  it("share most types first, then are nearest in price; neither itself nor another brand", () => {
    if (!own) throw new Error("no model");
    expect(relatedModels(own, all, 9).map(({ id }) => id)).toEqual(["both", "near", "cheap", "far", "van"]);
    expect(relatedModels(own, all, 2).map(({ id }) => id)).toEqual(["both", "near"]);
  });
});
