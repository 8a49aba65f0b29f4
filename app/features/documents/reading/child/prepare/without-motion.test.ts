import sharp from "sharp";
import { expect, test } from "vitest";
import { type Gray, grayOf } from "../skew.ts";
import { withoutMotion } from "./without-motion.ts";

/** Dots as thin as strokes of letters. */
const bars = Array.from({ length: 160 }, (_, place) => {
  const [x, y] = [20 + ((place * 37) % 540), 20 + ((place * 53) % 340)];
  return `<rect x="${x}" y="${y}" width="${3 + (place % 2)}" height="${3 + (place % 3)}"/>`;
}).join("");
const sharpPicture = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/>${bars}</svg>`,
  ),
);

/** Each pixel spread over as many along a row, or along a column. */
async function moved(length: number, isAcross: boolean): Promise<Gray> {
  const size = length + 1 - (length % 2);
  const line = Array.from({ length: size }, () => 1);
  const none = Array.from({ length: size }, () => 0);
  const kernel = isAcross ? line.flatMap(() => [0, 1, 0]) : [...none, ...line, ...none];
  const [width, height] = isAcross ? [3, size] : [size, 3];
  return grayOf(
    await sharp(await sharpPicture.clone().png().toBuffer())
      .removeAlpha()
      .convolve({ width, height, kernel, scale: size })
      .png()
      .toBuffer(),
  );
}

const difference = (one: Gray, other: Gray) =>
  one.data.reduce((sum, value, place) => sum + Math.abs(value - (other.data[place] ?? 0)), 0) /
  one.data.length;

test.each([
  [5, false],
  [9, false],
  [7, true],
])("a motion of %i pixels is taken back, across: %s", async (length, isAcross) => {
  const still = await grayOf(await sharpPicture.clone().png().toBuffer());
  const blurred = await moved(length, isAcross);
  expect(difference(withoutMotion(blurred), still)).toBeLessThan(difference(blurred, still) * 0.7);
});

test("a picture that nobody moved stays as it is, out of focus too", async () => {
  const still = await grayOf(await sharpPicture.clone().png().toBuffer());
  expect(withoutMotion(still)).toBe(still);
  const soft = await grayOf(await sharpPicture.clone().blur(2).png().toBuffer());
  expect(withoutMotion(soft)).toBe(soft);
});
