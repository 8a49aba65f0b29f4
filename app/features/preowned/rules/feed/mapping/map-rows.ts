import { bareName } from "#app/lib/feed/bare-name.ts";
import { type VehicleFeed, type VehicleFeedField, vehicleFeedFields } from "#app/lib/feed/vehicle-feed.ts";
import { neededFields } from "../feed-row.ts";
import { plainNumbers } from "../plain-numbers.ts";
import type { FeedRow } from "../row-fields.ts";
import { publishedFormats } from "./published-formats.ts";

/** A cell: a text, or a list where the feed is JSON or XML. */
export type Cell = string | readonly string[];

/** How the rows of a feed with these columns become rows with our names. */
export interface RowMapper {
  /** Needed fields that no column and no fixed value can fill. */
  readonly missing: readonly string[];
  /** How many columns are known. */
  readonly known: number;
  /** Undefined for a row that is no used car of the source. */
  map(cells: readonly Cell[]): FeedRow | undefined;
}

export function rowMapper(feed: VehicleFeed, header: readonly string[]): RowMapper {
  const columns = new Columns(header);
  const fields = vehicleFeedFields.map((name) => ({ name, read: columns.readerOf(sourcesOf(feed, name)) }));
  const leftOut = Object.entries(feed.leaveOut ?? {}).map(([column, words]) => ({
    read: columns.readerOf([column]),
    words: new Set(words.map(bareName)),
  }));
  return {
    missing: neededFields.filter(
      (name) =>
        feed.fixed?.[name] === undefined &&
        !fields.some((field) => field.name === name && field.read !== undefined),
    ),
    known: columns.known,
    map(cells) {
      if (leftOut.some(({ read, words }) => words.has(bareName(asText(read?.(cells) ?? "")))))
        return undefined;
      const row: Record<string, Cell> = {};
      for (const { name, read } of fields) {
        const cell = inOurWords(feed, name, read?.(cells) ?? "");
        if (cell.length > 0) row[name] = cell;
      }
      return row;
    },
  };
}

/** The published format which knows most of these columns, among those that lack none that is needed; else our own. */
export function likeliestFormat(header: readonly string[]): VehicleFeed {
  const [likeliest] = Object.values<VehicleFeed>(publishedFormats)
    .map((format) => ({ format, ...rowMapper(format, header) }))
    .filter(({ missing }) => missing.length === 0)
    .toSorted((one, other) => other.known - one.known);
  return likeliest?.format ?? publishedFormats.own;
}

type Source = string | { readonly join: readonly string[] };

/** What files call a state whatever their format: a car that is sold must not be offered because nobody looked there. */
const usualNames: Readonly<Partial<Record<VehicleFeedField, readonly string[]>>> = {
  status: ["availability", "availability_status", "stock_status", "sale_status", "vehicle_status"],
};

/** The columns of a field in the order in which they count; its own name comes last, before those that are usual anyway. */
function sourcesOf(feed: VehicleFeed, name: VehicleFeedField): readonly Source[] {
  const stated = feed.columns?.[name] ?? [];
  return [...(Array.isArray(stated) ? stated : [stated as Source]), name, ...(usualNames[name] ?? [])];
}

type Read = (cells: readonly Cell[]) => Cell;

class Columns {
  readonly #names: readonly string[];
  readonly #known = new Set<number>();

  constructor(header: readonly string[]) {
    this.#names = header.map(bareName);
  }

  /** Reads the first source that says something; undefined where the header has none of them. */
  readerOf(sources: readonly Source[]): Read | undefined {
    const reads = sources.flatMap((source) => this.#readOf(source) ?? []);
    if (reads.length === 0) return undefined;
    return (cells) => reads.map((read) => read(cells)).find((cell) => asText(cell).trim() !== "") ?? "";
  }

  #readOf(source: Source): Read | undefined {
    const names = typeof source === "string" ? [source] : source.join;
    const places = names.map((name) => this.#placesOf(name));
    // A mileage without the column of its unit is one in kilometers.
    if (places[0]?.length === 0) return undefined;
    const all = places.flat();
    const [only] = all;
    if (all.length === 1 && only !== undefined) return (cells) => cells[only] ?? "";
    return (cells) => all.map((place) => asText(cells[place] ?? "")).join(" ");
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

/** The fields whose numbers may have thousands set apart, or a fraction. */
const fractional: ReadonlySet<VehicleFeedField> = new Set([
  ...(["price", "kilometrage", "engineSize", "power", "weight"] as const),
]);

/** A cell with the words and the unit of its source, or the fixed value where it is empty. */
function inOurWords(feed: VehicleFeed, name: VehicleFeedField, cell: Cell): Cell {
  const said = asText(cell).trim();
  if (said === "") return feed.fixed?.[name] ?? "";
  const words = feed.values?.[name];
  const meant = words && Object.entries(words).find(([word]) => bareName(word) === bareName(said))?.[1];
  if (meant !== undefined) return meant;
  if (feed.decimal !== undefined && fractional.has(name))
    return inOurUnit(feed, name, plainNumbers(said, feed.decimal));
  return inOurUnit(feed, name, cell);
}

function inOurUnit(feed: VehicleFeed, name: VehicleFeedField, cell: Cell): Cell {
  const said = asText(cell).trim();
  const unit = feed.units?.[name];
  return unit !== undefined && /\p{Nd}$/u.test(said) ? `${said} ${unit}` : cell;
}

function asText(cell: Cell): string {
  return typeof cell === "string" ? cell : cell.join(" ");
}
