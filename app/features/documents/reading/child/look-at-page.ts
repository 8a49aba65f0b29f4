import { areaOf, coveredBy, heightOf, rowsOf, type Word } from "../../rules/reading/words.ts";
import { readArabicDigits } from "./digits/read-digits.ts";
import { darkOnLight } from "./prepare/dark-on-light.ts";
import { evenLight } from "./prepare/even-light.ts";
import { isGrainy } from "./prepare/grain.ts";
import { withoutMotion } from "./prepare/without-motion.ts";
import { withoutRules } from "./prepare/without-rules.ts";
import { recognize, type Script } from "./recognize.ts";
import { fromGray, type Gray, grayOf } from "./skew.ts";
import { type Upright, upright } from "./upright.ts";

/** A page with level lines; whether the camera had little light. */
type LevelPage = Upright & { readonly isGrainy: boolean };

/** A page the right way up, and the words of both scripts in its pixels. */
export interface SeenPage {
  readonly picture: LevelPage;
  readonly latin: readonly Word[];
  readonly arabic: readonly Word[];
  readonly text: string;
  /** Its letters were made from blurred ones. */
  readonly isSharpened: boolean;
}

/** Letters of a card are then about 30 pixels high, which the engines read best. Larger pages have more on them. */
const overviewSide = 1600;
/** Letters that are half as high as those of values still are 15 pixels then. */
const closeSide = 2300;
/** Turned the wrong way, hardly a word is read with certainty. */
const fewLetters = 45;
const leastSure = 0.4;
const sparse = "11";
/** Noise and fine patterns, which engines read for long, are smoother then. */
const usualBlur = 0.6;
const grainBlur = 1;
/** An engine is sure of a word. */
const sureWord = 0.75;

/** Finds which way is up, makes the lines level and reads Latin letters, and Arabic ones where they matter. */
export async function lookAtPage(page: Uint8Array, withArabic: boolean): Promise<SeenPage> {
  const taken = await grayOf(page);
  const still = withoutMotion(taken);
  const gray = await evenLight(darkOnLight(still));
  const { best, arabic } = await lookUpright(gray, withArabic);
  const digits = await digitsAmong(best.picture, best.latin, arabic.words);
  const text = [best.text, arabic.text, ...digits.map((word) => word.text)]
    .filter((part) => part !== "")
    .join("\n");
  const latin = best.latin.filter((word) => digits.every((number) => coveredBy(word, number) < 0.4));
  const isSharpened = still !== taken;
  return { ...best, latin: [...latin, ...digits], arabic: arabic.words, text, isSharpened };
}

/** The way in which the page has the most letters: other ones are tried where it reads badly in both scripts. */
async function lookUpright(gray: Gray, withArabic: boolean) {
  const level = await lookTurned(gray, 0, withArabic);
  const none = { words: [], text: "" };
  const read = (look: typeof level) => (withArabic ? wordsOf("ara", look.picture) : Promise.resolve(none));
  const arabic = await read(level);
  if (isUpright(level.latin) || isUpright(arabic.words)) return { best: level, arabic };
  const looks = [level];
  for (const turns of [2, 1, 3]) looks.push(await lookTurned(gray, turns, withArabic));
  const [best = level] = looks.toSorted((one, other) => lettersOf(other.latin) - lettersOf(one.latin));
  const isLevelBetter = lettersOf(best.latin) <= lettersOf(level.latin) + lettersOf(arabic.words);
  return isLevelBetter ? { best: level, arabic } : { best, arabic: await read(best) };
}

/** The page with what is read of it as one block, smoother: of each place the surer reading. */
export async function lookOtherwise(seen: SeenPage, withArabic: boolean): Promise<SeenPage> {
  const block = { segmentation: "6", blur: 1 } as const;
  const latin = (await wordsOf("eng", seen.picture, block)).words;
  const arabic = withArabic ? (await wordsOf("ara", seen.picture, block)).words : [];
  return { ...seen, latin: surest(seen.latin, latin), arabic: surest(seen.arabic, arabic) };
}

/** The same page with the Latin words that are read of it larger. */
export async function lookCloser(seen: SeenPage): Promise<SeenPage> {
  return { ...seen, latin: (await wordsOf("eng", seen.picture, { side: closeSide })).words };
}

