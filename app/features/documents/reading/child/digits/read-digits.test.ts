import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Gray } from "../skew.ts";
import { readArabicDigits } from "./read-digits.ts";

const font = join(import.meta.dirname, "../../../../../ui/fonts/alexandria-400.ttf");

/** A line of text in black on white. */
async function drawn(text: string): Promise<Gray> {
  const letters = { text, fontfile: font, font: "Alexandria 30", dpi: 120, rgba: false } as const;
  const { data, info } = await sharp({ text: letters })
    .extend({ top: 12, bottom: 12, left: 12, right: 12, background: "#000" })
    .negate({ alpha: false })
    .grayscale()
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
const read = async (text: string) => {
  const picture = await drawn(text);
  const area = { x0: 6, y0: 6, x1: picture.width - 6, y1: picture.height - 6 };
  return (await readArabicDigits(picture, area)).map((word) => word.text);
};

test.each([
  ["٢٠٢٨", ["2028"]],
  ["٨٢٣٠٥٥", ["823055"]],
  ["٢٣٠٤٤٦٨١٣٩٦", ["23044681396"]],
  ["٢٠٢٨/٠٦/٠١", ["2028/06/01"]],
  ["LAND CRUISER", []],
  ["محمد عثمان", []],
] as const)("%s is read as %j", async (text, expected) => {
  expect(await read(text)).toEqual(expected);
});
