import type { Word } from "../../rules/reading/words.ts";
import { evenLight } from "./even-light.ts";
import { recognize, type Script } from "./recognize.ts";
import { fromGray, type Gray, grayOf } from "./skew.ts";
import { type Upright, upright } from "./upright.ts";

/** A page the right way up, and the words of both scripts in its pixels. */
export interface SeenPage {
  readonly picture: Upright;
  readonly latin: readonly Word[];
  readonly arabic: readonly Word[];
  readonly text: string;
}

/** Letters of a card are then about 30 pixels high, which the engines read best. */
const overviewSide = 1600;
/** Letters that are half as high as those of values still are 15 pixels then. */
const closeSide = 2300;
/** Turned the wrong way, hardly a word is read with certainty. */
const fewLetters = 45;
const sparse = "11";

/** Finds which way is up, makes the lines level and reads Latin letters, and Arabic ones where they matter. */
export async function lookAtPage(page: Uint8Array, withArabic: boolean): Promise<SeenPage> {
  const gray = await evenLight(await grayOf(page));
  const looks = [await lookTurned(gray, 0)];
  if (lettersOf(looks[0]?.latin ?? []) < fewLetters) {
    for (const turns of [2, 1, 3]) looks.push(await lookTurned(gray, turns));
    looks.sort((one, other) => lettersOf(other.latin) - lettersOf(one.latin));
  }
  const [best] = looks;
  if (best === undefined) throw new Error("a page was looked at in no direction");
  if (!withArabic) return { ...best, arabic: [] };
  const arabic = await wordsOf("ara", best.picture);
  return { ...best, arabic: arabic.words, text: `${best.text}\n${arabic.text}` };
}

/** The same page with the Latin words that are read of it larger and smoother. */
export async function lookCloser(seen: SeenPage): Promise<SeenPage> {
  return { ...seen, latin: (await wordsOf("eng", seen.picture, closeSide)).words };
}

async function lookTurned(gray: Gray, turns: number) {
  const picture = await upright(gray, turns);
  const { words, text } = await wordsOf("eng", picture);
  return { picture, latin: words, text };
}

async function wordsOf(
  script: Script,
  picture: Gray,
  side = overviewSide,
): Promise<{ words: readonly Word[]; text: string }> {
  const scale = side / Math.max(picture.width, picture.height);
  const resized = await fromGray(picture)
    .resize({ width: Math.round(picture.width * scale) })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { words, text } = await recognize(script, resized, { segmentation: sparse });
  const inPicture = words.map((word) => ({
    ...word,
    x0: word.x0 / scale,
    y0: word.y0 / scale,
    x1: word.x1 / scale,
    y1: word.y1 / scale,
  }));
  return { words: inPicture, text };
}

/** How many letters and digits stand in words that were read with certainty. */
function lettersOf(words: readonly Word[]): number {
  return words
    .filter(({ text, confidence }) => confidence > 0.7 && /[A-Za-z0-9]{3}/.test(text))
    .reduce((sum, { text }) => sum + text.length, 0);
}
