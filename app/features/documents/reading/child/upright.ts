import sharp from "sharp";
import type { Box } from "../../rules/reading/reading.ts";
import type { Area } from "../../rules/reading/words.ts";
import { type Gray, quarterTurned, skewOf } from "./skew.ts";

/** A page in gray with level lines, as large as it came. */
export interface Upright extends Gray {
  /** Where an area of it stands on the page as it came. */
  boxOf(area: Area, page: number): Box;
}

const edge = 255;

/** Decodes a page to gray; 0 to 3 quarter turns clockwise come before its lines are made level. */
export async function upright(page: Gray, turns: number): Promise<Upright> {
  const turned = await quarterTurned(page, turns);
  const angle = await skewOf(turned);
  const { width, height } = turned;
  const level = await rotated(turned, -angle);
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const back = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x - level.width / 2, y - level.height / 2];
    const [px, py] = [(dx * cos - dy * sin + width / 2) / width, (dx * sin + dy * cos + height / 2) / height];
    return unturned(px, py, turns);
  };
  return {
    ...level,
    boxOf: ({ x0, y0, x1, y1 }, place) => {
      const corners = [back(x0, y0), back(x1, y0), back(x0, y1), back(x1, y1)];
      const [xs, ys] = [corners.map(([x]) => share(x)), corners.map(([, y]) => share(y))];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { page: place, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    },
  };
}

const share = (value: number) => Math.min(1, Math.max(0, value));

async function rotated({ data, width, height }: Gray, angle: number): Promise<Gray> {
  if (Math.abs(angle) < 0.2) return { data, width, height };
  const result = await sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(angle, { background: { r: edge, g: edge, b: edge } })
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: result.data, width: result.info.width, height: result.info.height };
}

/** A point's shares before the picture was turned by quarters clockwise. */
function unturned(x: number, y: number, turns: number): readonly [number, number] {
  if (turns === 1) return [y, 1 - x];
  if (turns === 2) return [1 - x, 1 - y];
  if (turns === 3) return [1 - y, x];
  return [x, y];
}
