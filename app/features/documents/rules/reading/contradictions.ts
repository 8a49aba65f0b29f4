import type { FieldKey } from "../document-types.ts";
import type { ReadField } from "./reading.ts";

/** Of two values that contradict each other one is misread. */
const contradicted = 0.8;
const centuries: Readonly<Record<string, string>> = { "2": "19", "3": "20" };

/** Fields of which none is certain where they cannot all be right: a personal number begins with the year of the birth. */
export function withContradictions(fields: readonly ReadField[]): readonly ReadField[] {
  const read = (key: ReadField["key"]) => fields.find((field) => field.key === key)?.value ?? "";
  const [, century = "", year = ""] = /^(\d)(\d\d)\d{8}$/.exec(read("number")) ?? [];
  const birthYear = read("birthDate").slice(0, 4);
  const expected = `${centuries[century] ?? ""}${year}`;
  if (birthYear === "" || expected.length < 4 || expected === birthYear) return fields;
  return fields.map((field) =>
    field.key === "number" || field.key === "birthDate"
      ? { ...field, confidence: Math.min(field.confidence, contradicted) }
      : field,
  );
}

/** Names of two words or that end in a particle, and insurers that say nothing of insurance, may begin longer ones. */
export function mayBeShort(key: FieldKey, value: string): boolean {
  if (key === "insurer") return !/INSURANCE|TAKAFUL|ASSURANCE|تأمين|تكافل/.test(value);
  if (key !== "name" && key !== "nameArabic") return false;
  return value.split(" ").length < 3 || / (?:AL|EL|BIN|BEN|ABU|ABD|DE|DELA|بن|أبو|عبد|آل)$/.test(value);
}
