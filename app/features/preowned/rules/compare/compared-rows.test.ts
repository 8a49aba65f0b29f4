import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usedVehicleExample as car } from "../stock/stock-examples.ts";
import { comparedLines, differencesFirst, leastOf } from "./compared-rows.ts";

const nameOf = (line: ReturnType<typeof comparedLines>[number]) =>
  line.kind === "field" ? line.field : line.name;
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
    expect(differing(car(), car({ specifications: ["Sunroof", "Tow hitch"] }))).toEqual([
      "Camera",
      "Tow hitch",
    ]);
  });

  it("leave out what none of them has", () => {
    const electric = car({ engineSize: null, cylinders: null, warranty: "", specifications: [] });
    const names = comparedLines([electric, electric]).map(nameOf);
    for (const absent of ["engineSize", "cylinders", "warranty", "Camera"])
      expect(names).not.toContain(absent);
    expect(comparedLines([electric, car()]).map(nameOf)).toContain("engineSize");
  });

  it("say for each car whether it has a piece of equipment", () => {
    const lines = comparedLines([car(), car({ specifications: ["Sunroof"] }), car({ specifications: [] })]);
    expect(lines.filter(({ kind }) => kind === "equipment")).toEqual([
      { kind: "equipment", name: "Camera", has: [true, false, false], differs: true },
      { kind: "equipment", name: "Sunroof", has: [true, true, false], differs: true },
    ]);
  });

  it("stand with their differences first, none lost and each part in its order", () => {
    const some = fc.record({
      year: fc.integer({ min: 2019, max: 2026 }),
      doors: fc.constantFrom(3, 5, null),
      specifications: fc.subarray(["Camera", "Sunroof", "Tow hitch"]),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 3 }), (changes) => {
        const lines = comparedLines(changes.map((one) => car(one)));
        const sorted = differencesFirst(lines);
        expect(new Set(sorted)).toEqual(new Set(lines));
        expect(sorted.findLastIndex(({ differs }) => differs)).toBeLessThan(
          sorted.filter(({ differs }) => differs).length,
        );
        for (const differs of [true, false])
          expect(sorted.filter((line) => line.differs === differs)).toEqual(
            lines.filter((line) => line.differs === differs),
          );
      }),
    );
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
