import type { Area } from "../../rules/reading/words.ts";
import type { Gray } from "./skew.ts";

/** The pixels of an area with a margin, within the picture. */
export function cropOf(
  { width, height }: Gray,
  area: Area,
  margin: { readonly x: number; readonly y: number },
) {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  const [left, top] = [clamp(area.x0 - margin.x, width - 1), clamp(area.y0 - margin.y, height - 1)];
  const [right, bottom] = [clamp(area.x1 + margin.x, width), clamp(area.y1 + margin.y, height)];
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