/** Words of two readings, of those at one place the surer ones. */
function surest(some: readonly Word[], others: readonly Word[]): readonly Word[] {
  const isCovered = (word: Word, by: readonly Word[], margin: number) =>
    by.some((other) => other.confidence >= word.confidence + margin && overlaps(word, other));
  const better = others.filter((word) => !isCovered(word, some, 0) && isWord(word));
  return [...some.filter((word) => !isCovered(word, better, 0.01)), ...better];
}

const overlaps = (one: Word, other: Word) => coveredBy(one, other) > 0.4 || coveredBy(other, one) > 0.4;
const isWord = ({ text, confidence }: Word) => confidence > 0.4 && /[\p{L}\p{N}]/u.test(text);

async function lookTurned(gray: Gray, turns: number, withArabic: boolean) {
  const level = await upright(gray, turns);
  // Turning smooths what is looked at here. A zone, which passports have, is read worse where it is smooth.
  const picture = { ...level, ...withoutRules(level), isGrainy: withArabic && isGrainy(gray) };
  const { words, text } = await wordsOf("eng", picture);
  return { picture, latin: words, text };
}

interface Manner {
  readonly side?: number;
  readonly segmentation?: "6" | "11";
  readonly blur?: number;
}

async function wordsOf(
  script: Script,
  picture: LevelPage,
  { side = overviewSide, segmentation = sparse, blur = usualBlur }: Manner = {},
): Promise<{ words: readonly Word[]; text: string }> {
  const scale = Math.max(1, side / Math.max(picture.width, picture.height));
  const resized = await fromGray(picture)
    .resize({ width: Math.round(picture.width * scale) })
    .blur(picture.isGrainy ? Math.hypot(blur, grainBlur) : blur)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { words, text } = await recognize(script, resized, { segmentation });
  const inPicture = words.map((word) => ({
    ...word,
    x0: word.x0 / scale,
    y0: word.y0 / scale,
    x1: word.x1 / scale,
    y1: word.y1 / scale,
  }));
  return { words: inPicture, text };
}

/** Upside down some words are read with certainty as well, but most are not. */
function isUpright(words: readonly Word[]): boolean {
  const sure = lettersOf(words);
  return sure >= fewLetters && sure >= leastSure * lettersOf(words, 0);
}

/** How many letters and digits stand in words that were read with certainty. */
function lettersOf(words: readonly Word[], least = 0.7): number {
  return words
    .filter(({ text, confidence }) => confidence > least && /[A-Za-z0-9]{3}|\p{Script=Arabic}{3}/u.test(text))
    .reduce((sum, { text }) => sum + text.length, 0);
}

/** Numbers in Arabic digits, where neither engine read a word with certainty. */
async function digitsAmong(
  picture: Gray,
  latin: readonly Word[],
  arabic: readonly Word[],
): Promise<readonly Word[]> {
  const sure = [...latin, ...arabic].filter(
    ({ text, confidence }) => confidence > sureWord && /[\p{L}\p{N}]{2}/u.test(text),
  );
  const unsure = [...latin, ...arabic].filter(
    (word) => word.confidence <= sureWord && sure.every((other) => coveredBy(word, other) < 0.3),
  );
  const found: Word[] = [];
  for (const row of rowsOf(merged(unsure))) {
    for (const place of row) {
      const words = await readArabicDigits(picture, place);
      found.push(...words.filter((word) => found.every((other) => coveredBy(word, other) < 0.3)));
    }
  }
  return found;
}

/** Areas that overlap, or stand beside each other, as one. */
function merged(words: readonly Word[]): readonly Word[] {
  const places: Word[] = [];
  for (const word of words.toSorted((one, other) => one.x0 - other.x0)) {
    const at = places.findIndex((place) => {
      const overlap = Math.min(place.y1, word.y1) - Math.max(place.y0, word.y0);
      const height = Math.min(heightOf(place), heightOf(word));
      return overlap > height / 2 && word.x0 - place.x1 < height;
    });
    const place = places[at];
    if (place === undefined) places.push(word);
    else places[at] = { ...place, ...areaOf([place, word]) };
  }
  return places;
}
