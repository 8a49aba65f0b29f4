import type { Mark, Shape } from "./pen/marks.ts";
import { isometric, type Pen, pen, type View } from "./pen/pen.ts";
import type { Point, Vector } from "./pen/vectors.ts";

export const sheetSize = { width: 1200, height: 900 } as const;
/** Room for the numbers around the parts. */
const margin = { x: 96, y: 84 };

/** A numbered thing of a drawing. */
export interface Item {
  /** Part type; none for what only gives the picture its sense and is not numbered. */
  readonly type?: string;
  readonly position?: string;
  readonly shape: Shape;
  /** Where the leader begins, in space; otherwise near the edge of the shape. */
  readonly point?: Vector;
}

export interface Drawing {
  readonly id: string;
  readonly category: string;
  readonly name: { readonly en: string; readonly ar: string };
  readonly view?: View;
  /** What is drawn, far things first. */
  readonly items: (by: Pen) => readonly Item[];
}

export interface DrawnItem extends Item {
  readonly start?: Point;
}

/** Draws once to measure and once so that all of it fits the sheet. */
export function drawItems({ view = isometric, items }: Drawing): { items: readonly DrawnItem[]; by: Pen } {
  const points = items(pen(view)).flatMap(({ shape }) => shape.flatMap(({ cover }) => cover));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (sheetSize.width - 2 * margin.x) / (right - left),
    (sheetSize.height - 2 * margin.y) / (bottom - top),
  );
  const by = pen(view, scale, [
    sheetSize.width / 2 - (scale * (left + right)) / 2,
    sheetSize.height / 2 - (scale * (top + bottom)) / 2,
  ]);
  return {
    by,
    items: items(by).map((item) => (item.point ? { ...item, start: by.project(item.point) } : item)),
  };
}

const ground = "var(--drawing-ground,#fff)";
const attributes: Readonly<Record<Exclude<Mark["style"], "tube">, string>> = {
  face: "",
  side: ` fill="var(--drawing-shade,#eff1f3)"`,
  dark: ` fill="var(--drawing-dark,#c9ced4)"`,
  "face-fill": ` stroke="none"`,
  "side-fill": ` fill="var(--drawing-shade,#eff1f3)" stroke="none"`,
  "dark-fill": ` fill="var(--drawing-dark,#c9ced4)" stroke="none"`,
  line: ` fill="none"`,
  detail: ` fill="none" stroke-width=".75"`,
  axis: ` fill="none" stroke-width=".75" stroke-dasharray="14 4 3 4"`,
  bead: ` fill="none" stroke-width="2.5"`,
};
const fills = { face: ground, side: "var(--drawing-shade,#eff1f3)", dark: "var(--drawing-dark,#c9ced4)" };

function written({ style, path, tube }: Mark): { attributes: string; path: string }[] {
  if (style !== "tube" || !tube) return [{ attributes: style === "tube" ? "" : attributes[style], path }];
  const width = (value: number) => Math.round(Math.max(value, 0.5) * 10) / 10;
  const line = (color: string, size: number, more = "") => ({
    attributes: ` fill="none"${color} stroke-width="${width(size)}"${more}`,
    path,
  });
  return [
    line("", tube.width + 0.6),
    line(` stroke="${fills[tube.style]}"`, tube.width - 1.9),
    ...(tube.ribs ? [line("", tube.width - 1.9, ` stroke-dasharray=".8 ${width(tube.ribs)}"`)] : []),
  ];
}

/** The drawing as a file: lines in the page's color, faces in its ground, no text and no names. */
export function svgOf(shape: Shape, leaders: string): string {
  const groups: { attributes: string; paths: string[] }[] = [];
  for (const mark of shape.flatMap(written)) {
    const last = groups.at(-1);
    // Lines hide nothing, so many of them are one path.
    const lines = mark.attributes.includes('fill="none"') && !mark.attributes.includes('stroke="v');
    if (last?.attributes === mark.attributes && lines && last.paths[0]) last.paths[0] += mark.path;
    else if (last?.attributes === mark.attributes) last.paths.push(mark.path);
    else groups.push({ attributes: mark.attributes, paths: [mark.path] });
  }
  const body = groups.map(({ attributes: own, paths }) =>
    paths.length === 1
      ? `<path${own} d="${paths[0]}"/>`
      : `<g${own}>${paths.map((path) => `<path d="${path}"/>`).join("")}</g>`,
  );
  const { width, height } = sheetSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<g fill="${ground}" stroke="currentColor" stroke-width="1.25" stroke-linejoin="round">`,
    ...body,
    leaders,
    "</g></svg>\n",
  ].join("\n");
}
