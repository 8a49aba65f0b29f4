import { type Area, areaOf, heightOf, type Word } from "../../../rules/reading/words.ts";
import { cropOf } from "../crop.ts";
import { fromGray, type Gray } from "../skew.ts";
import { digitShapes } from "./digit-shapes.ts";
import { type Glyph, glyphsOf } from "./glyphs.ts";

/** The line is read so high. */
const readHeight = 64;
/** How unlike its nearest shape a digit may be, and how much nearer that is than any other digit's for it to be sure. */
const mostUnlike = 0.3;
const clearly = 0.14;
const leastDigits = 2;
const digitsOfDay = 8;
/** A gap of so many heights parts two numbers. */
const mostGap = 0.75;

const shapes = digitShapes.map((shape) => {
  const [character = "", width = "", height = "", bits = ""] = shape.split(" ");
  return { character, width: Number(width) / 100, height: Number(height) / 100, bits: [...bits].map(Number) };
});

/**
 * The numbers in Arabic digits at a place, which the engine of Arabic letters cannot read: marks of ink that each resemble one. As
 * words in Latin digits; none where anything else stands there.
 */
export async function readArabicDigits(picture: Gray, area: Area): Promise<readonly Word[]> {
  const height = heightOf(area);
  const crop = cropOf(picture, area, { x: height * 0.3, y: height * 0.2 });
  const scale = readHeight / crop.height;
  const { data, info } = await fromGray(picture)
    .extract(crop)
    .resize({ width: Math.max(8, Math.round(crop.width * scale)), kernel: "cubic" })
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const glyphs = glyphsOf({ data, width: info.width, height: info.height });
  const tallest = Math.max(0, ...glyphs.map((glyph) => heightOf(glyph.area)));
  return parted(glyphs, tallest).flatMap((group) => {
    return wordsOf(group, tallest).map((word) => ({
      ...word,
      ...inPicture(word, crop, info.width / crop.width),
    }));
  });
}

/** Marks that stand together. */
function parted(glyphs: readonly Glyph[], tallest: number): readonly (readonly Glyph[])[] {
  const groups: Glyph[][] = [];
  for (const glyph of glyphs) {
    const before = groups.at(-1)?.at(-1);
    if (before === undefined || glyph.area.x0 - before.area.x1 > mostGap * tallest) groups.push([glyph]);
    else groups.at(-1)?.push(glyph);
  }
  return groups;
}

function wordsOf(glyphs: readonly Glyph[], tallest: number): readonly Word[] {
  // Slashes and brackets are taller than digits, so a digit is as high as the median of what is high.
  const heights = glyphs.map(({ area }) => heightOf(area)).filter((height) => height > tallest * 0.5);
  const full = heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)] ?? tallest;
  const parts: { glyph: Glyph; character: string; lead: number }[][] = [[]];
  for (const glyph of glyphs) {
    const { character, unlike, lead } = nearest(glyph, full);
    if (unlike < mostUnlike) parts.at(-1)?.push({ glyph, character, lead });
    else parts.push([]);
  }
  return parts.flatMap((part) => {
    const text = part.map(({ character }) => character).join("");
    const digits = text.match(/\d/g)?.length ?? 0;
    // Beside what is no digit stands a whole day alone, as one of the other calendar does.
    if (!/^\d[\d/-]*$/.test(text) || digits < (parts.length > 1 ? digitsOfDay : leastDigits)) return [];
    const least = Math.min(...part.map(({ lead }) => lead));
    const confidence = least > clearly ? 0.9 : 0.5 + (0.3 * least) / clearly;
    return [{ text, confidence, isByShape: true, ...areaOf(part.map(({ glyph }) => glyph.area)) }];
  });
}

/** The character that a mark resembles, how unlike it is, and by how much less than the next one. */
function nearest({ area, bits }: Glyph, full: number) {
  const [width, height] = [area.x1 - area.x0, heightOf(area)];
  if (height < 0.3 * full && width > 1.6 * height) return { character: "-", unlike: 0, lead: 1 };
  // A zero is a point, however it is drawn.
  if (height < 0.45 * full && width < 0.5 * full) return { character: "0", unlike: 0, lead: 1 };
  const best = new Map<string, number>();
  for (const shape of shapes) {
    const ink =
      bits.reduce((sum, bit, cell) => sum + Math.abs(bit - (shape.bits[cell] ?? 0)), 0) / (bits.length * 9);
    const wide = Math.min(1, Math.abs(Math.log(width / height / shape.width)));
    const unlike = ink + 0.15 * wide + 0.4 * Math.abs(height / full - shape.height);
    best.set(shape.character, Math.min(unlike, best.get(shape.character) ?? 9));
  }
  const [first, second] = [...best].toSorted(([, one], [, other]) => one - other);
  return {
    character: first?.[0] ?? "",
    unlike: first?.[1] ?? 9,
    lead: (second?.[1] ?? 9) - (first?.[1] ?? 9),
  };
}

function inPicture(area: Area, crop: { readonly left: number; readonly top: number }, scale: number): Area {
  return {
    x0: crop.left + area.x0 / scale,
    y0: crop.top + area.y0 / scale,
    x1: crop.left + area.x1 / scale,
    y1: crop.top + area.y1 / scale,
  };
}
