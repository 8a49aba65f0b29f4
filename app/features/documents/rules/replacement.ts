import { normalVin } from "#app/lib/validation/vin.ts";
import type { ConfirmedField } from "./confirmed-fields.ts";
import type { DocumentCode } from "./document-states.ts";
import type { DocumentType, FieldKey } from "./document-types.ts";

/** What a document is about: of one thing the newest document counts (product/documents.md#replacement). */
const subjects: Readonly<
  Record<DocumentType, "person" | "holder" | "vehicle" | "company" | "account" | "none">
> = {
  "driving-license": "person",
  "vehicle-registration": "vehicle",
  qid: "person",
  insurance: "vehicle",
  // A new passport has a new number.
  passport: "holder",
  "trade-license": "company",
  // Nothing is stored that says whose it is.
  "salary-certificate": "account",
  other: "none",
};

export interface ReplaceableDocument {
  readonly id: string;
  readonly type: DocumentType;
  readonly code: DocumentCode;
  readonly confirmedAt: Date | null;
  readonly expiry: string | null;
  readonly fields: readonly ConfirmedField[];
}

/** A customer's documents that newer ones have replaced: their ids, each with the newest one that did. */
export function replacementsOf(documents: readonly ReplaceableDocument[]): ReadonlyMap<string, string> {
  const counting = documents.filter(({ code, confirmedAt }) => confirmedAt !== null && code !== "rejected");
  const newestFirst = counting.toSorted((one, other) => (isNewer(one, other) ? -1 : 1));
  return new Map(
    counting.flatMap((older) => {
      const newer = newestFirst.find((one) => replaces(one, older));
      return newer === undefined ? [] : [[older.id, newer.id] as const];
    }),
  );
}

/** Whether a document takes the place of an older one: it is about the same thing, and does not end before it. */
function replaces(newer: ReplaceableDocument, older: ReplaceableDocument): boolean {
  if (newer.type !== older.type || !isNewer(newer, older)) return false;
  const lasts = older.expiry === null || (newer.expiry !== null && newer.expiry >= older.expiry);
  return lasts && isOfSameThing(newer, older);
}

/** By when they were confirmed; ids are in the order of time. */
function isNewer(one: ReplaceableDocument, other: ReplaceableDocument): boolean {
  const [at, otherAt] = [one.confirmedAt?.getTime() ?? 0, other.confirmedAt?.getTime() ?? 0];
  return at === otherAt ? one.id > other.id : at > otherAt;
}

function isOfSameThing(one: ReplaceableDocument, other: ReplaceableDocument): boolean {
  switch (subjects[one.type]) {
    case "person":
      // A family has its papers in one account; two that state neither are sides or pages of one paper.
      return isSame("number", one, other) ?? isSameName(one, other) ?? false;
    case "holder":
      return isSameName(one, other) ?? isSame("number", one, other) ?? false;
    case "account":
      return one.fields.some(({ key }) => other.fields.some((field) => field.key === key));
    case "vehicle":
      return isSame("vin", one, other) ?? isSame("plate", one, other) ?? false;
    case "company":
      return isSame("number", one, other) ?? false;
    case "none":
      return false;
  }
}

/** Whether both state the same value; undefined where one of them states none. */
function isSame(key: FieldKey, one: ReplaceableDocument, other: ReplaceableDocument): boolean | undefined {
  const [value, otherValue] = [normalValue(key, one), normalValue(key, other)];
  return value === "" || otherValue === "" ? undefined : value === otherValue;
}

function isSameName(one: ReplaceableDocument, other: ReplaceableDocument): boolean | undefined {
  return isSame("name", one, other) ?? isSame("nameArabic", one, other);
}

function normalValue(key: FieldKey, { fields }: ReplaceableDocument): string {
  return normalVin(fields.find((field) => field.key === key)?.value ?? "");
}
