import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { framesOfDrag, newTurntable, turnByHand, turnByItself } from "./turntable.ts";

const frames = 24;
const turnOften = (times: number) => {
  let table = newTurntable(frames);
  for (let step = 0; step < times; step++) table = turnByItself(table, frames);
  return table;
};

describe("the turntable", () => {
  it("turns by itself through every frame once and stops where it began", () => {
    const seen = Array.from({ length: frames }, (_, step) => turnOften(step).frame);
    expect(new Set(seen).size).toBe(frames);
    expect(turnOften(frames)).toEqual({ frame: 0, remaining: 0 });
    expect(turnOften(frames * 3)).toEqual({ frame: 0, remaining: 0 });
  });

  it("never turns by itself again once a hand has touched it", () => {
    const touched = turnByHand(turnOften(5), 0, frames);
    expect(turnByItself(touched, frames)).toEqual({ frame: 5, remaining: 0 });
  });

  it("stays on a frame that is there, however far it is turned", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 36 }), (by, count) => {
        const { frame } = turnByHand(newTurntable(count), by, count);
        expect(frame).toBeGreaterThanOrEqual(0);
        expect(frame).toBeLessThan(count);
        expect(turnByHand({ frame, remaining: 0 }, -by, count).frame).toBe(0);
      }),
    );
  });

  it.each([
    [0, 800, 0],
    [800, 800, 24],
    [-800, 800, -24],
    [100, 800, 3],
    [100, 0, 0],
  ])("a drag of %d px over %d px is %d frames", (pixels, width, expected) => {
    expect(framesOfDrag(pixels, width, frames)).toBe(expected);
  });
});
