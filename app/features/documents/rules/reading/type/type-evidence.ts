import { type DocumentType, documentTypes } from "../../document-types.ts";
import type { PageWords } from "../found-field.ts";
import { findLabels, isArabic } from "../labels.ts";
import { layouts } from "../layouts.ts";
import { type Row, rowsOf } from "../words.ts";
import type { ZoneKind } from "../zone/zone.ts";
import { typeWords } from "./type-words.ts";

/** What a page shows of the type of its document. */
export interface TypeEvidence {
  readonly titles: readonly DocumentType[];
  /** Labels of whichever types, as `layouts.ts` and `type-words.ts` write them. */
  readonly labels: readonly string[];
  readonly zone: ZoneKind | undefined;
}

/** Words of each type that say one thing: the labels of a field, or others. */
const groups = new Map(
  documentTypes.map((type) => {
    const fields = layouts[type].filter(({ kind }) => kind !== "arabic-name");
    return [
      type,
      [...fields.map(({ labels, arabic }) => [...labels, ...arabic]), ...typeWords[type].others],
    ] as const;
  }),
);
const typeOfTitle = new Map(
  documentTypes.flatMap((type) => typeWords[type].titles.map((title) => [title, type] as const)),
);
const allWords = [...new Set([...typeOfTitle.keys(), ...[...groups.values()].flat(2)])];

/** A machine readable zone says as much as so many labels. */
const zoneLabels = 2;
/** With fewer labels a title is a word in a text. */
const leastLabels = 3;

/** What the words of a page and its machine readable zone say of its type. */
export function typeEvidence({ latin, arabic }: PageWords, zone: ZoneKind | undefined): TypeEvidence {
  const rows = [
    ...rowsOf(latin.filter(({ text }) => /[A-Za-z]/.test(text))),
    ...rowsOf(arabic.filter(isArabic)).map((row) => row.toReversed()),
  ];
  const found = rows.flatMap((row) => findLabels(row, allWords).map((label) => ({ ...label, row })));
  const titles = found.flatMap(({ label, row, end }) => {
    const type = typeOfTitle.get(label);
    return type === undefined || isNumbered(row, end) ? [] : [type];
  });
  return { titles, labels: found.map(({ label }) => label), zone };
}

/** "Driving license no" is a label, wherever it stands. */
const isNumbered = (row: Row, end: number) => /^(?:n[or°]|number)\b/i.test(row[end]?.text ?? "");

/**
 * The type of a document by what its pages show: the one that it was uploaded as, unless the title, or zone, of another type
 * and more labels of it were found, and no title of the first. Nobody is bothered on weaker evidence.
 */
export function typeOf(uploadedAs: DocumentType, pages: readonly TypeEvidence[]): DocumentType {
  if (isTitled(uploadedAs, pages)) return uploadedAs;
  const least = Math.max(leastLabels, labelsOf(uploadedAs, pages) + 1);
  const [best, next] = documentTypes
    .filter((type) => isTitled(type, pages))
    .map((type) => ({ type, labels: labelsOf(type, pages) }))
    .filter(({ labels }) => labels >= least)
    .toSorted((one, other) => other.labels - one.labels);
  return best === undefined || best.labels === next?.labels ? uploadedAs : best.type;
}

function isTitled(type: DocumentType, pages: readonly TypeEvidence[]): boolean {
  return pages.some(({ titles, zone }) => titles.includes(type) || isZoneOf(type, zone));
}

/** How many things were found that stand on documents of a type. */
function labelsOf(type: DocumentType, pages: readonly TypeEvidence[]): number {
  const found = new Set(pages.flatMap(({ labels }) => labels));
  const things = (groups.get(type) ?? []).filter((words) => words.some((word) => found.has(word))).length;
  return things + (pages.some(({ zone }) => isZoneOf(type, zone)) ? zoneLabels : 0);
}

const isZoneOf = (type: DocumentType, zone: ZoneKind | undefined) =>
  zone !== undefined && typeWords[type].zone === zone;
