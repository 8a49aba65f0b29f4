/** A point or a direction in space; x and y are level, z points up. Units are millimeters or so. */
export type Vector = readonly [number, number, number];
/** A point of the drawing or of a contour. */
export type Point = readonly [number, number];

export const origin: Vector = [0, 0, 0];
export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const subtract = (a: Vector, b: Vector): Vector => add(a, times(b, -1));
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vector): Vector => times(a, 1 / (Math.hypot(...a) || 1));
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Numbers from `first` to `last` in equal steps, both included. */
export const steps = (first: number, last: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => first + ((last - first) * index) / count);
