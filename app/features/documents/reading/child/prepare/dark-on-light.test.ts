import sharp from "sharp";
import { expect, test } from "vitest";
import { type Gray, grayOf } from "../skew.ts";
import { darkOnLight } from "./dark-on-light.ts";
import { evenLight } from "./even-light.ts";
import { isGrainy } from "./grain.ts";
import { withoutRules } from "./without-rules.ts";

const picture = async (svg: string): Promise<Gray> =>
  grayOf(
    await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240">${svg}</svg>`))
      .png()
      .toBuffer(),
  );
/** Thin strokes as letters have them. */
const strokes = (color: string) =>
  Array.from(
    { length: 30 },
    (_, place) => `<rect x="${40 + place * 10}" y="60" width="3" height="24" fill="${color}"/>`,
  ).join("");
const at = ({ data, width }: Gray, x: number, y: number) => data[y * width + x] ?? 0;

test("a dark screen is turned over, a photograph in low light is not", async () => {
  const screen = await picture(`<rect width="400" height="240" fill="#101418"/>${strokes("#eee")}`);
  expect(at(darkOnLight(screen), 5, 5)).toBeGreaterThan(200);
  const night = await picture(`<rect width="400" height="240" fill="#5a5a5a"/>${strokes("#000")}`);
  expect(darkOnLight(night)).toBe(night);
});

test("gray letters stay as dark beside their paper as they were, in shadow too", async () => {
  const shadow = `<linearGradient id="s"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient>`;
  const even = await evenLight(
    await picture(
      `<defs>${shadow}</defs><rect width="400" height="240" fill="url(#s)"/>${strokes("rgb(0 0 0 / .45)")}`,
    ),
  );
  for (const place of [2, 27]) {
    expect(at(even, 45 + place * 10, 70)).toBeGreaterThan(215);
    expect(at(even, 41 + place * 10, 70)).toBeLessThan(160);
  }
});

test("rules of tables are taken out, letters stay", async () => {
  const rules = `<rect x="20" y="100" width="360" height="3" fill="#777"/><rect x="30" y="20" width="3" height="200" fill="#777"/>`;
  const clean = withoutRules(
    await picture(`<rect width="400" height="240" fill="#ebebeb"/>${strokes("#111")}${rules}`),
  );
  expect(at(clean, 200, 101)).toBeGreaterThan(200);
  expect(at(clean, 31, 150)).toBeGreaterThan(200);
  expect(at(clean, 41, 70)).toBeLessThan(60);
});

test("low light is grainy, letters on plain paper are not", async () => {
  const plainPaper = await picture(`<rect width="400" height="240" fill="#fff"/>${strokes("#000")}`);
  expect(isGrainy(plainPaper)).toBe(false);
  const data = Buffer.from(
    plainPaper.data.map((value, place) => value * 0.7 + (Math.imul(place, 2_654_435_761) >>> 26)),
  );
  expect(isGrainy({ ...plainPaper, data })).toBe(true);
});
