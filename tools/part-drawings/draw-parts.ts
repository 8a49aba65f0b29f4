import { placeLabels } from "./labels.ts";
import { polyline } from "./pen/marks.ts";
import { type Drawing, drawItems, svgOf } from "./sheet.ts";

export interface Hotspot {
  readonly label: string;
  readonly type: string;
  readonly position: string | null;
  readonly x: number;
  readonly y: number;
}

export interface DrawnParts {
  readonly svg: string;
  readonly hotspots: readonly Hotspot[];
}

/** A drawing as its file and its hotspots. The file has the leader lines; the page draws the numbers over it. */
export function drawParts(drawing: Drawing): DrawnParts {
  const { items } = drawItems(drawing);
  const labels = placeLabels(items);
  const numbered = items.flatMap((item, index) => {
    const label = labels[index];
    return item.type && label ? [{ type: item.type, position: item.position ?? null, label }] : [];
  });
  const hotspots = numbered.map(({ type, position, label }, index) => ({
    label: String(index + 1),
    type,
    position,
    x: Math.round(label.middle[0]),
    y: Math.round(label.middle[1]),
  }));
  const leaders = numbered.map(({ label }) => polyline([label.start, label.end], false)).join("");
  const dots = numbered
    .map(({ label: { start } }) => dot(Math.round(start[0]), Math.round(start[1])))
    .join("");
  const lines = `<path fill="none" stroke-width=".9" d="${leaders}"/>\n<path fill="currentColor" stroke="none" d="${dots}"/>`;
  return {
    svg: svgOf(
      items.flatMap(({ shape }) => shape),
      lines,
    ),
    hotspots,
  };
}

const dot = (x: number, y: number) => `M${x - 2.2} ${y}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z`;
