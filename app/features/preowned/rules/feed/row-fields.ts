import type { Names } from "../stock/stock-car.ts";
import { type Units, wholeNumber } from "./feed-numbers.ts";
import type { FieldProblem, RowProblem } from "./row-problems.ts";

const longestWords = 120;
const longestList = 2000;

/** The fields of one row as texts, read in our units and values; what is wrong with them is noted on the way. */
export class RowFields {
  readonly problems: FieldProblem[] = [];
  readonly #row: Readonly<Record<string, string>>;

  constructor(row: Readonly<Record<string, string>>) {
    this.#row = row;
  }

  say(field: string, problem: RowProblem): void {
    this.problems.push({ field, problem });
  }

  text(field: string): string {
    return this.#row[field]?.trim() ?? "";
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

  /** A comma list; the comma may be the Arabic one. */
  list(field: string): string[] {
    return this.#atMost(field, longestList)
      .split(/[,،]/)
      .map((one) => one.trim())
      .filter((one) => one !== "");
  }

  #atMost(field: string, longest: number): string {
    const said = this.text(field);
    if (said.length > longest) this.say(field, "too-long");
    return said;
  }
}
