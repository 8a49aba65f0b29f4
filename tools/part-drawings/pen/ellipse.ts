import type { Frame } from "./frame.ts";
import { place } from "./frame.ts";
import { at, type Mark, type Style } from "./marks.ts";
import type { Pen } from "./pen.ts";
import { dot, type Point, radians, steps } from "./vectors.ts";

/** How circles about a frame's n look on the drawing. */
interface Ellipse {
  /** Degrees of the wide axis. */
  readonly tilt: number;
  /** Narrow by wide: 1 is seen from the front, 0 from the side. */
  readonly ratio: number;
  /** Where n points on the drawing; its length is how much of it is seen from the side. */
  readonly lean: Point;
}

export function ellipseOf(by: Pen, frame: Frame): Ellipse {
  const [x0, y0] = by.project(frame.at);
  const [x1, y1] = by.project(place(frame, [0, 0, 1]));
  const lean: Point = [(x1 - x0) / by.scale, (y1 - y0) / by.scale];
  const ratio = Math.abs(dot(frame.n, by.towards));
  return { tilt: (Math.atan2(lean[1], lean[0]) * 180) / Math.PI + 90, ratio, lean };
}

/** A point of a circle on the drawing; 0 degrees is where n leans to, 90 is a quarter on the screen clockwise. */
export function onCircle(by: Pen, frame: Frame, height: number, radius: number, degrees: number): Point {
  const [x, y] = by.project(place(frame, [0, 0, height]));
  const { tilt, ratio } = ellipseOf(by, frame);
  const [narrow, wide] = [radians(tilt - 90), radians(tilt)];
  const a = Math.cos(radians(degrees)) * radius * ratio * by.scale;
  const b = Math.sin(radians(degrees)) * radius * by.scale;
  return [x + a * Math.cos(narrow) + b * Math.cos(wide), y + a * Math.sin(narrow) + b * Math.sin(wide)];
}

export const arcPoints = (by: Pen, frame: Frame, height: number, radius: number, from = 0, to = 360) =>
  steps(from, to, Math.max(6, Math.ceil(Math.abs(to - from) / 12))).map((degrees) =>
    onCircle(by, frame, height, radius, degrees),
  );

/** The path on along a circle to `to` degrees; the pen is already at its beginning. */
export function arcTo(
  by: Pen,
  frame: Frame,
  height: number,
  radius: number,
  from: number,
  to: number,
): string {
  const { tilt, ratio } = ellipseOf(by, frame);
  const size = (value: number) => String(Math.max(Math.round(value * by.scale * 10) / 10, 0.1));
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const end = onCircle(by, frame, height, radius, to);
  const turn = Math.round(((tilt % 180) + 180) % 180);
  return `A${size(radius)} ${size(radius * ratio)} ${turn} ${large} ${to > from ? 1 : 0} ${at(end)}`;
}

export function arc(
  style: Style,
  by: Pen,
  frame: Frame,
  height: number,
  radius: number,
  from: number,
  to: number,
): Mark {
  const start = onCircle(by, frame, height, radius, from);
  return {
    style,
    path: `M${at(start)}${arcTo(by, frame, height, radius, from, to)}`,
    cover: arcPoints(by, frame, height, radius, from, to),
  };
}

export function circle(style: Style, by: Pen, frame: Frame, height: number, radius: number): Mark {
  const half = arc(style, by, frame, height, radius, 0, 180);
  return {
    style,
    path: `${half.path}${arcTo(by, frame, height, radius, 180, 360)}z`,
    cover: arcPoints(by, frame, height, radius),
  };
}
