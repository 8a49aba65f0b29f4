import { add, cross, dot, radians, subtract, times, unit, type Vector } from "./vectors.ts";

/** A place with three directions of its own. Flat contours lie in u and v; things stand or turn along n. */
export interface Frame {
  readonly at: Vector;
  readonly u: Vector;
  readonly v: Vector;
  readonly n: Vector;
}

/** A frame whose n points along `n`, and whose v is as near to `up` as it can be. */
export function along(at: Vector, n: Vector, up: Vector = [0, 0, 1]): Frame {
  const axis = unit(n);
  const upright = Math.abs(dot(axis, unit(up))) > 0.999 ? ([0, 1, 0] as const) : up;
  const v = unit(subtract(upright, times(axis, dot(upright, axis))));
  return { at, u: cross(v, axis), v, n: axis };
}

/** Level ground: u is x, v is y, n points up. */
export const standing = (at: Vector): Frame => ({ at, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] });

/** A point given in a frame's own directions. */
export const place = ({ at, u, v, n }: Frame, [a, b, c]: Vector): Vector =>
  add(at, add(times(u, a), add(times(v, b), times(n, c))));

export const shift = (frame: Frame, by: Vector): Frame => ({ ...frame, at: place(frame, by) });

/** Turned about its own n. */
function roll(frame: Frame, degrees: number): Frame {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const u = add(times(frame.u, c), times(frame.v, s));
  return { ...frame, u, v: cross(frame.n, u) };
}

/** The frame whose n is another's u, or v; what stands on its flank. */
export const sideways = (frame: Frame): Frame => ({ at: frame.at, u: frame.v, v: frame.n, n: frame.u });
export const endways = (frame: Frame): Frame => ({ at: frame.at, u: frame.n, v: frame.u, n: frame.v });
export const reversed = (frame: Frame): Frame => ({
  at: frame.at,
  u: times(frame.u, -1),
  v: frame.v,
  n: times(frame.n, -1),
});

/** Frames on a circle about n, each turned so that its u points outwards. */
export function around(frame: Frame, count: number, radius: number, first = 0): Frame[] {
  return Array.from({ length: count }, (_, index) =>
    shift(roll(frame, first + (360 * index) / count), [radius, 0, 0]),
  );
}
