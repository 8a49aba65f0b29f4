import type { Gray } from "../skew.ts";

/** Letters are this much darker, or lighter, than what is around them. */
const stroke = 40;
/** In a row every so many pixels is looked at, and compared with those so far beside it. */
const step = 3;
const reach = 12;

/**
 * The picture with its letters dark on light: that of a dark screen is turned over. Letters are thin, so more pixels that are
 * lighter than both sides than darker ones mean that they are light.
 */
export function darkOnLight(gray: Gray): Gray {
  const { data, width, height } = gray;
  let [dark, light] = [0, 0];
  for (let y = 0; y < height; y += step) {
    for (let x = reach; x < width - reach; x += step) {
      const at = y * width + x;
      const [here, before, after] = [data[at] ?? 0, data[at - reach] ?? 0, data[at + reach] ?? 0];
      if (here > Math.max(before, after) + stroke) light += 1;
      if (here < Math.min(before, after) - stroke) dark += 1;
    }
  }
  if (light < dark * 1.5) return gray;
  return { ...gray, data: Buffer.from(data.map((value) => 255 - value)) };
}
