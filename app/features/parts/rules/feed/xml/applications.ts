import type { CatalogueRecord } from "../catalogue-records.ts";

type Fitment = Extract<CatalogueRecord, { record: "fitment" }>;
/** An application as ACES writes it: of one model year. */
export interface YearApplication extends Omit<Fitment, "record" | "yearFrom" | "yearTo"> {
  readonly year: number;
}
export interface RecordOfLine {
  readonly line: number;
  readonly record: CatalogueRecord;
}

interface Group {
  readonly fields: Omit<Fitment, "record" | "yearFrom" | "yearTo">;
  /** The line in which each year was first written. */
  readonly lines: Map<number, number>;
}

/** The applications of a file. Consecutive years of one model that are alike in all else become one record. */
export class Applications {
  readonly #groups = new Map<string, Group>();
  /** Parts of which something was taken off, and the line in which that was last done. */
  readonly #reduced = new Map<string, number>();

  add({ year, ...fields }: YearApplication, line: number): void {
    const key = keyOf(fields);
    const group = this.#groups.get(key) ?? { fields, lines: new Map() };
    if (!group.lines.has(year)) group.lines.set(year, line);
    this.#groups.set(key, group);
  }

  remove({ year, ...fields }: YearApplication, line: number): void {
    this.#groups.get(keyOf(fields))?.lines.delete(year);
    this.#reduced.set(fields.part, line);
  }

  /** Lines that took the last application off a part: without one it would be for every car. */
  linesThatLeaveNone(): number[] {
    const left = new Set<string>();
    for (const { fields, lines } of this.#groups.values()) if (lines.size > 0) left.add(fields.part);
    return [...this.#reduced].filter(([part]) => !left.has(part)).map(([, line]) => line);
  }

  *records(): Generator<RecordOfLine> {
    for (const { fields, lines } of this.#groups.values())
      for (const { from, to } of rangesOf([...lines.keys()])) {
        const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
        yield {
          line: Math.min(...years.flatMap((year) => lines.get(year) ?? [])),
          record: { record: "fitment", ...fields, yearFrom: from, yearTo: to },
        };
      }
  }
}

function rangesOf(years: readonly number[]): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  for (const year of years.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to + 1 === year) last.to = year;
    else ranges.push({ from: year, to: year });
  }
  return ranges;
}

function keyOf({ part, model, trim, drive, position, quantity, qualifier }: Group["fields"]): string {
  return JSON.stringify([part, model, trim, drive, position, quantity, qualifier?.en, qualifier?.ar]);
}
