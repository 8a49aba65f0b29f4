import { createHash } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import { MediaHashes } from "#app/platform/pictures/media-hashes.server.ts";
import { BrokenFeed } from "../../rules/feed/broken-feed.ts";
import { type FeedCar, neededFields, readFeedRow } from "../../rules/feed/feed-row.ts";
import { JsonRows } from "../../rules/feed/json-rows.ts";
import type { FeedRow } from "../../rules/feed/row-fields.ts";
import type { FieldProblem } from "../../rules/feed/row-problems.ts";
import { csvRows } from "./csv-rows.server.ts";
import { mayShowPicture } from "./shown-pictures.server.ts";

export type Bytes = AsyncIterable<Uint8Array>;
export interface RefusedRow {
  readonly line: number;
  /** The car that the row is about; empty where that cannot be read. */
  readonly vehicleNo: string;
  readonly problems: readonly FieldProblem[];
}
export type ReadRow = { readonly line: number; readonly car: FeedCar } | RefusedRow;
/** Why a file as a whole cannot be read. */
export class UnreadableFeed extends Error {
  readonly code: "not-utf-8" | "broken-file" | "missing-columns";
  readonly detail: Readonly<Record<string, unknown>>;
  constructor(code: UnreadableFeed["code"], detail: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = "UnreadableFeed";
    this.code = code;
    this.detail = detail;
  }
}

/** Reads a feed as it comes, CSV or JSON, and has the hash of its bytes when all of them were read. */
export class Feed {
  readonly #bytes: Bytes;
  readonly #hash = createHash("sha256");
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  readonly #media = new MediaHashes(config.contentFolder);

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
  }

  /** Of all bytes; called once, after they were read. */
  hash(): string {
    return this.#hash.digest("base64url");
  }

  async *rows(): AsyncGenerator<ReadRow> {
    try {
      for await (const row of this.#rows())
        yield "car" in row ? { ...row, car: this.#published(row.car) } : row;
    } catch (error) {
      if (error instanceof BrokenFeed) throw new UnreadableFeed("broken-file", { line: error.line });
      throw error;
    }
  }

  /** Pictures and a report of our own content folder get the hashes of their files, without which no page shows them. */
  #published(car: FeedCar): FeedCar {
    const { images, inspectionReportUrl } = car;
    return { ...car, ...this.#media.in({ images, inspectionReportUrl }) };
  }

  async *#rows(): AsyncGenerator<ReadRow> {
    const pieces = this.#pieces();
    const { value: start } = await pieces.next();
    if (start === undefined) throw new UnreadableFeed("broken-file", { line: 1 });
    const text = startingWith(start, pieces);
    yield* /^\s*[[{]/.test(start) ? jsonCars(text) : csvCars(text);
  }

  /** The text as it comes; it begins where something is written. */
  async *#pieces(): AsyncGenerator<string, undefined> {
    let isBlank = true;
    for await (const bytes of this.#bytes) {
      this.#hash.update(bytes);
      const piece = this.#decode(bytes);
      isBlank &&= piece.trim() === "";
      if (!isBlank) yield piece;
    }
    const last = this.#decode();
    if (last !== "") yield last;
  }

  /** A file in another encoding (UTF-16, Windows-1256) is refused as a whole: half of its words would be wrong. */
  #decode(bytes?: Uint8Array): string {
    try {
      const text = this.#decoder.decode(bytes, { stream: bytes !== undefined });
      if (text.includes("\0")) throw new UnreadableFeed("not-utf-8");
      return text;
    } catch (error) {
      if (error instanceof TypeError) throw new UnreadableFeed("not-utf-8");
      throw error;
    }
  }
}

function carAt(line: number, row: FeedRow): ReadRow {
  return { line, ...readFeedRow(row, mayShowPicture) };
}

async function* startingWith(start: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* others;
}

async function* csvCars(text: AsyncIterable<string>): AsyncGenerator<ReadRow> {
  let names: readonly string[] | undefined;
  for await (const { line, cells } of csvRows(text)) {
    if (names === undefined) names = columnsOf(cells);
    else if (cells.length !== names.length)
      yield { line, vehicleNo: "", problems: [{ field: "row", problem: "wrong-cells" }] };
    else yield carAt(line, Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ""])));
  }
}

function columnsOf(header: readonly string[]): readonly string[] {
  const names = header.map((cell) => cell.trim());
  const missing = neededFields.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new UnreadableFeed("missing-columns", { columns: missing });
  return names;
}

async function* jsonCars(text: AsyncIterable<string>): AsyncGenerator<ReadRow> {
  const rows = new JsonRows();
  for await (const piece of text)
    for (const row of rows.push(piece)) {
      const fields = parsed(row.text);
      yield fields === undefined
        ? { line: row.line, vehicleNo: "", problems: [{ field: "row", problem: "broken-json" }] }
        : carAt(row.line, fields);
    }
  rows.end();
}

/** The fields of a JSON object: texts, and lists as they are. */
function parsed(text: string): FeedRow | undefined {
  try {
    const fields = JSON.parse(text) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(textOf) : textOf(value),
      ]),
    );
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}
