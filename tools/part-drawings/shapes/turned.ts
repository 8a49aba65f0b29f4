import { arc, arcPoints, arcTo, circle, ellipseOf, onCircle } from "../pen/ellipse.ts";
import { type Frame, place, reversed } from "../pen/frame.ts";
import { at, type Mark, polygon, type Shape, type Style } from "../pen/marks.ts";
import { faces, type Pen } from "../pen/pen.ts";
import { type Point, steps } from "../pen/vectors.ts";
import { clipped } from "./clip.ts";

/** Height along n, radius, and whether the surface goes on round there without an edge. */
export type Ring = readonly [height: number, radius: number, edge?: "soft"];
type Tone = "face" | "side" | "dark";

interface TurnedOptions {
  /** Radius of a hole through all of it. */
  readonly bore?: number;
  /** Radius and depth of a hole that ends, from the near end. */
  readonly well?: readonly [radius: number, depth: number];
  readonly side?: Tone;
  readonly cap?: Tone;
}

/** What a lathe makes: rings along a frame's n, painted from the far end to the near one. */
export function turned(by: Pen, frame: Frame, rings: readonly Ring[], options: TurnedOptions = {}): Shape {
  const { side = "side", cap = "face" } = options;
  const away = !faces(by, frame.n);
  const ordered = away ? rings.map(([h, r, e]): Ring => [-h, r, e]).reverse() : rings;
  const own = away ? reversed(frame) : frame;
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return [];
  const marks: Mark[] = [circle(cap, by, own, first[0], first[1])];
  for (const run of runsOf(ordered))
    marks.push(...(run.length > 2 ? roundRun(by, own, run, side, cap) : edgedBand(by, own, run, side, cap)));
  if (options.bore) marks.push(...hole(by, own, last[0], last[0] - first[0], options.bore, true));
  if (options.well) marks.push(...hole(by, own, last[0], options.well[1], options.well[0], false));
  return marks;
}

/** Rings from one edge to the next: two, or more where the surface is round between them. */
function runsOf(rings: readonly Ring[]): Ring[][] {
  const runs: Ring[][] = [];
  let run: Ring[] = [];
  for (const [index, ring] of rings.entries()) {
    run.push(ring);
    const ends = ring[2] !== "soft" || index === rings.length - 1;
    if (!ends || run.length < 2) continue;
    runs.push(run);
    run = [ring];
  }
  return runs;
}

/** The surface between two rings with an edge, and the nearer ring. */
function edgedBand(by: Pen, frame: Frame, [far, near]: readonly Ring[], side: Tone, cap: Tone): Mark[] {
  if (!far || !near) return [];
  const surface = hull(by, frame, far, near);
  const edge = circle(cap, by, frame, near[0], near[1]);
  return surface ? [{ style: side, ...surface }, edge] : [edge];
}

/** A round surface: the outline of all its bands together, drawn as lines of which the bands then cover the inner half. */
function roundRun(by: Pen, frame: Frame, run: readonly Ring[], side: Tone, cap: Tone): Mark[] {
  const bands = run.slice(1).map((near, index) => {
    const far = run[index] ?? near;
    const bigger = far[1] > near[1] ? far : near;
    return hull(by, frame, far, near) ?? circle(side, by, frame, bigger[0], bigger[1]);
  });
  const last = run.at(-1);
  const fill: Style = side === "face" ? "face-fill" : side === "side" ? "side-fill" : "dark-fill";
  return [
    ...bands.map(({ path, cover }): Mark => ({ style: "bead", path, cover })),
    ...bands.map(({ path, cover }): Mark => ({ style: fill, path, cover })),
    ...(last && last[2] !== "soft" ? [circle(cap, by, frame, last[0], last[1])] : []),
  ];
}

/** What two rings cover together with the surface between them; nothing where one covers the other. */
function hull(by: Pen, frame: Frame, far: Ring, near: Ring): Pick<Mark, "path" | "cover"> | undefined {
  const { lean, ratio } = ellipseOf(by, frame);
  // In circles, as if the drawing were stretched along n until they are round.
  const apart = (Math.hypot(...lean) * (near[0] - far[0])) / Math.max(ratio, 1e-3);
  const growth = far[1] - near[1];
  if (Math.abs(growth) >= apart) return undefined;
  const touch = (Math.acos(growth / apart) * 180) / Math.PI;
  const path = [
    `M${at(onCircle(by, frame, far[0], far[1], touch))}`,
    arcTo(by, frame, far[0], far[1], touch, 360 - touch),
    `L${at(onCircle(by, frame, near[0], near[1], -touch))}`,
    arcTo(by, frame, near[0], near[1], -touch, touch),
    "z",
  ].join("");
  const cover = [
    ...arcPoints(by, frame, far[0], far[1], touch, 360 - touch),
    ...arcPoints(by, frame, near[0], near[1], -touch, touch),
  ];
  return { path, cover };
}

/** A hole seen from its near end: its wall, and through it what lies behind. */
export function hole(
  by: Pen,
  frame: Frame,
  height: number,
  depth: number,
  radius: number,
  through: boolean,
): Mark[] {
  const mouth = circle("side", by, frame, height, radius);
  const bottom = clipped(arcPoints(by, frame, height - depth, radius).slice(0, -1), mouth.cover.slice(0, -1));
  if (bottom.length < 3) return [{ ...mouth, style: "dark" }];
  return [mouth, polygon(through ? "face" : "dark", bottom)];
}

/** Half rings on the visible side: threads, grooves, the turns of a coil. */
export function grooves(by: Pen, frame: Frame, heights: readonly number[], radius: number): Shape {
  const [from, to] = faces(by, frame.n) ? [90, 270] : [-90, 90];
  return heights.map((height) => arc("detail", by, frame, height, radius, from, to));
}

/** Lines along the visible side: knurls, fins, the vanes of a disc. */
export function flutes(
  by: Pen,
  frame: Frame,
  [from, to]: readonly [number, number],
  radius: number,
  count: number,
  style: Style = "detail",
): Shape {
  const angles = steps(0, 2 * Math.PI, count).slice(1);
  return angles.flatMap((angle) => {
    const [a, b] = [Math.cos(angle), Math.sin(angle)];
    const outward = place({ ...frame, at: [0, 0, 0] }, [a, b, 0]);
    if (!faces(by, outward)) return [];
    const ends = [from, to].map((h): Point => by.project(place(frame, [a * radius, b * radius, h])));
    return [polygon(style, ends, false)];
  });
}
