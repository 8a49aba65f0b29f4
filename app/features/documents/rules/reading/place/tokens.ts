import type { PageWords } from "../found-field.ts";
import { isArabic } from "../labels/find-labels.ts";
import { areaOf, coveredBy, heightOf, type Row, rowsOf, type Word } from "../words.ts";

export type Script = "latin" | "arabic";

/** A word of a page in the script that it was read in most surely. */
export interface Token extends Word {
  readonly script: Script;
}

/** A row of a page, or rows of a sentence that follow each other. */
export interface Line {
  readonly tokens: readonly Token[];
  /** Its words are sentences: a value is followed by more of them. */
  readonly isSentence: boolean;
}

const leastConfidence = 0.3;
/** So much of a word that is read in both scripts lies in the other one's. */
const leastCover = 0.4;

/** The lines of a page. What both engines saw at one place counts as the surer one read it. */
export function linesOf({ latin, arabic }: PageWords): readonly Line[] {
  const own = arabic.filter((word) => isArabic(word) && word.confidence > leastConfidence);
  const legible = latin.flatMap(divided).filter(isLegible);
  const tokens: Token[] = [
    ...legible.filter((word) => !isBeaten(word, own)).map((word) => ({ ...word, script: "latin" as const })),
    ...own.filter((word) => !isBeaten(word, legible)).map((word) => ({ ...word, script: "arabic" as const })),
  ];
  return joinedSentences(rowsOf(tokens) as readonly (readonly Token[])[]);
}

const isLegible = ({ text, confidence }: Word) =>
  /[A-Za-z0-9]/.test(text) && (confidence >= leastConfidence || /\d.*\d/.test(text));

function isBeaten(word: Word, others: readonly Word[]): boolean {
  // What the Arabic engine makes of digits is hardly ever doubtful to it.
  if (/\d{4}/.test(word.text) && word.confidence > 0.5) return false;
  return others.some(
    (other) =>
      (other.confidence > word.confidence || /\d{4}/.test(other.text)) &&
      (coveredBy(word, other) > leastCover || coveredBy(other, word) > 0.7) &&
      /[\p{L}\p{N}]{2}/u.test(other.text),
  );
}

/** `No:123` as two words. */
function divided(word: Word): readonly Word[] {
  const at = /^[A-Za-z.]{2,}:(?=[A-Z0-9])/.exec(word.text)?.[0].length;
  if (at === undefined) return [word];
  const x = word.x0 + ((word.x1 - word.x0) * at) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, at), x1: x },
    { ...word, text: word.text.slice(at), x0: x },
  ];
}

const sentenceWords = 6;
/** Words of a sentence stand at most so many heights apart. */
const mostGap = 1.6;

/** Lines of a sentence become one, as its values may begin on one and end on the next. */
function joinedSentences(rows: readonly (readonly Token[])[]): readonly Line[] {
  const lines: { tokens: Token[]; isSentence: boolean; last: Row }[] = [];
  for (const row of rows) {
    const before = lines.at(-1);
    if (before?.isSentence && isContinued(before.last, row)) {
      before.tokens.push(...row);
      before.last = row;
    } else lines.push({ tokens: [...row], isSentence: isSentence(row), last: row });
  }
  return lines;
}

function isSentence(row: readonly Token[]): boolean {
  const isApart = row.some(
    (word, place) => word.x0 - (row[place - 1]?.x1 ?? word.x0) > mostGap * heightOf(word),
  );
  if (isApart) return false;
  const words = row.filter(({ text, script }) => script === "latin" && /[A-Za-z]{2}/.test(text));
  const lower = words.filter(({ text }) => /^[a-z]/.test(text));
  return words.length >= sentenceWords && lower.length >= words.length * 0.4;
}

function isContinued(before: Row, row: readonly Token[]): boolean {
  if (row.some(({ script }) => script === "arabic")) return false;
  const [one, other] = [areaOf(before), areaOf(row)];
  const height = heightOf(row[0] ?? other);
  return other.y0 - one.y1 < 1.4 * height && Math.abs(one.x0 - other.x0) < 3 * height;
}
