import { BrokenFeed, longestRow } from "#app/lib/feed/broken-feed.ts";

/** A row of a feed in JSON: its text, still to be parsed, and the line on which it begins. */
export interface JsonRow {
  readonly line: number;
  readonly text: string;
}

/** Splits JSON that comes in pieces into its objects: one a line, or in a list. */
export class JsonRows {
  #rest = "";
  #line = 1;
  /** How deep within an object the read text ends, and whether within a string or behind its backslash. */
  #depth = 0;
  #isString = false;
  #isEscaped = false;
  /** How far the rest was read, and where its object began. */
  #place = 0;
  #start = 0;
  #startLine = 1;

  *push(piece: string): Generator<JsonRow> {
    this.#rest += piece;
    for (; this.#place < this.#rest.length; this.#place += 1) {
      const sign = this.#rest[this.#place] ?? "";
      if (sign === "\n") this.#line += 1;
      if (this.#read(sign))
        yield { line: this.#startLine, text: this.#rest.slice(this.#start, this.#place + 1) };
    }
    const from = this.#depth > 0 ? this.#start : this.#place;
    this.#rest = this.#rest.slice(from);
    this.#place -= from;
    this.#start = 0;
    if (this.#rest.length > longestRow) throw new BrokenFeed(this.#startLine);
  }

  end(): void {
    if (this.#depth > 0) throw new BrokenFeed(this.#startLine);
  }

  /** Whether an object ends with this sign. */
  #read(sign: string): boolean {
    if (this.#isString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (sign === "\\") this.#isEscaped = true;
      else if (sign === '"') this.#isString = false;
      return false;
    }
    if (this.#depth === 0 && sign !== "{") {
      if (/[\s,[\]]/.test(sign)) return false;
      throw new BrokenFeed(this.#line);
    }
    if (sign === '"') this.#isString = true;
    else if (sign === "{") this.#open();
    else if (sign === "}") {
      this.#depth -= 1;
      return this.#depth === 0;
    }
    return false;
  }

  #open(): void {
    if (this.#depth === 0) [this.#start, this.#startLine] = [this.#place, this.#line];
    this.#depth += 1;
  }
}
