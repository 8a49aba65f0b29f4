/** The types of documents (product/documents.md#types), also the last part of a type's address, `/documents/<type>`. */
export const documentTypes = [
  "driving-license",
  "vehicle-registration",
  "qid",
  "insurance",
  "passport",
  "trade-license",
  "salary-certificate",
  "other",
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What is stored of a document once the customer confirmed it; everything else that stands on it is not. */
export interface TypeFacts {
  /** Cards have two sides; a sheet has pages. */
  readonly sides: "card" | "pages";
  /** The fields that may be stored (no employer, no blood group). Days are YYYY-MM-DD. */
  readonly fields: readonly FieldKey[];
  /** Of a masked field all but the last four characters are dropped before it is stored. */
  readonly masked: readonly FieldKey[];
  readonly hasExpiry: boolean;
}

export const fieldKeys = [
  "number",
  "name",
  "nameArabic",
  "nationality",
  "birthDate",
  "issueDate",
  "expiry",
  "plate",
  "vin",
  "model",
  "modelYear",
  "insurer",
  "company",
] as const;
export type FieldKey = (typeof fieldKeys)[number];

const dayKeys: readonly FieldKey[] = ["birthDate", "issueDate", "expiry"];

/** Whether a field holds a day. */
export function isDayKey(key: FieldKey): boolean {
  return dayKeys.includes(key);
}

export const typeFacts: Readonly<Record<DocumentType, TypeFacts>> = {
  "driving-license": {
    sides: "card",
    fields: ["number", "name", "nameArabic", "nationality", "birthDate", "issueDate", "expiry"],
    masked: ["number"],
    hasExpiry: true,
  },
  "vehicle-registration": {
    sides: "card",
    fields: ["plate", "vin", "model", "modelYear", "name", "nameArabic", "expiry"],
    masked: [],
    hasExpiry: true,
  },
  qid: {
    sides: "card",
    fields: ["number", "name", "nameArabic", "nationality", "birthDate", "expiry"],
    masked: ["number"],
    hasExpiry: true,
  },
  insurance: {
    sides: "pages",
    fields: ["number", "insurer", "plate", "vin", "issueDate", "expiry"],
    masked: [],
    hasExpiry: true,
  },
  passport: {
    sides: "pages",
    fields: ["number", "name", "nationality", "birthDate", "expiry"],
    masked: ["number"],
    hasExpiry: true,
  },
  "trade-license": { sides: "pages", fields: ["number", "company", "expiry"], masked: [], hasExpiry: true },
  "salary-certificate": { sides: "pages", fields: ["issueDate"], masked: [], hasExpiry: false },
  other: { sides: "pages", fields: [], masked: [], hasExpiry: false },
};
