import { createHash } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import { MediaHashes } from "#app/platform/pictures/media-hashes.server.ts";
import { BrokenFeed, CsvRows } from "../../rules/feed/csv-rows.ts";
import { type FeedCar, neededFields, readFeedRow } from "../../rules/feed/feed-row.ts";
import { JsonRows } from "../../rules/feed/json-rows.ts";
import type { FeedRow } from "../../rules/feed/row-fields.ts";
import type { FieldProblem } from "../../rules/feed/row-problems.ts";
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
    let reader: { push(piece: string): Iterable<ReadRow>; end(): Iterable<ReadRow> } | undefined;
    for await (const bytes of this.#bytes) {
      this.#hash.update(bytes);
      const piece = this.#decode(bytes);
      if (reader === undefined && piece.trim() === "") continue;
      reader ??= /^\s*[[{]/.test(piece) ? new JsonCars() : new CsvCars();
      yield* reader.push(piece);
    }
    const last = this.#decode();
    if (reader === undefined) throw new UnreadableFeed("broken-file", { line: 1 });
    yield* reader.push(last);
    yield* reader.end();
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

class CsvCars {
  readonly #rows = new CsvRows();
  #names: readonly string[] | undefined;

  *push(piece: string): Iterable<ReadRow> {
    for (const row of this.#rows.push(piece)) yield* this.#read(row);
  }

  *end(): Iterable<ReadRow> {
    for (const row of this.#rows.end()) yield* this.#read(row);
  }

  *#read({ line, cells }: { line: number; cells: readonly string[] }): Iterable<ReadRow> {
    if (this.#names === undefined) {
      this.#names = cells.map((cell) => cell.trim());
      const missing = neededFields.filter((name) => !this.#names?.includes(name));
      if (missing.length > 0) throw new UnreadableFeed("missing-columns", { columns: missing });
      return;
    }
    if (cells.length !== this.#names.length) {
      yield { line, vehicleNo: "", problems: [{ field: "row", problem: "wrong-cells" }] };
      return;
    }
    yield carAt(line, Object.fromEntries(this.#names.map((name, place) => [name, cells[place] ?? ""])));
  }
}

class JsonCars {
  readonly #rows = new JsonRows();

  *push(piece: string): Iterable<ReadRow> {
    for (const { line, text } of this.#rows.push(piece)) {
      const fields = parsed(text);
      yield fields === undefined
        ? { line, vehicleNo: "", problems: [{ field: "row", problem: "broken-json" }] }
        : carAt(line, fields);
    }
  }

  end(): Iterable<ReadRow> {
    this.#rows.end();
    return [];
  }
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
