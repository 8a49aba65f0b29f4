import type { Frame } from "../pen/frame.ts";
import { shift } from "../pen/frame.ts";
import type { Shape } from "../pen/marks.ts";
import { faces, type Pen } from "../pen/pen.ts";
import { steps } from "../pen/vectors.ts";
import { regular } from "./contours.ts";
import { extruded } from "./extruded.ts";
import { grooves, turned } from "./turned.ts";

/** A bolt with a hexagon head and a washer face; its shank points against n. */
export function bolt(by: Pen, frame: Frame, radius: number, length: number): Shape {
  const shank = [
    ...turned(by, frame, [
      [-length, radius * 0.8],
      [-length + radius * 0.5, radius],
      [0, radius],
    ]),
    ...grooves(
      by,
      frame,
      steps(-length + radius, -length * 0.35, Math.ceil(length / (radius * 0.8))),
      radius,
    ),
  ];
  const head = [
    ...turned(by, frame, [
      [0, radius * 2.1],
      [radius * 0.4, radius * 2],
    ]),
    ...extruded(by, shift(frame, [0, 0, radius * 0.4]), regular(6, radius * 1.75), radius * 1.1),
    ...turned(by, frame, [
      [radius * 1.5, radius * 1.15],
      [radius * 1.5, radius * 1.1],
    ]),
  ];
  return faces(by, frame.n) ? [...shank, ...head] : [...head, ...shank];
}

export function nut(by: Pen, frame: Frame, radius: number, height = radius): Shape {
  return [
    ...turned(by, frame, [
      [0, radius * 1.25],
      [height * 0.2, radius * 1.2],
    ]),
    ...extruded(by, shift(frame, [0, 0, height * 0.2]), regular(6, radius), height * 0.8),
    ...turned(
      by,
      frame,
      [
        [height, radius * 0.62],
        [height, radius * 0.6],
      ],
      { well: [radius * 0.55, height] },
    ),
  ];
}

/** A plain ring: washer, gasket, seal. */
export const ring = (by: Pen, frame: Frame, outer: number, inner: number, height: number): Shape =>
  turned(
    by,
    frame,
    [
      [0, outer],
      [height, outer],
    ],
    { bore: inner },
  );

/** A clip of plastic with a ribbed foot that points against n. */
export const clip = (by: Pen, frame: Frame, radius: number): Shape => [
  ...turned(by, frame, [
    [-radius * 2.6, radius * 0.25],
    [-radius * 1.6, radius * 0.75],
    [-radius * 1.6, radius * 0.5],
    [-radius * 0.9, radius * 0.75],
    [-radius * 0.9, radius * 0.5],
    [-radius * 0.2, radius * 0.6],
    [-radius * 0.2, radius * 1.3],
    [0, radius * 1.3],
  ]),
];
