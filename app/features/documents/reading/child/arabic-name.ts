import type { Settled } from "../../rules/reading/agreement.ts";
import {
  composedName,
  nameOf,
  type Spelling,
  soundsRight,
  spellingIn,
} from "../../rules/reading/names/spelled-name.ts";
import { arabicWords } from "../../rules/reading/values/names.ts";
import { type Area, areaOf, coveredBy, heightOf, rowsOf, type Word } from "../../rules/reading/words.ts";
import { cropOf, lineOf, partOf } from "./crop.ts";
import type { SeenPage } from "./look-at-page.ts";
import { recognize } from "./recognize.ts";

/**
 * How high a line is made, whether it is read as a block or as one line, and whether the lines alone are read or all that stands
 * around the names: the most successful ways first.
 */
const ways = [
  { height: 40, segmentation: "6", blur: 0, around: "line" },
  { height: 48, segmentation: "6", blur: 0.8, around: "line" },
  { height: 40, segmentation: "6", blur: 0, around: "cell" },
  { height: 32, segmentation: "7", blur: 0, around: "line" },
  { height: 56, segmentation: "6", blur: 0.8, around: "cell" },
  { height: 72, segmentation: "13", blur: 0, around: "line" },
] as const;
type Way = (typeof ways)[number];

/** Of a name that two looks read alike, and of one that was put together of words of several. */
const sureness = { agreed: 0.92, composed: 0.75 } as const;
/** A name may go on a line above or below, and so far beside where it was found, in heights. */
const nearLine = 1.5;
const nearWord = 7;
const farWord = 24;
const sureLatin = 0.8;

/** A name in Latin letters, and where it stands. */
interface LatinName {
  readonly value: string;
  readonly area: Area;
}

/**
 * The Arabic name at the place where one was found, or around the Latin one: words that sound like those of the Latin name, which
 * may stand in lines above and below it. Two looks that read the same make it sure.
 */
export async function settleArabicName(
  seen: SeenPage,
  found: Area | undefined,
  latin: LatinName,
): Promise<(Settled & { readonly area: Area }) | undefined> {
  const height = heightOf(found ?? latin.area);
  const names = found === undefined ? [latin.area] : [latin.area, found];
  const near = wordsNear(seen.arabic, areaOf(names), height);
  const overview = spellingIn(
    latin.value,
    near.flatMap(({ text }) => arabicWords(text)),
  );
  const used = near.filter(({ text }) => arabicWords(text).some((word) => overview.words.includes(word)));
  const cell = areaOf([...names, ...used]);
  const lines = linesOf(found === undefined ? used : [...used, found]);
  const looks = [overview];
  for (const way of ways) {
    const read: string[] = [];
    const areas = way.around === "cell" ? [cell] : lines;
    for (const one of areas) read.push(...arabicWords(await lookAround(seen, one, height, way)));
    looks.push(spellingIn(latin.value, read));
    const agreed = agreedName(looks);
    if (agreed !== undefined) return { ...settled(agreed, sureness.agreed), area: areaOf(lines) };
  }
  const composed = composedName(latin.value, looks);
  const area = lines.length > 0 ? areaOf(lines) : cell;
  return composed === undefined ? undefined : { ...settled(composed, sureness.composed), area };
}

const settled = (value: string, confidence: number): Settled => ({
  value,
  confidence,
  most: confidence === sureness.agreed ? 1 : sureness.composed,
  doubts: [],
});

/** The name that two looks read, each of whose words sounds like the Latin one, and that no other look reads otherwise. */
function agreedName(looks: readonly Spelling[]): string | undefined {
  const names = looks.filter(soundsRight).flatMap((look) => nameOf(look) ?? []);
  return names.length > 1 && new Set(names).size === 1 ? names[0] : undefined;
}

/** Arabic words on the lines of an area and beside them, line by line in the order in which they are read. */
function wordsNear(words: readonly Word[], area: Area, height: number): readonly Word[] {
  const near = words.filter(({ x0, x1, y0, y1 }) => {
    const middle = (y0 + y1) / 2;
    const isLevel = middle > area.y0 - nearLine * height && middle < area.y1 + nearLine * height;
    return isLevel && x1 > area.x0 - farWord * height && x0 < area.x1 + farWord * height;
  });
  return rowsOf(near).flatMap((row) => row.toReversed());
}

/** Areas as lines from above to below: those at one height are one. */
function linesOf(areas: readonly Area[]): readonly Area[] {
  const lines: Area[] = [];
  for (const area of areas) {
    const at = lines.findIndex((line) => {
      const middle = (area.y0 + area.y1) / 2;
      return middle > line.y0 && middle < line.y1;
    });
    const line = lines[at];
    if (line === undefined) lines.push(area);
    else lines[at] = areaOf([line, area]);
  }
  return lines.toSorted((one, other) => one.y0 - other.y0);
}

/** What the Arabic engine reads in an area and around it, without the Latin words there. */
async function lookAround(seen: SeenPage, area: Area, height: number, way: Way): Promise<string> {
  const [x, y] = way.around === "cell" ? [nearWord, nearLine] : [0.5, 0.3];
  const crop = cropOf(seen.picture, area, { x: height * x, y: height * y });
  const latin = seen.latin.filter(
    (word) =>
      word.confidence > sureLatin &&
      /[A-Za-z0-9]{2}/.test(word.text) &&
      (way.around === "cell" || coveredBy(word, area) < 0.3),
  );
  const scale = Math.min(4, way.height / height);
  const png = await lineOf(partOf(seen.picture, crop, latin), scale, way.blur);
  return (await recognize("ara", png, { segmentation: way.segmentation })).text;
}
