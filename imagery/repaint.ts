import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

// `node imagery/repaint.ts`: gives rendered used cars other paints, without rendering them again.
//
// A pixel of the body is paint times light, D, and what the clear coat mirrors: sky, of a known color, and gray ground.
// Three channels tell the three apart, and another paint P' adds (P' - P) * D. What is no paint has other proportions of
// its channels, so that its D is nothing. It works for cars in a color; gray paint cannot be told from what it mirrors: repaint.py is for that.
const folder = join(import.meta.dirname, "../content/demo/pictures/used");

type Rgb = readonly [red: number, green: number, blue: number];
/** Linear base coats, as in tone.py. */
const paints = {
  garnet: [0.3, 0.008, 0.014],
  olive: [0.075, 0.085, 0.045],
  ocean: [0.01, 0.055, 0.19],
  bronze: [0.16, 0.085, 0.04],
} satisfies Record<string, Rgb>;
type Paint = keyof typeof paints;

/** The light on the paint of a pixel; 0 where there is none. The mirrored sky is 1 : 4 : 10 in linear channels. */
const readings: Partial<Record<Paint, (pixel: Rgb) => number>> = {
  olive([red, green, blue]) {
    const light = (3 * green - 2 * red - blue) / 0.06;
    const isSky = 0.25 * red + 0.6 * green + 0.15 * blue > 0.4;
    return isSky ? 0 : light * ramp(light, 0.02, 0.1);
  },
  garnet([red, green, blue]) {
    const light = (red - green + (blue - green) / 2) / 0.292;
    return light * ramp((light * 0.3) / Math.max(red, 1e-4), 0.35, 0.6);
  },
};

/** Red lamps are not told from red paint, nor low sun from light: pictures with much of either are left out. */
const jobs: readonly { from: string; paint: Paint; to: string; as: Paint; shots: readonly number[] }[] = [
  { from: "reem-1", paint: "olive", to: "reem-3", as: "ocean", shots: [1, 2, 3, 6, 7] },
  { from: "reem-1", paint: "olive", to: "reem-4", as: "bronze", shots: [1, 2, 3, 6, 7] },
  { from: "nasma-1", paint: "garnet", to: "nasma-2", as: "ocean", shots: [1, 2, 6, 7] },
  { from: "nasma-1", paint: "garnet", to: "nasma-3", as: "olive", shots: [1, 2, 6, 7] },
];

for (const { from, paint, to, as, shots } of jobs) {
  await mkdir(join(folder, to), { recursive: true });
  for (const [place, shot] of shots.entries())
    await repaint(join(folder, from, `${shot}.webp`), join(folder, to, `${place + 1}.webp`), paint, as);
  process.stdout.write(`${to}: ${shots.length} pictures in ${as}\n`);
}

async function repaint(source: string, target: string, from: Paint, to: Paint): Promise<void> {
  const read = readings[from];
  if (read === undefined) throw new Error(`${from} cannot be told from other colors`);
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [before, after] = [paints[from], paints[to]];
  for (let place = 0; place < data.length; place += 3) {
    const pixel: Rgb = [linear(data[place]), linear(data[place + 1]), linear(data[place + 2])];
    const light = read(pixel);
    if (light <= 0) continue;
    for (const channel of [0, 1, 2] as const) {
      const painted = pixel[channel] + light * (after[channel] - before[channel]);
      data[place + channel] = encoded(painted);
    }
  }
  const { width, height } = info;
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  await image.webp({ quality: 82, effort: 6 }).toFile(target);
}

function linear(byte = 0): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  const share = Math.min(Math.max(light, 0), 1);
  return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(Math.max((value - from) / (to - from), 0), 1);
}
