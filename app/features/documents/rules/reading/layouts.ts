import type { DocumentType, FieldKey } from "../document-types.ts";
import { kindOf, type Meaning } from "./labels/label-words.ts";
import type { ValueKind } from "./values/value-kind.ts";

/** A field of a type: what its label may say, the surest meaning first. */
export interface FieldLayout {
  readonly key: FieldKey;
  readonly kind: ValueKind;
  readonly meanings: readonly Meaning[];
}

const field = (key: FieldKey, ...meanings: readonly [Meaning, ...Meaning[]]): FieldLayout => {
  const kind = kindOf(meanings[0]);
  return { key, kind: kind === "heading" ? "text" : kind, meanings };
};
const arabicName = (...meanings: readonly Meaning[]): FieldLayout => ({
  key: "nameArabic",
  kind: "arabic-name",
  meanings,
});

/** What stands on each type, of any issuer: which labels name which field. */
export const layouts: Readonly<Record<DocumentType, readonly FieldLayout[]>> = {
  "driving-license": [
    field("number", "license", "id"),
    field("name", "name"),
    arabicName("name"),
    field("nationality", "nationality"),
    field("birthDate", "birth"),
    field("issueDate", "issue", "firstIssue", "start"),
    field("expiry", "expiry", "end"),
  ],
  qid: [
    field("number", "id"),
    field("name", "name"),
    arabicName("name"),
    field("nationality", "nationality"),
    field("birthDate", "birth"),
    field("expiry", "expiry", "end"),
  ],
  "vehicle-registration": [
    field("plate", "plate"),
    field("vin", "vin"),
    field("model", "model"),
    field("modelYear", "year"),
    field("name", "owner", "name"),
    arabicName("owner", "name"),
    field("expiry", "expiry", "end"),
  ],
  insurance: [
    field("number", "policy"),
    field("insurer", "insurer"),
    field("plate", "plate"),
    field("vin", "vin"),
    field("issueDate", "start", "issue"),
    field("expiry", "end", "expiry"),
  ],
  passport: [
    field("number", "passportNumber"),
    field("name", "name"),
    field("nationality", "nationality"),
    field("birthDate", "birth"),
    field("expiry", "expiry"),
  ],
  "trade-license": [
    field("number", "tradeNumber", "license", "plate"),
    field("company", "company", "insurer"),
    field("expiry", "expiry"),
  ],
  "salary-certificate": [field("issueDate", "issue", "date")],
  other: [],
};
