import sharp from "sharp";
import type { Dice } from "./dice.ts";

/** What befalls a picture between a paper and us. */
export const faults = [
  ...["clean", "rotated", "sideways", "tilted", "blurred"],
  ...["glare", "shadow", "noisy", "small", "compressed"],
] as const;
export type Fault = (typeof faults)[number];

/** The picture of a side as JPEG, as a phone on a table would take it; a clean one as a scanner would. */
export async function damage(side: Buffer, fault: Fault, dice: Dice): Promise<Buffer> {
  if (fault === "clean") return await sharp(side).jpeg({ quality: 88 }).toBuffer();
  let picture = await onTable(side, fault, dice);
  const { width, height } = await sharp(picture).metadata();
  const overlay = (svg: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`);
  switch (fault) {
    case "sideways":
      picture = await sharp(picture)
        .rotate(dice.pick([90, 180, 270]))
        .png()
        .toBuffer();
      break;
    case "blurred":
      picture = await sharp(picture).blur(dice.between(1, 1.9)).png().toBuffer();
      break;
    case "glare":
      picture = await sharp(picture)
        .composite([{ input: overlay(glare(width, height, dice)) }])
        .png()
        .toBuffer();
      break;
    case "shadow":
      picture = await sharp(picture)
        .composite([{ input: overlay(shadow(width, height, dice)), blend: "multiply" }])
        .png()
        .toBuffer();
      break;
    case "noisy":
      picture = await noisy(picture, dice);
      break;
    case "small":
      picture = await sharp(picture)
        .resize({ width: Math.round(width * 0.68) })
        .png()
        .toBuffer();
      break;
    default:
  }
  const quality = fault === "compressed" ? dice.whole(22, 40) : 82;
  return await sharp(picture).jpeg({ quality }).toBuffer();
}

/** On a table of some color, turned a little or seen from one side. */
async function onTable(side: Buffer, fault: Fault, dice: Dice): Promise<Buffer> {
  const { width, height } = await sharp(side).metadata();
  const [x, y] = [Math.round(width * dice.between(0.02, 0.07)), Math.round(height * dice.between(0.03, 0.1))];
  const gray = dice.whole(40, 200);
  const background = { r: gray, g: Math.round(gray * 0.92), b: Math.round(gray * 0.82) };
  const most =
    fault === "rotated" ? dice.between(2, 7) * (dice.happens(0.5) ? 1 : -1) : dice.between(-0.8, 0.8);
  const framed = await sharp(side)
    .extend({ top: y, bottom: y, left: x, right: x, background })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const turned = await sharp(framed).rotate(most, { background }).png({ compressionLevel: 1 }).toBuffer();
  return fault === "tilted" ? await tilted(turned, dice.between(0.04, 0.12)) : turned;
}

/** The upper edge is farther away: each row is narrower by its height. */
async function tilted(picture: Buffer, much: number): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const result = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    const from = Math.min(
      height - 1,
      Math.round((height * ((1 + much) * (y / height))) / (1 + much * (y / height))),
    );
    const narrow = 1 - much * (1 - y / height);
    for (let x = 0; x < width; x += 1) {
      const exact = Math.min(width - 1.001, Math.max(0, (x - width / 2) / narrow + width / 2));
      const whole = Math.floor(exact);
      const share = exact - whole;
      for (let channel = 0; channel < channels; channel += 1) {
        const at = (from * width + whole) * channels + channel;
        result[(y * width + x) * channels + channel] =
          (data[at] ?? 0) * (1 - share) + (data[Math.min(at + channels, data.length - 1)] ?? 0) * share;
      }
    }
  }
  return await sharp(result, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();
}

export async function noisy(picture: Buffer, dice: Dice, much = dice.between(30, 65)): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let place = 0; place < data.length; place += 1) {
    const noise = (dice.next() + dice.next() + dice.next() - 1.5) * much;
    data[place] = Math.max(0, Math.min(255, (data[place] ?? 0) + noise));
  }
  return await sharp(data, { raw: info }).png({ compressionLevel: 1 }).toBuffer();
}

/** A lamp mirrored by the laminate. */
function glare(width: number, height: number, dice: Dice): string {
  const [x, y] = [dice.between(0.2, 0.8) * width, dice.between(0.2, 0.8) * height];
  const radius = dice.between(0.14, 0.26) * width;
  return `<defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity="${dice.between(0.75, 0.92)}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.6}" fill="url(#g)"/>`;
}

/** The hand that holds the phone. */
function shadow(width: number, height: number, dice: Dice): string {
  const start = dice.between(0.15, 0.6);
  const dark = Math.round(dice.between(70, 130));
  return `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="${dice.between(0, 1)}"><stop offset="${start}" stop-color="#fff"/><stop offset="${start + dice.between(0.08, 0.3)}" stop-color="rgb(${dark},${dark},${dark})"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>`;
}
