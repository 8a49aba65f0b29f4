import type { Names } from "../fields/names.ts";
import { entriesOf } from "./feed-lists.ts";
import { type Units, wholeNumber } from "./feed-numbers.ts";
import type { FieldProblem, RowProblem } from "./row-problems.ts";

const longestWords = 120;
const longestList = 2000;

/** A row of a feed by the names of its fields: texts, or lists where the feed is JSON. */
export type FeedRow = Readonly<Record<string, string | readonly string[]>>;

/** The fields of one row as texts, read in our units and values; what is wrong with them is noted on the way. */
export class RowFields {
  readonly problems: FieldProblem[] = [];
  readonly #row: FeedRow;

  constructor(row: FeedRow) {
    this.#row = row;
  }

  say(field: string, problem: RowProblem): void {
    this.problems.push({ field, problem });
  }

  text(field: string): string {
    const said = this.#row[field];
    return (typeof said === "object" ? said.join(", ") : (said ?? "")).trim();
  }

  need(fields: readonly string[]): void {
    for (const field of fields) if (this.text(field) === "") this.say(field, "missing");
  }

  /** The value that a text means. What is needed and not there was noted already, and its row is refused. */
  meant<T>(field: string, meaning: (said: string) => T | undefined, otherwise?: T): T {
    const said = this.text(field);
    const found = said === "" && otherwise !== undefined ? otherwise : meaning(said);
    if (found === undefined && said !== "") this.say(field, "unknown-value");
    return found as T;
  }

  /** A whole number between bounds; null where the field is empty. */
  whole(field: string, units: Units, [least, most]: readonly [number, number]): number | null {
    const said = this.text(field);
    if (said === "") return null;
    const value = wholeNumber(said, units);
    if (value === undefined) this.say(field, "not-a-number");
    else if (value < least || value > most) this.say(field, "out-of-bounds");
    return value ?? null;
  }

  /** Words in both languages. Where the Arabic is missing the English stands for both. */
  both(field: string, longest = longestWords): Names {
    const en = this.#atMost(field, longest);
    return { en, ar: this.#atMost(`${field}Ar`, longest) || en };
  }

  /** The entries of a list: as they stand where the feed has a list, else cut from its text. */
  list(field: string): string[] {
    const text = this.#atMost(field, longestList);
    const said = this.#row[field];
    return typeof said === "object"
      ? said.map((one) => one.trim()).filter((one) => one !== "")
      : entriesOf(text);
  }

  #atMost(field: string, longest: number): string {
    const said = this.text(field);
    if (said.length > longest) this.say(field, "too-long");
    return said;
  }
}
