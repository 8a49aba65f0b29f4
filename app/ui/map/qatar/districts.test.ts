import { expect, test } from "vitest";
import { districtNamed, districts, namedPlaces } from "./districts.ts";

test("every district has a name of its own in addresses; an unknown one is nobody's", () => {
  const ids = districts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(districtNamed(id)?.id).toBe(id);
  }
  expect(districtNamed("atlantis")).toBeUndefined();
  expect(districtNamed(null)).toBeUndefined();
});

test("a country beside Qatar is on the map and no district", () => {
  expect(namedPlaces.map(({ id }) => id)).toContain("bahrain");
  expect(districtNamed("bahrain")).toBeUndefined();
});
