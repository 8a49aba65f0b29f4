/** A row of a feed with the line of the file on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Longest row that is read, in characters: a quote that is never closed would swallow the file. */
const longestRow = 200_000;

/** Thrown where a file cannot be read any further: its rows have no sure borders from there on. */
export class BrokenFeed extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`the feed cannot be read from line ${line} on`);
    this.name = "BrokenFeed";
    this.line = line;
  }
}

/**
 * Splits a text that comes in pieces into rows (RFC 4180): cells may stand in quotes, with separators, line breaks and
 * doubled quotes in them. Empty lines are no rows. The separator is the one that the first line has most of.
 */
export class CsvRows {
  #rest = "";
  #line = 1;
  #separator: string | undefined;

  /** The rows that are complete with this piece. */
  *push(piece: string): Generator<CsvRow> {
    this.#rest += piece;
    yield* this.#take(false);
  }

  /** The last row, which needs no line break. */
  *end(): Generator<CsvRow> {
    yield* this.#take(true);
    if (this.#rest !== "") throw new BrokenFeed(this.#line);
  }

  *#take(isEnd: boolean): Generator<CsvRow> {
    let from = 0;
    for (;;) {
      const end = endOfRow(this.#rest, from, isEnd);
      if (end === undefined) break;
      const text = this.#rest.slice(from, end);
      this.#separator ??= separatorOf(text);
      if (text.trim() !== "") yield { line: this.#line, cells: cellsOf(text, this.#separator, this.#line) };
      this.#line += linesIn(text) + 1;
      from = end + (this.#rest.startsWith("\r\n", end) ? 2 : 1);
      if (from > this.#rest.length) break;
    }
    this.#rest = this.#rest.slice(from);
    if (this.#rest.length > longestRow) throw new BrokenFeed(this.#line);
  }
}

/** Where a row ends: at the first line break outside of quotes. A lone \r at the end of a piece waits for its \n. */
function endOfRow(text: string, from: number, isEnd: boolean): number | undefined {
  let isQuoted = false;
  for (let place = from; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === "\n") return place;
    else if (sign === "\r" && (isEnd || place + 1 < text.length)) return place;
  }
  return isEnd && !isQuoted && from < text.length ? text.length : undefined;
}

function cellsOf(text: string, separator: string, line: number): string[] {
  const cells: string[] = [];
  let place = 0;
  while (place <= text.length) {
    const isQuoted = text[place] === '"';
    const end = isQuoted ? closingQuote(text, place + 1, line) + 1 : text.indexOf(separator, place);
    const stop = end < 0 ? text.length : end;
    if (isQuoted && stop < text.length && text[stop] !== separator) throw new BrokenFeed(line);
    cells.push(isQuoted ? text.slice(place + 1, stop - 1).replaceAll('""', '"') : text.slice(place, stop));
    place = stop + separator.length;
  }
  return cells;
}

function closingQuote(text: string, from: number, line: number): number {
  let place = text.indexOf('"', from);
  while (place >= 0 && text[place + 1] === '"') place = text.indexOf('"', place + 2);
  if (place < 0) throw new BrokenFeed(line);
  return place;
}

function separatorOf(header: string): string {
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

function linesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
