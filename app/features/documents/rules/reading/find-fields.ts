import type { DocumentType } from "../document-types.ts";
import { findArabicName } from "./find-arabic-name.ts";
import type { FoundField, PageWords } from "./found-field.ts";
import { findLabels } from "./labels.ts";
import { type FieldLayout, layouts, otherLabels, type ValueKind } from "./layouts.ts";
import { readValue } from "./values/values.ts";
import { type Area, areaOf, heightOf, type Row, rowsOf, type Word } from "./words.ts";

/** How far the first word of a value may stand from its label, and words of a value from each other, in heights. */
const mostGap = { first: 14, next: 1.7 };
/** How far below a label its value may begin, in heights of the label. */
const mostDrop = 2.4;
const leastConfidence = 0.3;
/** Values of these kinds have digits, by which their place is seen even where they cannot be read. */
const withDigits: readonly ValueKind[] = [
  "birth",
  "issue",
  "expiry",
  "id",
  "year",
  "plate",
  "vin",
  "document",
  "policy",
];

/** The fields of a type among the words of a page, each once. */
export function findFields(type: DocumentType, words: PageWords, today: string): readonly FoundField[] {
  const fields = layouts[type];
  const rows = rowsOf(words.latin.filter(isLegible));
  const labels = [...fields.flatMap((field) => field.labels), ...otherLabels];
  const latin = fields.flatMap((field) => {
    const found = besideLabel(field, rows, labels, today) ?? withoutLabel(field, rows, today);
    return found === undefined ? [] : [found];
  });
  const arabicName = fields.find(({ kind }) => kind === "arabic-name");
  if (arabicName === undefined) return latin;
  const found = findArabicName(
    arabicName,
    fields,
    words,
    latin.find(({ kind }) => kind === "name"),
  );
  return found === undefined ? latin : [...latin, found];
}

const isLegible = ({ text }: Word) => /[A-Za-z0-9]/.test(text);

/** What stands beside a label or under it: of all plausible values the one that was read best. */
function besideLabel(
  field: FieldLayout,
  rows: readonly Row[],
  allLabels: readonly string[],
  today: string,
): FoundField | undefined {
  const candidates = rows.flatMap((row) => {
    const inRow = findLabels(row, allLabels);
    return inRow
      .filter(({ label }) => field.labels.includes(label))
      .flatMap((label) => {
        const next = inRow.find(({ start }) => start >= label.end)?.start ?? row.length;
        const area = areaOf(row.slice(label.start, label.end));
        return [connected(row.slice(label.end, next), area), ...below(rows, area, allLabels)];
      });
  });
  const [best] = candidates
    .map((words) => valueIn(field, words, today))
    .filter((found) => found !== undefined)
    .toSorted((one, other) => other.confidence * other.certainty - one.confidence * one.certainty);
  return best ?? unread(field, candidates);
}

/** The words that follow each other from the label on. */
function connected(words: readonly Word[], label: Area): readonly Word[] {
  const end = words.findIndex((word, place) => {
    const before = words[place - 1];
    const gap = word.x0 - (before ?? label).x1;
    const height = Math.max(heightOf(word), heightOf(before ?? label));
    // What Latin's engine makes of Arabic letters is hardly ever sure.
    const isGarbage = before !== undefined && word.confidence < leastConfidence;
    return isGarbage || gap > (before === undefined ? mostGap.first : mostGap.next) * height;
  });
  return end < 0 ? words : words.slice(0, end);
}

/** What stands under a label, from its first letter on: in the next row or the one after. */
function below(
  rows: readonly Row[],
  label: Area,
  allLabels: readonly string[],
): readonly (readonly Word[])[] {
  const height = heightOf(label);
  return rows.flatMap((row) => {
    const start = row.findIndex(({ x0, x1 }) => x1 > label.x0 && x0 > label.x0 - 2 * height);
    const first = row[start];
    if (first === undefined || first.y0 < label.y1 - height / 3 || first.y0 > label.y1 + mostDrop * height)
      return [];
    if (first.x0 > label.x1 + 10 * height) return [];
    const labels = findLabels(row, allLabels);
    if (labels.some((found) => found.start <= start && start < found.end)) return [];
    const next = labels.find((found) => found.start > start)?.start ?? row.length;
    return [connected(row.slice(start, next), { ...first, x1: first.x0 })];
  });
}

/** The place of a value that could not be read: `value` is empty. */
function unread(
  { key, kind }: FieldLayout,
  candidates: readonly (readonly Word[])[],
): FoundField | undefined {
  if (!withDigits.includes(kind)) return undefined;
  const words = candidates.find(
    (some) =>
      (some
        .map(({ text }) => text)
        .join("")
        .match(/\d/g)?.length ?? 0) > 1,
  );
  return words === undefined
    ? undefined
    : { key, kind, value: "", confidence: 0, certainty: 1, area: areaOf(words) };
}

/** The longest beginning of the words that is a plausible value. */
function valueIn(field: FieldLayout, words: readonly Word[], today: string): FoundField | undefined {
  for (let count = words.length; count > 0; count -= 1) {
    const part = words.slice(0, count);
    const read = readValue(field.kind, part.map(({ text }) => text).join(" "), today);
    if (read === undefined) continue;
    const lowest = Math.min(...part.map(({ confidence }) => confidence));
    const { key, kind } = field;
    return { key, kind, ...read, confidence: lowest, area: areaOf(part) };
  }
  return undefined;
}

/** A VIN has a form that nothing else has, so it needs no label. */
function withoutLabel(field: FieldLayout, rows: readonly Row[], today: string): FoundField | undefined {
  if (field.kind !== "vin") return undefined;
  const words = rows.flat().filter(({ text }) => /\d.*\d.*\d.*\d/.test(text));
  return words.map((word) => valueIn(field, [word], today)).find((found) => found !== undefined);
}
