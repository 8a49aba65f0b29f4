import type { Area } from "../../rules/reading/words.ts";
import { fromGray, type Gray } from "./skew.ts";

/** Ink is darker, and paper lighter, than these: patterns of the paper are gone then. */
const [ink, paper] = [80, 200];
/** Letters at the very edge are misread. */
const margin = 12;
const narrowest = 16;

/** A line alone as engines read it best: so many times as large, black on white with a white margin; or as gray as it is. */
export function lineOf(gray: Gray, scale: number, blur: number, isGray = false): Promise<Buffer> {
  const line = fromGray(gray).resize({
    width: Math.max(narrowest, Math.round(gray.width * scale)),
    kernel: "cubic",
  });
  const clear = isGray ? line : line.linear(255 / (paper - ink), (-ink * 255) / (paper - ink));
  const smooth = blur > 0 ? clear.blur(blur) : clear;
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  return (isGray && blur > 0 ? smooth.normalize() : smooth)
    .extend(isGray ? { ...sides, extendWith: "copy" } : { ...sides, background: "#fff" })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A part of a picture in which some areas are paper. */
export function partOf(picture: Gray, crop: ReturnType<typeof cropOf>, without: readonly Area[] = []): Gray {
  const { left, top, width, height } = crop;
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * picture.width + left;
    picture.data.copy(data, y * width, from, from + width);
  }
  for (const { x0, x1, y0, y1 } of without) {
    const [from, to] = [Math.max(0, Math.floor(x0 - left)), Math.min(width, Math.ceil(x1 - left))];
    for (let y = Math.max(0, Math.floor(y0 - top)); y < Math.min(height, Math.ceil(y1 - top)); y += 1)
      if (to > from) data.fill(255, y * width + from, y * width + to);
  }
  return { data, width, height };
}

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
