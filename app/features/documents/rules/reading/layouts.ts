import type { DocumentType, FieldKey } from "../document-types.ts";

/** What a value looks like; `values.ts` reads each kind. */
export type ValueKind =
  | "birth"
  | "issue"
  | "expiry"
  | "id"
  | "name"
  | "arabic-name"
  | "nationality"
  | "plate"
  | "vin"
  | "text"
  | "year"
  | "policy"
  | "document";

/** A field of a layout: the words beside which its value stands, and what the value looks like. */
export interface FieldLayout {
  readonly key: FieldKey;
  readonly kind: ValueKind;
  readonly labels: readonly string[];
  /** The same in Arabic: they find values of Arabic letters, and end those of Latin ones. */
  readonly arabic: readonly string[];
}

const birth = {
  key: "birthDate",
  kind: "birth",
  labels: ["date of birth", "birth date", "dob", "d o b"],
  arabic: ["تاريخ الميلاد"],
} as const;
const expiry = {
  key: "expiry",
  kind: "expiry",
  labels: [
    ...[
      "expiry date",
      "expiry",
      "date of expiry",
      "exp date",
      "expires",
      "valid until",
      "valid to",
      "validity",
    ],
    ...["end date", "to", "license expiry"],
  ],
  arabic: [
    "تاريخ الانتهاء",
    "تاريخ انتهاء الصلاحية",
    "صالحة لغاية",
    "الصلاحية",
    "تاريخ النهاية",
    "إلى تاريخ",
    "نهاية التأمين",
  ],
} as const;
const issue = {
  key: "issueDate",
  kind: "issue",
  labels: [
    ...["issue date", "date of issue", "first issue", "issued on", "issued"],
    ...["start date", "effective from", "effective date", "from"],
  ],
  arabic: ["تاريخ الإصدار", "تاريخ البداية", "من تاريخ", "بداية التأمين"],
} as const;
const nationality = {
  key: "nationality",
  kind: "nationality",
  labels: ["nationality"],
  arabic: ["الجنسية"],
} as const;
const names = [
  {
    key: "name",
    kind: "name",
    labels: ["name", "full name", "holder name"],
    arabic: ["الاسم", "الاسم الكامل"],
  },
  { key: "nameArabic", kind: "arabic-name", labels: [], arabic: ["الاسم", "الاسم الكامل"] },
] as const;
const owner = ["owner", "owner name", "registered owner", "name of owner"];
const ownerArabic = ["المالك", "اسم المالك", "مالك المركبة"];
const vin = {
  key: "vin",
  kind: "vin",
  labels: ["chassis no", "chassis number", "chassis", "vin", "vin no", "vehicle identification number"],
  arabic: ["رقم الشاسيه", "رقم القاعدة", "رقم الهيكل"],
} as const;
const plate = {
  key: "plate",
  kind: "plate",
  labels: ["plate no", "plate number", "vehicle no", "reg no", "registration no", "plate"],
  arabic: ["رقم اللوحة", "رقم المركبة"],
} as const;
const company = {
  key: "company",
  kind: "text",
  labels: ["company", "trade name", "company name"],
  arabic: ["الاسم التجاري"],
} as const;

/** What stands on each type, of any issuer: they differ in words and places, and these are all of theirs. */
export const layouts: Readonly<Record<DocumentType, readonly FieldLayout[]>> = {
  "driving-license": [
    {
      key: "number",
      kind: "id",
      labels: ["license no", "licence no", "license number", "lic number", "lic no", "dl no", "id no"],
      arabic: ["رقم الرخصة", "رقم رخصة القيادة"],
    },
    ...names,
    nationality,
    birth,
    issue,
    expiry,
  ],
  qid: [
    {
      key: "number",
      kind: "id",
      labels: ["id no", "id number", "qid no", "qid", "qid number"],
      arabic: ["الرقم الشخصي", "رقم البطاقة"],
    },
    ...names,
    nationality,
    birth,
    expiry,
  ],
  "vehicle-registration": [
    plate,
    vin,
    { key: "model", kind: "text", labels: ["model", "vehicle model"], arabic: ["الطراز", "الموديل"] },
    {
      key: "modelYear",
      kind: "year",
      labels: ["year", "model year", "year of manufacture", "year made", "year of make"],
      arabic: ["سنة الصنع"],
    },
    { key: "name", kind: "name", labels: [...owner, "name"], arabic: ownerArabic },
    { key: "nameArabic", kind: "arabic-name", labels: [], arabic: ownerArabic },
    expiry,
  ],
  insurance: [
    {
      key: "number",
      kind: "policy",
      labels: ["policy no", "policy number", "certificate no", "certificate number", "policy"],
      arabic: ["رقم الوثيقة", "رقم البوليصة"],
    },
    {
      key: "insurer",
      kind: "text",
      labels: ["insurer", "insurance company", "company", "insured with", "insurer name"],
      arabic: ["شركة التأمين", "الشركة"],
    },
    plate,
    vin,
    issue,
    expiry,
  ],
  passport: [
    {
      key: "number",
      kind: "document",
      labels: ["passport no", "passport number", "document no"],
      arabic: ["رقم الجواز"],
    },
    nationality,
    birth,
    expiry,
  ],
  "trade-license": [
    {
      key: "number",
      kind: "policy",
      labels: ["license no", "license number", "cr no", "registration no", "commercial registration no"],
      arabic: ["رقم الرخصة", "رقم السجل التجاري"],
    },
    company,
    expiry,
  ],
  "salary-certificate": [
    { ...issue, labels: [...issue.labels, "date"], arabic: ["التاريخ", ...issue.arabic] },
  ],
  other: [],
};

/** What stands on papers beside the fields. It ends the value before it, and is never one itself. */
export const otherLabels: readonly string[] = [
  ...["blood type", "blood group", "blood", "occupation", "profession", "employer", "make", "manufacturer"],
  ...["engine no", "engine number", "engine", "color", "colour", "premium", "total premium", "surname"],
  ...[
    "given names",
    "first name",
    "last name",
    "name",
    "sex",
    "place of birth",
    "sponsor",
    "address",
    "insured",
  ],
];
export const otherArabicLabels: readonly string[] = [
  ...["فصيلة الدم", "المهنة", "الصنع", "الماركة", "رقم المحرك", "اللون", "قسط التأمين", "القسط", "اللقب"],
  ...["صاحب العمل", "الجنس", "مكان الميلاد", "الكفيل", "العنوان"],
];
