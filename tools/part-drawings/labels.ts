import type { Point } from "./pen/vectors.ts";
import { radians, steps } from "./pen/vectors.ts";
import { type DrawnItem, sheetSize } from "./sheet.ts";

/** Where a number stands, and the part of its leader line that is drawn. */
export interface Label {
  readonly middle: Point;
  readonly start: Point;
  readonly end: Point;
}

const cell = 6;
/** Radius of a number's circle, and how far two of them stay apart. */
const circleRadius = 17;
const apart = 52;
const edge = 30;

type Cells = ReadonlySet<number>;
const cellOf = ([x, y]: Point) => Math.floor(y / cell) * 1000 + Math.floor(x / cell);

/** The squares that an item covers. */
function coverOf({ shape }: DrawnItem): Cells {
  const cells = new Set<number>();
  for (const { cover, tube, style } of shape) {
    if (style === "axis") continue;
    trace(cover, tube ? tube.width / 2 : 1, cells);
    if (!tube && style !== "line" && style !== "detail" && style !== "bead") fill(cover, cells);
  }
  return cells;
}

/** The squares along a line of some width. */
function trace(line: readonly Point[], radius: number, cells: Set<number>): void {
  for (const [index, from] of line.entries())
    for (const [x, y] of along(from, line[index + 1] ?? from, cell))
      for (let dx = -radius; dx <= radius; dx += cell)
        for (let dy = -radius; dy <= radius; dy += cell) cells.add(cellOf([x + dx, y + dy]));
}

function fill(polygon: readonly Point[], cells: Set<number>): void {
  const ys = polygon.map(([, y]) => y);
  for (let y = Math.floor(Math.min(...ys) / cell) * cell + cell / 2; y < Math.max(...ys); y += cell) {
    const crossings = polygon
      .flatMap(([ax, ay], index) => {
        const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
        return ay > y === by > y ? [] : [ax + ((y - ay) * (bx - ax)) / (by - ay)];
      })
      .toSorted((one, other) => one - other);
    for (let index = 0; index + 1 < crossings.length; index += 2)
      for (let x = crossings[index] ?? 0; x < (crossings[index + 1] ?? 0); x += cell)
        cells.add(cellOf([x, y]));
  }
}

const crosses = (a: Label, b: Label): boolean => {
  const side = ([px, py]: Point, [qx, qy]: Point, [x, y]: Point) =>
    (qx - px) * (y - py) - (qy - py) * (x - px);
  return (
    side(a.start, a.middle, b.start) * side(a.start, a.middle, b.middle) < 0 &&
    side(b.start, b.middle, a.start) * side(b.start, b.middle, a.middle) < 0
  );
};

const along = ([ax, ay]: Point, [bx, by]: Point, spacing: number): Point[] =>
  steps(0, 1, Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / spacing))).map((t) => [
    ax + (bx - ax) * t,
    ay + (by - ay) * t,
  ]);

/** The squares of an item that nothing hides, thinned out. */
function startsOf(item: DrawnItem, own: Cells, hidden: Cells): Point[] {
  if (item.start) return [item.start];
  const seen = [...own].filter((key) => !hidden.has(key));
  const inner = seen.filter((key) => [-1, 1, -1000, 1000].every((step) => own.has(key + step)));
  const chosen = inner.length > 0 ? inner : seen.length > 0 ? seen : [...own];
  const every = Math.max(1, Math.floor(chosen.length / 14));
  return chosen
    .toSorted((one, other) => one - other)
    .filter((_, index) => index % every === 0)
    .map((key) => [((key % 1000) + 0.5) * cell, (Math.floor(key / 1000) + 0.5) * cell]);
}

/** Places that a number could have: all directions and some lengths from a few points of its part. */
function candidatesOf(starts: readonly Point[]): Label[] {
  return starts.flatMap((start) =>
    steps(0, 345, 23).flatMap((degrees) =>
      [48, 62, 80, 105, 140, 190].map((length): Label => {
        const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
        const point = (distance: number): Point => [start[0] + c * distance, start[1] + s * distance];
        return { start, middle: point(length), end: point(length - circleRadius) };
      }),
    ),
  );
}

/** Places a number beside each item so that none hides a part, another number or another's leader. */
export function placeLabels(items: readonly DrawnItem[]): readonly (Label | undefined)[] {
  const covers = items.map(coverOf);
  const all = new Set(covers.flatMap((cells) => [...cells]));
  const candidates = items.map((item, index) => {
    if (!item.type) return [];
    const own = covers[index] ?? new Set<number>();
    const hidden = new Set(covers.slice(index + 1).flatMap((cells) => [...cells]));
    return candidatesOf(startsOf(item, own, hidden))
      .map((label) => ({ label, cost: ownCost(label, own, hidden, all) }))
      .toSorted((one, other) => one.cost - other.cost);
  });
  const placed: (Label | undefined)[] = items.map(() => undefined);
  for (let round = 0; round < 4; round++) {
    for (const [index, options] of candidates.entries()) {
      let best = Number.POSITIVE_INFINITY;
      for (const { label, cost } of options) {
        // The cheapest come first, and others only make a place dearer.
        if (cost >= best) break;
        const sum = cost + sharedCost(label, placed, index);
        if (sum < best) [best, placed[index]] = [sum, label];
      }
    }
  }
  return placed;
}

function ownCost({ start, middle, end }: Label, own: Cells, later: Cells, all: Cells): number {
  const [x, y] = middle;
  const outside = x < edge || y < edge || x > sheetSize.width - edge || y > sheetSize.height - edge;
  const length = Math.hypot(x - start[0], y - start[1]);
  const circle = [0, 60, 120, 180, 240, 300].flatMap((degrees): Point[] =>
    [circleRadius, circleRadius + 7].map((r) => [
      x + r * Math.cos(radians(degrees)),
      y + r * Math.sin(radians(degrees)),
    ]),
  );
  const hides = [middle, ...circle].filter((point) => all.has(cellOf(point))).length;
  const over = along(start, end, cell).filter((point) => {
    const key = cellOf(point);
    return all.has(key) && !own.has(key);
  }).length;
  const within = along(start, end, cell).filter((point) => own.has(cellOf(point))).length;
  return (
    (outside ? 1e6 : 0) + hides * 400 + over * 30 + within * 3 + (later.has(cellOf(start)) ? 200 : 0) + length
  );
}

function sharedCost(label: Label, placed: readonly (Label | undefined)[], own: number): number {
  return placed.reduce((sum, other, index) => {
    if (!other || index === own) return sum;
    const distance = Math.hypot(label.middle[0] - other.middle[0], label.middle[1] - other.middle[1]);
    const near = along(other.start, other.end, 10).some(
      ([x, y]) => Math.hypot(x - label.middle[0], y - label.middle[1]) < circleRadius + 8,
    );
    const struck = along(label.start, label.end, 10).some(
      ([x, y]) => Math.hypot(x - other.middle[0], y - other.middle[1]) < circleRadius + 8,
    );
    return (
      sum +
      (distance < apart ? 1e5 : 0) +
      (crosses(label, other) ? 3000 : 0) +
      (near ? 2000 : 0) +
      (struck ? 2000 : 0)
    );
  }, 0);
}
