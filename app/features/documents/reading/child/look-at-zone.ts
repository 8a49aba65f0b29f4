import type { Area } from "../../rules/reading/words.ts";
import { findZone } from "../../rules/reading/zone/find-zone.ts";
import {
  isWholeZone,
  kindOfZone,
  readZone,
  type ZoneField,
  type ZoneKind,
} from "../../rules/reading/zone/zone.ts";
import { cropOf } from "./crop.ts";
import type { SeenPage } from "./look-at-page.ts";
import { recognize } from "./recognize.ts";
import { fromGray } from "./skew.ts";

const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<";
const block = "6";

/** Ways to prepare the strip, the most successful first; each is another chance where the check digits do not hold. */
const ways = [
  { width: 1500, blur: 0, contrast: false },
  { width: 1900, blur: 1, contrast: true },
  { width: 1200, blur: 0.6, contrast: true },
  { width: 2300, blur: 1.6, contrast: false },
] as const;

export interface SeenZone {
  readonly kind: ZoneKind;
  readonly fields: readonly ZoneField[];
  readonly area: Area;
}

/** The machine readable zone of a page, where there is one. */
export async function lookAtZone(page: SeenPage, today: string): Promise<SeenZone | undefined> {
  const area = findZone(page.latin);
  if (area === undefined) return undefined;
  const readings: string[][] = [];
  for (const way of ways) {
    readings.push(await readStrip(page, area, way));
    // Names have no check digit: two readings have to agree on them.
    if (readings.length > 1 && readings.some(isWholeZone)) break;
  }
  const fields = readZone(readings, today);
  const kind = kindOfZone(readings);
  return fields.length === 0 || kind === undefined ? undefined : { kind, fields, area };
}

async function readStrip(page: SeenPage, area: Area, way: (typeof ways)[number]): Promise<string[]> {
  const height = area.y1 - area.y0;
  const crop = cropOf(page.picture, area, { x: (area.x1 - area.x0) * 0.03, y: height * 0.14 });
  let strip = fromGray(page.picture).extract(crop).resize({ width: way.width, kernel: "cubic" });
  if (way.blur > 0) strip = strip.blur(way.blur);
  if (way.contrast) strip = strip.normalize();
  const { text } = await recognize("eng", await strip.png({ compressionLevel: 0 }).toBuffer(), {
    segmentation: block,
    characters,
  });
  return text.split("\n");
}
