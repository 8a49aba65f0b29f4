import { bareName } from "#app/lib/feed/bare-name.ts";
import type { CsvRow } from "./csv-rows.server.ts";
import { UnreadableFeed } from "./feed-text.server.ts";

/** A row of a table as it was read; undefined where it has more cells than there are columns, or one alone. */
export interface TableRow<Row> {
  readonly line: number;
  readonly row: Row | undefined;
}

/**
 * The rows of a table below its header. `begin` makes of the header what reads a row, and throws where it lacks a column. Without a header
 * the columns are called by their places from 1. What spreadsheets leave is understood: empty columns at the end, rows that end early
 * because their last cells are empty, the header again at a new page.
 */
export async function* tableRows<Row>(
  rows: AsyncIterable<CsvRow>,
  begin: (header: readonly string[]) => (cells: readonly string[]) => Row,
  hasHeader = true,
): AsyncGenerator<TableRow<Row>> {
  let header: readonly string[] = [];
  let read: ((cells: readonly string[]) => Row) | undefined;
  for await (const { line, cells } of rows) {
    const isFirst = read === undefined;
    if (isFirst) header = hasHeader ? cells : cells.map((_, place) => String(place + 1));
    read ??= begin(header);
    if (hasHeader && (isFirst || cells.join() === header.join())) continue;
    yield { line, row: isOf(header, cells) ? read(cells) : undefined };
  }
}

function isOf(header: readonly string[], cells: readonly string[]): boolean {
  const isShort = cells.length === 1 && header.length > 1;
  return !isShort && cells.slice(header.length).every((cell) => cell.trim() === "");
}

interface Columns {
  readonly known: readonly string[];
  readonly needed: readonly string[];
}

/** Reads rows by the names of their columns, whatever the case and the signs of these; every needed one has to be there. */
export function namedCells(header: readonly string[], { known, needed }: Columns) {
  const byBare = new Map(known.map((name) => [bareName(name), name]));
  const names = header.map((cell) => byBare.get(bareName(cell)) ?? cell.trim());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new UnreadableFeed("missing-columns", { columns: missing });
  return (cells: readonly string[]): Readonly<Record<string, string>> =>
    Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ""]));
}
