import { dot, type Point, radians, type Vector } from "./vectors.ts";

/** Where the viewer stands: degrees about the vertical and above the ground. */
export interface View {
  readonly azimuth: number;
  readonly elevation: number;
}

/** Projects space to the drawing, without perspective, as drawings of parts are made. */
export interface Pen {
  readonly scale: number;
  /** Towards the viewer. */
  readonly towards: Vector;
  project(point: Vector): Point;
}

/** Seen from the front left and above; x comes towards the viewer, y goes away. */
export const isometric: View = { azimuth: -45, elevation: 32 };

export function pen({ azimuth, elevation }: View, scale = 1, origin: Point = [0, 0]): Pen {
  const [a, e] = [radians(azimuth), radians(elevation)];
  const towards: Vector = [Math.cos(a) * Math.cos(e), Math.sin(a) * Math.cos(e), Math.sin(e)];
  const right: Vector = [-Math.sin(a), Math.cos(a), 0];
  const up: Vector = [-Math.sin(e) * Math.cos(a), -Math.sin(e) * Math.sin(a), Math.cos(e)];
  return {
    scale,
    towards,
    project: (point) => [origin[0] + scale * dot(point, right), origin[1] - scale * dot(point, up)],
  };
}

/** Whether a face with this outward direction is turned to the viewer. */
export const faces = (by: Pen, outward: Vector): boolean => dot(outward, by.towards) > 1e-9;
