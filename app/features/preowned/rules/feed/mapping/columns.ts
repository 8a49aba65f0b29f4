import { bareName } from "#app/lib/feed/bare-name.ts";
import { isBlank } from "../blank-cell.ts";

/** A cell: a text, or a list where the feed is JSON or XML. */
export type Cell = string | readonly string[];

/** Where a field stands: in a column, in several beside each other, or in one that counts while its dates hold. */
export type Source =
  | string
  | { readonly join: readonly string[] }
  | { readonly column: string; readonly during: string };

export type Read = (cells: readonly Cell[]) => Cell;

/** The columns of a feed by their names. */
export class Columns {
  readonly #names: readonly string[];
  readonly #known = new Set<number>();
  readonly #holds: (interval: string) => boolean;

  constructor(header: readonly string[], holds: (interval: string) => boolean) {
    this.#names = header.map(bareName);
    this.#holds = holds;
  }

  /** Reads the first source that says something; undefined where the header has none of them. */
  readerOf(sources: readonly Source[]): Read | undefined {
    const reads = sources.flatMap((source) => this.#readOf(source) ?? []);
    if (reads.length === 0) return undefined;
    return (cells) => {
      const read = reads.map((one) => one(cells));
      // A word for nothing may be one that the source's words explain.
      return read.find((cell) => !isBlank(asText(cell))) ?? read.find((cell) => asText(cell) !== "") ?? "";
    };
  }

  #readOf(source: Source): Read | undefined {
    if (typeof source === "object" && "during" in source) return this.#readDuring(source);
    const names = typeof source === "string" ? [source] : source.join;
    const places = names.map((name) => this.#placesOf(name));
    // A mileage without the column of its unit is one in kilometers.
    if (places[0]?.length === 0) return undefined;
    const all = places.flat();
    const [only] = all;
    if (all.length === 1 && only !== undefined) return (cells) => cells[only] ?? "";
    return (cells) =>
      all
        .map((place) => asText(cells[place] ?? ""))
        .filter((text) => !isBlank(text))
        .join(" ");
  }

  /** Says nothing while its dates do not hold; without dates it always counts. */
  #readDuring({ column, during }: { readonly column: string; readonly during: string }): Read | undefined {
    const [read, dates] = [this.#readOf(column), this.#readOf(during)];
    if (read === undefined || dates === undefined) return read;
    return (cells) => {
      const interval = asText(dates(cells)).trim();
      return isBlank(interval) || this.#holds(interval) ? read(cells) : "";
    };
  }

  #placesOf(name: string): number[] {
    const parts = name.split("*").map(bareName);
    const places = this.#names.flatMap((one, place) => (isLike(one, parts) ? [place] : []));
    for (const place of places) this.#known.add(place);
    return places;
  }

  /** Of how many columns something has been read. */
  get known(): number {
    return this.#known.size;
  }
}

/** Whether a name begins and ends like this with nothing but a number between. */
function isLike(name: string, [start = "", end]: readonly string[]): boolean {
  if (end === undefined) return name === start;
  const isAround = name.startsWith(start) && name.endsWith(end) && name.length >= start.length + end.length;
  return isAround && /^\d{0,3}$/.test(name.slice(start.length, name.length - end.length));
}

export function asText(cell: Cell): string {
  return typeof cell === "string" ? cell : cell.join(" ");
}
