import type { DocumentType } from "../../document-types.ts";
import type { Meaning } from "../labels/label-words.ts";
import type { ZoneKind } from "../zone/zone.ts";

/** By which words a type is known beside the labels of its fields (`layouts.ts`). */
interface TypeWords {
  /** Labels of values that are no fields, which stand on it and on few others. */
  readonly others: readonly Meaning[];
  readonly zone?: ZoneKind;
}

export const typeWords: Readonly<Record<DocumentType, TypeWords>> = {
  "driving-license": { others: ["blood", "licenseType", "firstIssue"] },
  qid: { others: ["job", "employer", "residencyType", "passportExpiry", "serial"], zone: "card" },
  "vehicle-registration": { others: ["make", "engine", "color", "cylinders", "plateType", "registered"] },
  insurance: { others: ["money", "insured"] },
  passport: { others: ["surname", "givenNames", "issue", "place", "state"], zone: "passport" },
  "trade-license": { others: ["legalForm"] },
  "salary-certificate": { others: ["salary", "job", "joining"] },
  other: { others: [] },
};
