import { pipeline, Readable } from "node:stream";
import { CsvError, type InfoRecord, parse } from "csv-parse";
import { BrokenFeed, longestRow } from "#app/lib/feed/broken-feed.ts";

/** A row of a feed with the line of the file on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Splits a text that comes in pieces into rows (RFC 4180). Rows in which nothing is written are none. The separator is the one that
 * is given, that a spreadsheet's first line names (`sep=;`), or that the first line has most of. A quote within a cell that
 * does not begin with one is a sign like others (`18" wheels`), and blanks around a cell say nothing.
 */
export async function* csvRows(pieces: AsyncIterable<string>, separator?: string): AsyncGenerator<CsvRow> {
  const { header, text } = await fromHeader(pieces);
  const named = /^\s*"?sep=(.)"?\s*$/i.exec(header)?.[1];
  let isFirst = named !== undefined;
  const parser = parse({
    delimiter: separator ?? named ?? separatorOf(header),
    relax_quotes: true,
    trim: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    info: true,
  });
  // The loop below throws what goes wrong.
  pipeline(Readable.from(text), parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: InfoRecord }>) {
      if (!isFirst && record.some((cell) => cell.trim() !== ""))
        yield { line: info.lines - linesIn(record), cells: record.map(withoutMark) };
      isFirst = false;
    }
  } catch (error) {
    throw error instanceof CsvError ? new BrokenFeed(Number(error.lines)) : error;
  }
}

/** The first line, and the whole text. */
async function fromHeader(pieces: AsyncIterable<string>) {
  const iterator = pieces[Symbol.asyncIterator]();
  let start = "";
  while (!/[\r\n]/.test(start.trimStart()) && start.length < longestRow) {
    const { value, done } = await iterator.next();
    if (done) break;
    start += value;
  }
  async function* text() {
    yield start;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { header: start.trimStart().split(/[\r\n]/, 1)[0] ?? "", text: text() };
}

function separatorOf(header: string): string {
  const outside = header.replace(/"[^"]*"/g, "");
  const count = (sign: string) => outside.split(sign).length;
  return [",", ";", "\t", "|"].toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

/** Spreadsheets mark a number that is a text by an apostrophe before it, or by a formula around it. */
function withoutMark(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? (/^'[\d+=@-]/.test(cell) ? cell.slice(1) : cell);
}

function linesIn(cells: readonly string[]): number {
  return cells.join().match(/\r\n|\r|\n/g)?.length ?? 0;
}
