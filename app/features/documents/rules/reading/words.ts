/** A rectangle in the pixels of one picture; the origin is its upper corner on the side where Latin lines begin. */
export interface Area {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A word as it was read, with its place. Confidence is from 0 to 1. */
export interface Word extends Area {
  readonly text: string;
  readonly confidence: number;
  /** Read by the shapes of its digits, which no engine knows. */
  readonly isByShape?: boolean;
}

/** Words beside each other, in the order in which Latin is read. */
export type Row = readonly Word[];

export const heightOf = ({ y0, y1 }: Area): number => y1 - y0;

/** Groups words into rows: each row's words overlap the one before by half of the lower one's height. */
export function rowsOf(words: readonly Word[]): readonly Row[] {
  const rows: Word[][] = [];
  for (const word of words.toSorted((one, other) => one.x0 - other.x0)) {
    const row = rows
      .filter((candidate) => standsBeside(candidate.at(-1), word))
      .toSorted((one, other) => distance(one.at(-1), word) - distance(other.at(-1), word))[0];
    if (row === undefined) rows.push([word]);
    else row.push(word);
  }
  return rows.toSorted((one, other) => areaOf(one).y0 - areaOf(other).y0);
}

/** The smallest area that holds all. */
export function areaOf(areas: readonly Area[]): Area {
  return {
    x0: Math.min(...areas.map(({ x0 }) => x0)),
    y0: Math.min(...areas.map(({ y0 }) => y0)),
    x1: Math.max(...areas.map(({ x1 }) => x1)),
    y1: Math.max(...areas.map(({ y1 }) => y1)),
  };
}

/** The share of the first area that the second one covers, 0 to 1. */
export function coveredBy(area: Area, other: Area): number {
  const width = Math.min(area.x1, other.x1) - Math.max(area.x0, other.x0);
  const height = Math.min(area.y1, other.y1) - Math.max(area.y0, other.y0);
  const whole = (area.x1 - area.x0) * (area.y1 - area.y0);
  return width > 0 && height > 0 && whole > 0 ? (width * height) / whole : 0;
}

function standsBeside(last: Word | undefined, word: Word): boolean {
  if (last === undefined) return false;
  const overlap = Math.min(last.y1, word.y1) - Math.max(last.y0, word.y0);
  return overlap > Math.min(heightOf(last), heightOf(word)) / 2 && word.x0 > last.x0;
}

const distance = (last: Word | undefined, word: Word): number =>
  Math.abs((last?.y0 ?? 0) + (last?.y1 ?? 0) - word.y0 - word.y1);
