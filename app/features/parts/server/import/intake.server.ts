import type { FieldProblem, RefusedRow, RowWarning } from "../../rules/feed/row-problems.ts";

/** Refused rows that are listed one by one; of all of them there is a count. */
const mostReported = 50;

/** What was read of a file: how many rows, and which of them cannot be taken in. */
export class Intake {
  rows = 0;
  /** Of a price tape: prices that are other than those which hold before it. */
  prices: PriceChanges | undefined;
  /** Of a price tape: prices of numbers that the catalog does not have. */
  unknown: UnknownNumbers | undefined;
  readonly #refused = new Map<number, FieldProblem[]>();
  #others = 0;

  refuse(line: number, problems: readonly FieldProblem[]): void {
    const known = this.#refused.get(line);
    if (known !== undefined) known.push(...problems);
    else if (this.#refused.size < mostReported) this.#refused.set(line, [...problems]);
    else this.#others += 1;
  }

  get refused(): number {
    return this.#refused.size + this.#others;
  }

  /** The first of them, in the order of their lines. */
  get refusedRows(): RefusedRow[] {
    return [...this.#refused]
      .map(([line, problems]) => ({ line, problems }))
      .toSorted((one, other) => one.line - other.line);
  }
}

/** What a file changes of one kind of record. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** A price of a tape and the one that holds on its first day without the tape; both of one piece, in dirhams. */
export interface PriceChange {
  readonly line: number;
  readonly number: string;
  readonly list: string;
  readonly from: string;
  readonly before: number;
  readonly after: number;
  /** Ten times as much or more, or a tenth or less: riyals in place of dirhams, or the other way. */
  readonly isTenfold: boolean;
}
export interface PriceChanges {
  readonly changed: number;
  readonly tenfold: number;
  /** The first of them, those that are tenfold before all others. */
  readonly list: readonly PriceChange[];
  /** Lists that no stored price has and the shop does not show: a new one, or the slip of a pen. */
  readonly newLists: readonly string[];
}

/** Each number is counted once; the first of them are listed. */
export interface UnknownNumbers {
  readonly warned: number;
  readonly warnings: readonly RowWarning[];
}

/** What came of a file, or of a dry run what would come of it. */
export interface ImportReport extends Partial<UnknownNumbers> {
  readonly dry: boolean;
  /** Whether this very file was the last one of its kind, so that nothing was done. */
  readonly wasKnown: boolean;
  readonly version: number;
  readonly rows: number;
  readonly refused: number;
  readonly refusedRows: readonly RefusedRow[];
  readonly changes: Readonly<Record<string, Changes>>;
  readonly prices?: PriceChanges | undefined;
}
