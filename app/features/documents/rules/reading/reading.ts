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

/** One field as it was read. `value` is empty where the place was found but could not be read. */
export interface ReadField {
  readonly key: FieldKey;
  readonly value: string;
  /** From 0 to 1; from `confident` on the customer is shown it as certain. */
  readonly confidence: number;
  readonly box: Box;
}

/** What was read of a document (product/documents.md#reading-texts). The text is answered and never stored. */
export interface Reading {
  readonly type: DocumentType;
  readonly fields: readonly ReadField[];
  readonly text: string;
}

/** A field with at least this confidence counts as certain: at most one such field in a hundred may be wrong. */
export const confident = 0.85;
