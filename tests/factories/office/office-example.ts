import type { Deed } from "#app/features/staff/rules/permissions.ts";

/** Where the records of all examples are, and where they are not. */
export const examplePlace = "al-sadd";
export const otherPlace = "lusail";

/**
 * Where the right to a call has to hold:
 * - `place`: where its record is; `everywhere`: everywhere at all;
 * - `own-places`: anywhere, and the answer has only what is at those places (`mark` stands in what is at `examplePlace`);
 * - `no-place`: anywhere; its records are of no place;
 * - `signed-in`: everybody who works here does it.
 */
type Scope = "place" | "everywhere" | "own-places" | "no-place" | "signed-in";

export interface ExampleInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** A call of the office as a test makes it. */
export interface OfficeExample {
  readonly scope: Scope;
  /** Makes what the call needs at `examplePlace`, new each time, and answers an input that succeeds. */
  readonly input: () => Promise<ExampleInput> | ExampleInput;
  /** Another deed that the input takes beside the call's own, at the place of the record. */
  readonly alsoNeeds?: Deed;
  readonly mark?: string;
  /** Once it was made, it is refused to whoever comes next for another reason than their role. */
  readonly isSpent?: true;
  /** The write ends the session in which it is made. */
  readonly endsSession?: true;
  /** There is no such record: rights are tested here, success and audit in the room's own test. */
  readonly isOfNoRecord?: true;
}
export type OfficeExamples = Readonly<Record<string, OfficeExample>>;
