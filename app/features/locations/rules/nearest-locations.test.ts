import { describe, expect, test } from "vitest";
import { districtNamed } from "#app/ui/map/qatar/districts.ts";
import { nearestOfEachType, saidKilometers } from "./nearest-locations.ts";

const place = (id: string, locationType: string, latitude: number, longitude: number) => ({
  ...{ id, locationType, latitude, longitude },
});
const locations = [
  place("salwa", "showroom", 25.2492, 51.4671),
  place("lusail", "showroom", 25.4221, 51.4908),
  place("west-bay", "service", 25.3256, 51.5284),
  place("al-khor", "service", 25.6811, 51.4962),
];
const nearestTo = (id: string) => {
  const district = districtNamed(id) ?? expect.unreachable();
  return nearestOfEachType(locations, ["showroom", "service", "parts"], district).map(
    ({ location, kilometers }) => [location.id, saidKilometers(kilometers)],
  );
};

describe("the nearest location of each type", () => {
  test.each([
    ["lusail", ["lusail", "west-bay"]],
    ["al-khor", ["lusail", "al-khor"]],
    ["doha", ["salwa", "west-bay"]],
  ])("to %s is %j; a type without locations is left out", (district, ids) => {
    expect(nearestTo(district).map(([id]) => id)).toEqual(ids);
  });

  test("has its distance", () => {
    expect(nearestTo("lusail")[0]).toEqual(["lusail", 0.5]);
  });
});

test.each([
  [0, 0.1],
  [0.04, 0.1],
  [3.16, 3.2],
  [9.96, 10],
  [9.94, 9.9],
  [10.04, 10],
  [12.4, 12],
])("%d km are said as %d", (kilometers, said) => {
  expect(saidKilometers(kilometers)).toBe(said);
});
