import { bareName } from "#app/lib/feed/bare-name.ts";
import { type VehicleFeed, type VehicleFeedField, vehicleFeedFields } from "#app/lib/feed/vehicle-feed.ts";
import { isBlank, isFailedFormula } from "../blank-cell.ts";
import { neededFields } from "../feed-row.ts";
import { plainNumbers } from "../plain-numbers.ts";
import type { FeedRow } from "../row-fields.ts";
import { asText, type Cell, Columns, type Source } from "./columns.ts";
import { publishedFormats } from "./published-formats.ts";

/** How the rows of a feed with these columns become rows with our names. */
export interface RowMapper {
  /** Needed fields that no column and no fixed value can fill. */
  readonly missing: readonly string[];
  /** How many columns are known. */
  readonly known: number;
  /** Undefined for a row that is no used car of the source. */
  map(cells: readonly Cell[]): FeedRow | undefined;
}

/** `holds` says whether an interval of dates is now. */
export function rowMapper(
  feed: VehicleFeed,
  header: readonly string[],
  holds: (interval: string) => boolean = () => true,
): RowMapper {
  const columns = new Columns(header, holds);
  // Columns of units are no sign of any format.
  const beside = new Columns(header, holds);
  const fields = vehicleFeedFields.map((name) => ({
    name,
    read: columns.readerOf(sourcesOf(feed, name)),
    unit: beside.readerOf(unitColumns[name] ?? []),
  }));
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
      for (const { name, read, unit } of fields) {
        const cell = inOurWords(feed, name, read?.(cells) ?? "", asText(unit?.(cells) ?? "").trim());
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

/** What files call a state whatever their format: a car that is sold must not be offered because nobody looked there. */
const usualNames: Readonly<Partial<Record<VehicleFeedField, readonly string[]>>> = {
  status: ["availability", "availability_status", "stock_status", "sale_status", "vehicle_status"],
  currency: ["price_currency", "currency_code", "price_currency_code", "price_unit"],
};

/** Where files say the unit of bare numbers, whatever their format. */
const unitColumns: Readonly<Partial<Record<VehicleFeedField, readonly string[]>>> = {
  kilometrage: ["mileage_unit", "mileage_units", "kilometrage_unit", "odometer_unit", "odometer_units"],
  engineSize: ["engine_size_unit", "engine_unit"],
  power: ["power_unit", "power_units"],
  weight: ["weight_unit", "weight_units"],
};

/** The columns of a field in the order in which they count; its own name comes last, before those that are usual anyway. */
function sourcesOf(feed: VehicleFeed, name: VehicleFeedField): readonly Source[] {
  const stated = feed.columns?.[name] ?? [];
  return [...(Array.isArray(stated) ? stated : [stated as Source]), name, ...(usualNames[name] ?? [])];
}

/** The fields whose numbers may have thousands set apart, or a fraction. */
const fractional: ReadonlySet<VehicleFeedField> = new Set([
  ...(["price", "kilometrage", "engineSize", "power", "weight"] as const),
]);

/** A cell with the words and the unit of its row or source, or the fixed value where it is empty. */
function inOurWords(feed: VehicleFeed, name: VehicleFeedField, cell: Cell, stated: string): Cell {
  const said = asText(cell).trim();
  if (said === "") return feed.fixed?.[name] ?? "";
  const words = feed.values?.[name];
  const meant = words && Object.entries(words).find(([word]) => bareName(word) === bareName(said))?.[1];
  if (meant !== undefined) return meant;
  if (isBlank(said)) return feed.fixed?.[name] ?? (isFailedFormula(said) ? cell : "");
  const unit = isBlank(stated) ? feed.units?.[name] : stated;
  if (feed.decimal === undefined || !fractional.has(name)) return inUnit(cell, unit);
  return inUnit(plainNumbers(said, feed.decimal), unit);
}

function inUnit(cell: Cell, unit: string | undefined): Cell {
  const said = asText(cell).trim();
  return unit !== undefined && /\p{Nd}$/u.test(said) ? `${said} ${unit}` : cell;
}
