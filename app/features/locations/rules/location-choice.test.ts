import { describe, expect, it } from "vitest";
import { chosenLocation, locationsOfType, typesShown } from "./location-choice.ts";

const place = (id: string, locationType: string, defaultLocation = false) => ({
  id,
  locationType,
  defaultLocation,
});
const locations = [
  place("far", "showroom"),
  place("main", "showroom", true),
  place("near", "showroom"),
  place("west-bay", "service", true),
  place("hidden", "warehouse", true),
];
const labels = [{ id: "showroom" }, { id: "service" }, { id: "parts" }];

describe("locations of a type", () => {
  it("stand with the default first, the others in the editor's order", () => {
    expect(locationsOfType(locations, "showroom").map(({ id }) => id)).toEqual(["main", "far", "near"]);
    expect(locationsOfType(locations, "parts")).toEqual([]);
  });
});

describe("tabs", () => {
  it("leave out a type that no location has", () => {
    expect(typesShown(labels, locations)).toEqual([{ id: "showroom" }, { id: "service" }]);
  });
});

describe("the chosen location", () => {
  it.each([
    [null, "main"],
    ["near", "near"],
    ["west-bay", "west-bay"],
    ["no-such-place", "main"],
    ["hidden", "main"],
  ])("requested %s: %s", (requested, chosen) => {
    expect(chosenLocation(locations, labels, requested)?.id).toBe(chosen);
  });

  it("is none where there is no location", () => {
    expect(chosenLocation([], labels, "main")).toBeUndefined();
  });
});
