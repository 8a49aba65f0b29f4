import { isDay } from "#app/lib/dates/typed-date.ts";
import { cleanLine } from "#app/lib/text/clean-text.ts";
import { doubtfulLetters, normalVin } from "#app/lib/validation/vin.ts";
import type { ConfirmedField } from "../../rules/confirmed-fields.ts";
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
  /** The customer has changed it: no later reading replaces it. */
  readonly isTyped?: true;
}

export type FieldProblem = "compare" | "vin-length" | "day" | "year";

/**
 * The fields of a type in their order, each with what was read of it; what the customer has typed `before` stays. Of several
 * readings the surest counts.
 */
export function reviewFields(
  { fields }: Pick<TypeFacts, "fields">,
  read: readonly ReadField[],
  before: readonly ReviewField[] = [],
): ReviewField[] {
  return fields.map((key) => {
    const [best] = read
      .filter((field) => field.key === key)
      .toSorted((one, other) => other.confidence - one.confidence);
    const typed = before.find((field) => field.key === key && field.isTyped);
    if (typed !== undefined) return { ...typed, read: best };
    const value = best?.value ?? "";
    const isOpen =
      best !== undefined && value !== "" && (best.confidence < confident || hasUnusedLetter(key, value));
    return { key, value, read: best, isOpen };
  });
}

/**
 * The fields of a type as they are stored, to be corrected. A masked number stands behind as many dots as it has characters:
 * sent back as it is, its end is stored again (`storedFields` never stores more than half of a number).
 */
export function correctedFields(
  { fields, masked }: Pick<TypeFacts, "fields" | "masked">,
  stored: readonly ConfirmedField[],
): ReviewField[] {
  return fields.map((key) => {
    const value = stored.find((field) => field.key === key)?.value ?? "";
    const dots = masked.includes(key) ? "•".repeat(value.length) : "";
    return { key, value: `${dots}${value}`, isOpen: false };
  });
}

export function withValue(fields: readonly ReviewField[], key: FieldKey, value: string): ReviewField[] {
  return fields.map((field) =>
    field.key === key ? { ...field, value, isOpen: false, isTyped: true } : field,
  );
}

/** Whether a document that ends has no last day, of which its customer is reminded. */
export function lacksLastDay({ hasExpiry }: Pick<TypeFacts, "hasExpiry">, fields: readonly ReviewField[]) {
  return hasExpiry && fields.every(({ key, value }) => key !== "expiry" || value.trim() === "");
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

/**
 * The VIN with the letters that were read, and where they stand; undefined where none of them was an I, O or Q, or what was read
 * does not stand there any more.
 */
export function asRead({ value, read }: ReviewField): { vin: string; places: readonly number[] } | undefined {
  if (read?.doubts === undefined || read.doubts.length === 0 || value !== read.value) return undefined;
  const characters = [...value];
  for (const { position, read: letter } of read.doubts) characters[position] = letter;
  return { vin: characters.join(""), places: read.doubts.map(({ position }) => position) };
}

function problemOf({ key, value, isOpen }: ReviewField): FieldProblem | undefined {
  const normal = normalized(key, value);
  if (normal === "") return undefined;
  if (key === "vin" && !/^[A-Z0-9]{17}$/.test(normal)) return "vin-length";
  if (isDayKey(key) && !isDay(normal)) return "day";
  if (key === "modelYear" && !/^(?:19|20)\d{2}$/.test(normal)) return "year";
  return isOpen ? "compare" : undefined;
}

function hasUnusedLetter(key: FieldKey, value: string): boolean {
  return key === "vin" && doubtfulLetters(normalVin(value)).length > 0;
}

function normalized(key: FieldKey, value: string): string {
  const folded = cleanLine(value);
  return key === "vin" || key === "plate" ? folded.toUpperCase() : folded;
}
