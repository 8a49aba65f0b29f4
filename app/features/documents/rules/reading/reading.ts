import type { DocumentType, FieldKey } from "../document-types.ts";

/** Where something stands on a page: shares of its width and height from the left and top edge, 0 to 1. */
export interface Box {
  /** The page's place in the document, from 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A character of a VIN that was read as a letter that no VIN has; the value says the digit that it resembles. */
export interface LetterDoubt {
  /** In the value, from 0. */
  readonly position: number;
  readonly read: "I" | "O" | "Q";
}

/** The doubts of several readings of one value, each position once, in their order. */
export function oncePerPosition(doubts: readonly LetterDoubt[]): readonly LetterDoubt[] {
  const found = new Map<number, LetterDoubt>();
  for (const doubt of doubts) if (!found.has(doubt.position)) found.set(doubt.position, doubt);
  return [...found.values()].toSorted((one, other) => one.position - other.position);
}

/** One field as it was read. `value` is empty where the place was found but could not be read. */
export interface ReadField {
  readonly key: FieldKey;
  readonly value: string;
  /** From 0 to 1; from `confident` on the customer is shown it as certain. */
  readonly confidence: number;
  readonly box: Box;
  /** Of a VIN: what the customer is asked about. Such a field is never `confident`. */
  readonly doubts?: readonly LetterDoubt[] | undefined;
}

/** What was read of a document (product/documents.md#reading-texts). The text is answered and never stored. */
export interface Reading {
  /** The type that was asked for, or the one that the document clearly is (`type/type-evidence.ts`). */
  readonly type: DocumentType;
  readonly fields: readonly ReadField[];
  readonly text: string;
}

/** A field with at least this confidence counts as certain: at most one such field in a hundred may be wrong. */
export const confident = 0.85;
