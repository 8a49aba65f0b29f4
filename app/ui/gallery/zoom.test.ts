import fc from "fast-check";
import { expect, it } from "vitest";
import { movedBy, noZoom, type Zoom, zoomedAt } from "./zoom.ts";

const frame = { width: 400, height: 300 };
const inFrame = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) });
const step = fc.oneof(
  fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), at: inFrame }),
  fc.record({
    by: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
  }),
);
const after = (
  zoom: Zoom,
  one: { factor: number; at: { x: number; y: number } } | { by: { x: number; y: number } },
) => ("by" in one ? movedBy(zoom, one.by, frame) : zoomedAt(zoom, one.factor, one.at, frame));

it("keeps what lies under the fingers, away from the edges", () => {
  const zoom = zoomedAt(noZoom, 2, { x: 50, y: -40 }, frame);
  expect(zoom).toEqual({ scale: 2, x: -50, y: 40 });
  // The point of the picture that was there is there still: (50 - x) / scale.
  expect((50 - zoom.x) / zoom.scale).toBe(50);
});

it("never shows an empty edge nor less than the whole picture, whatever is done to it", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { scale, x, y } = steps.reduce<Zoom>(after, noZoom);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(4);
      expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * frame.width) / 2 + 1e-6);
      expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * frame.height) / 2 + 1e-6);
    }),
  );
});

it("is nothing again once it is as small as it was", () => {
  fc.assert(
    fc.property(inFrame, inFrame, (one, other) => {
      const back = zoomedAt(zoomedAt(noZoom, 3, one, frame), 1 / 3, other, frame);
      expect([back.scale, Math.abs(back.x), Math.abs(back.y)]).toEqual([1, 0, 0]);
    }),
  );
});
