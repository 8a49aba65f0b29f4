import fc from "fast-check";
import { expect, it } from "vitest";
import { placeLabels } from "./labels.ts";
import { polygon } from "./pen/marks.ts";
import type { Point } from "./pen/vectors.ts";
import { disc } from "./shapes/contours.ts";
import { type DrawnItem, sheetSize } from "./sheet.ts";

const item = (x: number, y: number, radius: number): DrawnItem => ({
  type: "part",
  shape: [polygon("face", disc(radius, [x, y]))],
});
const apart = (one: readonly [number, number], other: readonly [number, number]) =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

it("a number stands beside its part and hides no part, and its line begins on the part", () => {
  const items = [item(300, 300, 60), item(600, 450, 90), item(900, 600, 40)];
  for (const [index, label] of placeLabels(items).entries()) {
    const [x, y, radius] =
      [
        [300, 300, 60],
        [600, 450, 90],
        [900, 600, 40],
      ][index] ?? [];
    expect(apart(label?.start ?? [0, 0], [x ?? 0, y ?? 0])).toBeLessThanOrEqual((radius ?? 0) + 6);
    for (const [cx, cy, r] of [
      [300, 300, 60],
      [600, 450, 90],
      [900, 600, 40],
    ] as const)
      expect(apart(label?.middle ?? [cx, cy], [cx, cy])).toBeGreaterThan(r + 10);
  }
});

it("what has no type has no number", () => {
  const nameless = { shape: item(600, 400, 50).shape };
  expect(placeLabels([nameless, item(300, 300, 30)]).map((label) => label !== undefined)).toEqual([
    false,
    true,
  ]);
});

it("a leader line begins where the item says", () => {
  const [label] = placeLabels([{ ...item(600, 400, 80), start: [640, 380] }]);
  expect(label?.start).toEqual([640, 380]);
});

it("numbers of parts that lie close together stay apart and on the sheet", () => {
  const place = fc.record({ x: fc.integer({ min: 250, max: 950 }), y: fc.integer({ min: 250, max: 650 }) });
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 7 }), (places) => {
      const labels = placeLabels(places.map(({ x, y }) => item(x, y, 24))).map(
        (label): Point => label?.middle ?? [0, 0],
      );
      for (const [index, [x, y]] of labels.entries()) {
        expect(x > 17 && y > 17 && x < sheetSize.width - 17 && y < sheetSize.height - 17).toBe(true);
        for (const other of labels.slice(0, index)) expect(apart([x, y], other)).toBeGreaterThanOrEqual(36);
      }
    }),
    { numRuns: 12 },
  );
});
