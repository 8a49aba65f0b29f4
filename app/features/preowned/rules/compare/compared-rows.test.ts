import { describe, expect, it } from "vitest";
import { equipmentOf } from "../equipment/equipment.ts";
import { comparedCarExample as car } from "../stock/stock-examples.ts";
import { comparedLines, leastOf } from "./compared-rows.ts";

const nameOf = (line: ReturnType<typeof comparedLines>[number]) => {
  if (line.kind === "others") return "others";
  return line.kind === "field" ? line.field : line.feature;
};
const listing = (phrases: readonly string[]) => ({
  equipment: equipmentOf({ en: phrases, ar: phrases }, "en"),
});
const differing = (...cars: Parameters<typeof comparedLines>[0]) =>
  comparedLines(cars)
    .filter(({ differs }) => differs)
    .map(nameOf);

describe("cars side by side", () => {
  it("differ in what differs, whatever its kind", () => {
    expect(differing(car(), car())).toEqual([]);
    expect(differing(car(), car({ year: 2022, seats: [5, 7], certified: false }))).toEqual([
      "year",
      "certified",
      "seats",
    ]);
    expect(differing(car(), car({ power: null }))).toEqual(["power"]);
    expect(differing(car(), car(listing(["Sunroof", "Tow bar", "Ashtray"])))).toEqual([
      "rear-camera",
      "towing",
    ]);
    expect(differing(car(), car(listing(["Sunroof", "Rear camera"])))).toEqual(["others"]);
    expect(differing(car(listing(["Six airbags"])), car(listing(["Eight airbags"])))).toEqual(["airbags"]);
  });

  it("leave out what none of them has", () => {
    const electric = car({ engineSize: null, cylinders: null, warranty: "", ...listing([]) });
    const names = comparedLines([electric, electric]).map(nameOf);
    for (const absent of ["engineSize", "cylinders", "warranty", "rear-camera", "others"])
      expect(names).not.toContain(absent);
    expect(comparedLines([electric, car()]).map(nameOf)).toContain("engineSize");
  });

  it("say what each list says of a feature, and never that a car lacks what its list does not name", () => {
    const lists = [["Six airbags", "Sunroof", "Ashtray"], ["Panoramic roof", "Airbags"], []];
    const lines = comparedLines(lists.map((phrases) => car(listing(phrases))));
    expect(lines.filter(({ kind }) => kind !== "field")).toEqual([
      {
        kind: "feature",
        feature: "sunroof",
        stated: [{ value: null, by: "listing" }, { value: null, by: "listing" }, "not-stated"],
        differs: true,
      },
      {
        kind: "feature",
        feature: "airbags",
        stated: [{ value: 6, by: "listing" }, { value: null, by: "listing" }, "not-stated"],
        differs: true,
      },
      { kind: "others", phrases: [["Ashtray"], [], []], differs: true },
    ]);
  });
});

it("what a trim says counts as what a list says, and is marked as the trim's", () => {
  const byTrim = { fields: [], equipment: [{ feature: "airbags", value: 6 }] } as const;
  const lines = comparedLines([car(listing(["Six airbags"])), car({ ...listing([]), byTrim })]);
  expect(lines.find((line) => line.kind === "feature")).toEqual({
    kind: "feature",
    feature: "airbags",
    stated: [
      { value: 6, by: "listing" },
      { value: 6, by: "trim" },
    ],
    differs: false,
  });
});

it.each([
  [
    [3, 1, 2],
    [false, true, false],
  ],
  [
    [1, 1, 2],
    [true, true, false],
  ],
  [
    [2, 2],
    [false, false],
  ],
  [[5], [false]],
])("the least of %j: %j", (numbers, least) => expect(leastOf(numbers)).toEqual(least));
