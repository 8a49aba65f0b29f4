import { foldDigits } from "#app/lib/validation/validation-patterns.ts";
import { type FieldKey, isDayKey, type TypeFacts } from "../../rules/document-types.ts";
import { confident, type ReadField } from "../../rules/reading/reading.ts";

/** A field as the customer sees it before it is confirmed. */
export interface ReviewField {
  readonly key: FieldKey;
  readonly value: string;
  /** What was read at its place; undefined where nothing was found. */
  readonly read?: ReadField | undefined;
  /** It was read without certainty, and the customer has neither corrected nor approved it. */
  readonly isOpen: boolean;
}

export type FieldProblem = "compare" | "vin-length" | "day" | "year";

/** The fields of a type in their order, each with what was read of it. Of several readings the surest counts. */
export function reviewFields(
  { fields }: Pick<TypeFacts, "fields">,
  read: readonly ReadField[],
): ReviewField[] {
  return fields.map((key) => {
    const [best] = read
      .filter((field) => field.key === key)
      .toSorted((one, other) => other.confidence - one.confidence);
    const value = best?.value ?? "";
    const isOpen =
      best !== undefined && value !== "" && (best.confidence < confident || hasUnusedLetter(key, value));
    return { key, value, read: best, isOpen };
  });
}

export function withValue(fields: readonly ReviewField[], key: FieldKey, value: string): ReviewField[] {
  return fields.map((field) => (field.key === key ? { ...field, value, isOpen: false } : field));
}

/** The customer has compared it with the picture. */
export function withApproval(fields: readonly ReviewField[], key: FieldKey): ReviewField[] {
  return fields.map((field) => (field.key === key ? { ...field, isOpen: false } : field));
}

/** What is sent: fields with a value, digits in Latin, VINs and plates in capitals. */
export function confirmedValues(fields: readonly ReviewField[]): { key: FieldKey; value: string }[] {
  return fields.flatMap(({ key, value }) => {
    const normal = normalized(key, value);
    return normal === "" ? [] : [{ key, value: normal }];
  });
}

/** What is to be mended before the fields can be confirmed. What is empty may stay so. */
export function problemsOf(fields: readonly ReviewField[]): { key: FieldKey; problem: FieldProblem }[] {
  return fields.flatMap((field) => {
    const problem = problemOf(field);
    return problem === undefined ? [] : [{ key: field.key, problem }];
  });
}

/** No VIN has an I, O or Q: what it says instead, undefined where it has none of them. */
export function withoutUnusedLetters(vin: string): string | undefined {
  const normal = normalized("vin", vin);
  const other = normal.replace(/I/g, "1").replace(/[OQ]/g, "0");
  return other === normal ? undefined : other;
}

function problemOf({ key, value, isOpen }: ReviewField): FieldProblem | undefined {
  const normal = normalized(key, value);
  if (normal === "") return undefined;
  if (key === "vin" && !/^[A-Z0-9]{17}$/.test(normal)) return "vin-length";
  if (isDayKey(key) && !isRealDay(normal)) return "day";
  if (key === "modelYear" && !/^(?:19|20)\d{2}$/.test(normal)) return "year";
  return isOpen ? "compare" : undefined;
}

function isRealDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

function hasUnusedLetter(key: FieldKey, value: string): boolean {
  return key === "vin" && withoutUnusedLetters(value) !== undefined;
}

function normalized(key: FieldKey, value: string): string {
  const folded = foldDigits(value).trim();
  return key === "vin" || key === "plate" ? folded.toUpperCase() : folded;
}
