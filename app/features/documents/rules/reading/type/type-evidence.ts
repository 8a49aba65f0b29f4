import { type DocumentType, documentTypes } from "../../document-types.ts";
import type { PageWords } from "../found-field.ts";
import { findLabels, isArabic } from "../labels/find-labels.ts";
import type { Meaning } from "../labels/label-words.ts";
import { layouts } from "../layouts.ts";
import { type Row, rowsOf } from "../words.ts";
import type { ZoneKind } from "../zone/zone.ts";
import { titles as titlesOf } from "./titles.ts";
import { typeWords } from "./type-words.ts";

/** What a page shows of the type of its document. */
export interface TypeEvidence {
  readonly titles: readonly DocumentType[];
  /** What the labels say. */
  readonly labels: readonly Meaning[];
  readonly zone: ZoneKind | undefined;
}

/** What the labels of a type say: those of its fields, the first of several meanings, and others. */
const meanings = new Map<DocumentType, readonly Meaning[]>(
  documentTypes.map((type) => {
    const fields = layouts[type].filter(({ kind }) => kind !== "arabic-name");
    return [type, [...fields.flatMap((field) => field.meanings.slice(0, 1)), ...typeWords[type].others]];
  }),
);
const typeOfTitle = new Map(
  documentTypes.flatMap((type) => titlesOf[type].map((title) => [title, type] as const)),
);

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
  const found = rows.flatMap((row) => findLabels(row).map((label) => ({ ...label, row })));
  const titles = found.flatMap(({ name, row, end }) => {
    const type = typeOfTitle.get(name);
    return type === undefined || isNumbered(row, end) ? [] : [type];
  });
  return { titles, labels: found.map(({ meaning }) => meaning), zone };
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
  const things = new Set(meanings.get(type) ?? []).intersection(found).size;
  return things + (pages.some(({ zone }) => isZoneOf(type, zone)) ? zoneLabels : 0);
}

const isZoneOf = (type: DocumentType, zone: ZoneKind | undefined) =>
  zone !== undefined && typeWords[type].zone === zone;
