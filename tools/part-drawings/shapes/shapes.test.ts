import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { along, standing } from "../pen/frame.ts";
import { isometric, pen } from "../pen/pen.ts";
import { dot, type Point, type Vector } from "../pen/vectors.ts";
import { beltRoute } from "../things/engine.ts";
import { clipped, turnOf } from "./clip.ts";
import { box, disc, rounded } from "./contours.ts";
import { extruded } from "./extruded.ts";
import { pairs, triples } from "./numbers.ts";
import { turned } from "./turned.ts";

const by = pen(isometric);
const number = fc.double({ min: -50, max: 50, noNaN: true });

describe("written numbers", () => {
  it.each([
    [
      "0,1 -2,3.5",
      [
        [0, 1],
        [-2, 3.5],
      ],
    ],
    ["7,8", [[7, 8]]],
  ])("reads %s", (text, points) => expect(pairs(text)).toEqual(points));

  it.each(["1,2,3", "1", "1,x", "1,2  3,4"])("refuses %j as points of an outline", (text) => {
    expect(() => pairs(text)).toThrow(/Not 2 numbers/);
  });

  it("refuses a point in space with two numbers", () =>
    expect(() => triples("1,2")).toThrow(/Not 3 numbers/));
});

describe("frames", () => {
  it("are right-handed and upright, whichever way n points", () => {
    fc.assert(
      fc.property(fc.tuple(number, number, number), (direction) => {
        fc.pre(Math.hypot(...direction) > 1e-3);
        const { u, v, n } = along([0, 0, 0], direction);
        for (const [one, other] of [
          [u, v],
          [v, n],
          [n, u],
        ] as const)
          expect(dot(one, other)).toBeCloseTo(0, 6);
        for (const axis of [u, v, n]) expect(Math.hypot(...axis)).toBeCloseTo(1, 6);
        const cross: Vector = [
          u[1] * v[2] - u[2] * v[1],
          u[2] * v[0] - u[0] * v[2],
          u[0] * v[1] - u[1] * v[0],
        ];
        expect(dot(cross, n)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe("a clipped outline", () => {
  const inside = (outline: readonly Point[], [x, y]: Point) =>
    outline.every(([ax, ay], index) => {
      const [bx, by2] = outline[(index + 1) % outline.length] ?? [ax, ay];
      return Math.sign(turnOf(outline)) * ((bx - ax) * (y - ay) - (by2 - ay) * (x - ax)) >= -1e-6;
    });

  it("lies within the outline that it is clipped by", () => {
    fc.assert(
      fc.property(number, number, fc.double({ min: 5, max: 40, noNaN: true }), (x, y, radius) => {
        const within = box(40, 30);
        for (const point of clipped(disc(radius, [x, y]), within)) expect(inside(within, point)).toBe(true);
      }),
    );
  });

  it("is all of what lies within, and nothing of what lies beside", () => {
    expect(clipped(box(10, 10), box(40, 40))).toEqual(box(10, 10));
    expect(clipped(box(10, 10, 0, [90, 0]), box(40, 40))).toEqual([]);
  });
});

it("rounding corners never leaves the outline", () => {
  for (const [x, y] of rounded(box(60, 20), 500)) {
    expect(Math.abs(x)).toBeLessThanOrEqual(30);
    expect(Math.abs(y)).toBeLessThanOrEqual(10);
  }
});

it("a belt touches each pulley at its radius and runs straight between them", () => {
  const wheels = [
    { middle: [0, 0], radius: 40 },
    { middle: [200, 0], radius: 30 },
    { middle: [110, 60], radius: 20, turn: -1 },
  ] as const;
  const way = beltRoute(wheels);
  for (const point of way) {
    const gaps = wheels.map(({ middle: [x, y], radius }) =>
      Math.abs(Math.hypot(point[0] - x, point[1] - y) - radius),
    );
    expect(Math.min(...gaps)).toBeLessThan(1e-6);
  }
});

describe("solids", () => {
  it("show their near end last, so that it hides what is behind", () => {
    const up =
      turned(by, standing([0, 0, 0]), [
        [0, 20],
        [50, 10],
      ]).at(-1)?.cover ?? [];
    const middle = up.reduce((sum, [, y]) => sum + y / up.length, 0);
    expect(middle).toBeCloseTo(by.project([0, 0, 50])[1], 0);
    const down =
      turned(by, along([0, 0, 0], [0, 0, -1]), [
        [0, 20],
        [50, 10],
      ]).at(-1)?.cover ?? [];
    expect(down.reduce((sum, [, y]) => sum + y / down.length, 0)).toBeCloseTo(by.project([0, 0, 0])[1], 0);
  });

  it("an extruded outline looks the same from whichever side it grows", () => {
    const faceOf = (marks: ReturnType<typeof extruded>) =>
      marks
        .at(-1)
        ?.cover.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`)
        .toSorted();
    const grown = extruded(by, standing([0, 0, 0]), box(30, 20), 8);
    const hanging = extruded(by, along([0, 0, 8], [0, 0, -1]), box(30, 20), 8);
    expect(faceOf(hanging)).toEqual(faceOf(grown));
  });
});
