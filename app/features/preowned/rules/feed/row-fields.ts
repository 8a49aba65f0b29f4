import { cleanText } from "#app/lib/text/clean-text.ts";
import type { Names } from "../fields/names.ts";
import { isBlank, isFailedFormula } from "./blank-cell.ts";
import { entriesOf } from "./feed-lists.ts";
import { type Units, wholeNumber } from "./feed-numbers.ts";
import type { FieldProblem, RowProblem } from "./row-problems.ts";

const longestWords = 120;
const longestList = 2000;
/** So much of what is wrong is repeated in the report. */
const longestQuoted = 60;

/** A row of a feed by the names of its fields: texts, or lists where the feed is JSON. */
export type FeedRow = Readonly<Record<string, string | readonly string[]>>;

/**
 * The fields of one row as texts, read in our units and values. What is wrong is noted on the way: a problem refuses the row, a warning
 * is about what the car can do without and is left out.
 */
export class RowFields {
  readonly problems: FieldProblem[] = [];
  readonly warnings: FieldProblem[] = [];
  readonly #row: FeedRow;

  constructor(row: FeedRow) {
    this.#row = row;
  }

  say(field: string, problem: RowProblem): void {
    this.problems.push(this.#noted(field, problem));
  }

  warn(field: string, problem: RowProblem): void {
    this.warnings.push(this.#noted(field, problem));
  }

  /** In one line; empty where the cell says nothing. */
  text(field: string): string {
    return this.#lines(field).replace(/[\n\t]+/g, " ");
  }

  /** Whether a formula of it has failed: the cell says nothing, and not that there is nothing. */
  hasFailed(field: string): boolean {
    return this.#written(field).some(isFailedFormula);
  }

  /** With its line breaks. */
  #lines(field: string): string {
    return this.#entries(field).join(", ");
  }

  #entries(field: string): string[] {
    return this.#written(field)
      .filter((one) => !isBlank(one))
      .map((one) => cleanText(one).trim());
  }

  #written(field: string): readonly string[] {
    const said = this.#row[field] ?? "";
    return typeof said === "object" ? said : [said];
  }

  need(fields: readonly string[]): void {
    for (const field of fields) if (this.text(field) === "") this.say(field, "missing");
  }

  /** The value that a text means, and another one with a warning where it means none of ours. */
  meant<T>(field: string, meaning: (said: string) => T | undefined, otherwise: T): T {
    const said = this.text(field);
    const found = said === "" ? otherwise : meaning(said);
    if (found === undefined) this.warn(field, "unknown-value");
    return found ?? otherwise;
  }

  /** A whole number between bounds that the row has to have. */
  neededWhole(field: string, units: Units, bounds: readonly [number, number]): number {
    return this.#whole(field, units, bounds, (problem) => this.say(field, problem)) ?? 0;
  }

  /** A whole number between bounds; null where the field is empty or has none. */
  whole(field: string, units: Units, bounds: readonly [number, number]): number | null {
    return this.#whole(field, units, bounds, (problem) => this.warn(field, problem));
  }

  #whole(
    field: string,
    units: Units,
    [least, most]: readonly [number, number],
    note: (problem: RowProblem) => void,
  ): number | null {
    const said = this.text(field);
    if (said === "") return null;
    const value = wholeNumber(said, units);
    if (value !== undefined && value >= least && value <= most) return value;
    note(value === undefined ? "not-a-number" : "out-of-bounds");
    return null;
  }

  /** Words in both languages. Where the Arabic is missing the English stands for both. */
  both(field: string, longest = longestWords): Names {
    return this.#inBoth(field, longest, (name) => this.text(name));
  }

  /** As `both`, with line breaks. */
  linesInBoth(field: string, longest: number): Names {
    return this.#inBoth(field, longest, (name) => this.#lines(name));
  }

  #inBoth(field: string, longest: number, read: (field: string) => string): Names {
    const [en = "", ar = ""] = [field, `${field}Ar`].map((name) => this.#atMost(name, longest, read(name)));
    return { en, ar: ar || en };
  }

  /** The entries of a list: as they stand where the feed has a list, else cut from its text. */
  list(field: string): string[] {
    const text = this.#atMost(field, longestList, this.#lines(field));
    const isList = typeof this.#row[field] === "object" && text.length < longestList;
    return isList ? this.#entries(field) : entriesOf(text);
  }

  #atMost(field: string, longest: number, said: string): string {
    if (said.length > longest) this.warn(field, "too-long");
    return said.slice(0, longest).trim();
  }

  #noted(field: string, problem: RowProblem): FieldProblem {
    const value = this.#written(field)
      .join(", ")
      .trim()
      .replace(/\p{C}/gu, " ")
      .slice(0, longestQuoted)
      .toWellFormed();
    return value === "" ? { field, problem } : { field, problem, value };
  }
}
