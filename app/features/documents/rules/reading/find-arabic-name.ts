import type { FoundField, PageWords } from "./found-field.ts";
import { findLabels, isArabic } from "./labels.ts";
import { type FieldLayout, otherArabicLabels } from "./layouts.ts";
import { partThatSounds, soundsAlike } from "./name-sounds.ts";
import { readValue } from "./values/values.ts";
import { type Area, areaOf, coveredBy, heightOf, type Row, rowsOf, type Word } from "./words.ts";

/** Words of a name stand at most so many heights apart. */
const mostGap = 2.2;
/** How far above and below the name in Latin letters, or its Arabic label, it may stand; in heights. */
const reach = { above: 2.2, below: 4.5 };

/**
 * Where the name stands in Arabic letters: near the one in Latin letters, whose place is read far more surely, or near
 * its label. What stands there is read once more alone, so words that were read badly belong to the place as well.
 */
export function findArabicName(
  field: FieldLayout,
  fields: readonly FieldLayout[],
  words: PageWords,
  latinName: FoundField | undefined,
): FoundField | undefined {
  // Where Latin was read well there is no Arabic, whatever its engine saw.
  const sure = words.latin.filter(({ text, confidence }) => confidence > 0.8 && /[A-Za-z0-9]{2}/.test(text));
  const arabic = words.arabic.filter(
    (word) => isArabic(word) && !sure.some((other) => coveredBy(word, other) > 0.4),
  );
  const labels = [...fields.flatMap((other) => other.arabic), ...otherArabicLabels];
  const rows = rowsOf(arabic).map((row) => row.toReversed());
  const anchors = [
    ...(latinName === undefined ? [] : [latinName.area]),
    ...labelAreas(rows, labels, field.arabic),
  ];
  for (const anchor of anchors) {
    const found = rows
      .filter((row) => isNear(areaOf(row), anchor))
      .flatMap((row) => runsOf(row, labels))
      .map((run) => nameOf(field, run))
      .filter((name) => name !== undefined)
      .toSorted((one, other) => weightOf(other, latinName) - weightOf(one, latinName))[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What sounds like the Latin name comes before what is long and was read well. */
function weightOf({ value, confidence }: FoundField, latinName: FoundField | undefined): number {
  const sounds =
    latinName !== undefined && soundsAlike(latinName.value, partThatSounds(latinName.value, value));
  return value.length * (0.5 + confidence) + (sounds ? 1000 : 0);
}

function labelAreas(
  rows: readonly Row[],
  labels: readonly string[],
  own: readonly string[],
): readonly Area[] {
  return rows.flatMap((row) =>
    findLabels(row, labels)
      .filter(({ label }) => own.includes(label))
      .map(({ start, end }) => areaOf(row.slice(start, end))),
  );
}

function isNear(row: Area, anchor: Area): boolean {
  const height = heightOf(anchor);
  const middle = (row.y0 + row.y1) / 2;
  return middle > anchor.y0 - reach.above * height && middle < anchor.y1 + reach.below * height;
}

/** The words between labels, from the side where Arabic begins, divided where the gap is wide. */
function runsOf(row: Row, labels: readonly string[]): readonly Row[] {
  const labeled = findLabels(row, labels);
  const runs: Word[][] = [[]];
  row.forEach((word, place) => {
    const isLabel = labeled.some(({ start, end }) => start <= place && place < end);
    const last = runs.at(-1)?.at(-1);
    const isFar =
      last !== undefined && last.x0 - word.x1 > mostGap * Math.max(heightOf(word), heightOf(last));
    if (isLabel || isFar) runs.push([]);
    if (!isLabel) runs.at(-1)?.push(word);
  });
  return runs;
}

function nameOf({ key, kind }: FieldLayout, run: Row): FoundField | undefined {
  const read = readValue(kind, run.map(({ text }) => text).join(" "), "");
  if (read === undefined) return undefined;
  const lowest = Math.min(...run.map(({ confidence }) => confidence));
  return { key, kind, ...read, confidence: lowest, area: areaOf(run) };
}
