import type { LetterDoubt } from "../reading.ts";

/** A value in the form in which it is stored. `certainty` is 1, or less where its characters had to be guessed. */
export interface ReadValue {
  readonly value: string;
  readonly certainty: number;
  /** Of a VIN in which I, O or Q was read. */
  readonly doubts?: readonly LetterDoubt[] | undefined;
}

/** Of a value whose characters had to be guessed. */
export const guessed = 0.7;

export const certain = (value: string): ReadValue => ({ value, certainty: 1 });
