import type { Point } from "./vectors.ts";

/**
 * How a mark is painted: a face hides what lies behind it; a side is a face in the shade; `dark` is rubber or an opening;
 * the `-fill` ones have no line of their own.
 */
export type Style =
  | "face"
  | "side"
  | "dark"
  | "face-fill"
  | "side-fill"
  | "dark-fill"
  | "line"
  | "detail"
  | "axis"
  | "bead";

export interface Mark {
  readonly style: Style | "tube";
  readonly path: string;
  /** What it covers, for placing labels: a polygon, or the middle of a tube. */
  readonly cover: readonly Point[];
  /** Of a tube: how wide, how dark, and the distance of its ribs. */
  readonly tube?: {
    readonly width: number;
    readonly style: "face" | "side" | "dark";
    readonly ribs?: number;
  };
}

/** What is drawn later hides what was drawn before it. */
export type Shape = readonly Mark[];

const tenths = (value: number) => Math.round(value * 10);

function written(values: readonly number[]): string {
  return values
    .map((value) => String(value / 10).replace(/^(-?)0\./, "$1."))
    .map((value, index) => (index === 0 || value.startsWith("-") ? value : ` ${value}`))
    .join("");
}

export const at = ([x, y]: Point): string => written([tenths(x), tenths(y)]);

/** Straight lines from point to point, in steps of a tenth so that files stay small. */
export function polyline(points: readonly Point[], closed: boolean): string {
  const [first, ...rest] = points.map(([x, y]): Point => [tenths(x), tenths(y)]);
  if (!first) return "";
  const parts = [`M${written(first)}`];
  let [lastX, lastY] = first;
  let command = "l";
  for (const [x, y] of rest) {
    if (x === lastX && y === lastY) continue;
    const step = written([x - lastX, y - lastY]);
    parts.push(command === "" && !step.startsWith("-") ? ` ${step}` : `${command}${step}`);
    command = "";
    [lastX, lastY] = [x, y];
  }
  return parts.join("") + (closed ? "z" : "");
}

export const polygon = (style: Style, points: readonly Point[], closed = true): Mark => ({
  style,
  path: polyline(points, closed),
  cover: points,
});
