import type { FieldKey } from "../document-types.ts";
import type { ReadValue } from "./values/read-value.ts";
import type { ValueKind } from "./values/value-kind.ts";
import type { Area, Word } from "./words.ts";

/** A value that was found on a page, with its place; empty where the place alone was found. */
export interface FoundField extends ReadValue {
  readonly key: FieldKey;
  readonly kind: ValueKind;
  /** The lowest of its words, 0 to 1. */
  readonly confidence: number;
  readonly area: Area;
  /** The most that it reaches, however well it is read: how it was found leaves a doubt. */
  readonly most?: number;
  /** Of a name that stands in two places. */
  readonly part?: "given" | "surname";
}

/** The words of a page, as the engine of each script read all of it. */
export interface PageWords {
  readonly latin: readonly Word[];
  readonly arabic: readonly Word[];
}
