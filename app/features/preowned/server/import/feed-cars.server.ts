import { parseJson } from "#app/lib/untrusted/parse-json.ts";
import { config } from "#app/platform/config.server.ts";
import { csvRows } from "#app/platform/feed-files/csv-rows.server.ts";
import {
  type Bytes,
  columnsOf,
  FeedText,
  readable,
  UnreadableFeed,
} from "#app/platform/feed-files/feed-text.server.ts";
import { MediaHashes } from "#app/platform/pictures/media-hashes.server.ts";
import { type FeedCar, neededFields, readFeedRow } from "../../rules/feed/feed-row.ts";
import { JsonRows } from "../../rules/feed/json-rows.ts";
import type { FeedRow } from "../../rules/feed/row-fields.ts";
import type { FieldProblem } from "../../rules/feed/row-problems.ts";
import { mayShowPicture } from "./shown-pictures.server.ts";

export interface RefusedRow {
  readonly line: number;
  /** The car that the row is about; empty where that cannot be read. */
  readonly vehicleNo: string;
  readonly problems: readonly FieldProblem[];
}
export type ReadRow = { readonly line: number; readonly car: FeedCar } | RefusedRow;

/** Reads a feed as it comes, CSV or JSON, and has the hash of its bytes when all of them were read. */
export class Feed {
  readonly #text: FeedText;
  readonly #media = new MediaHashes(config.contentFolder);

  constructor(bytes: Bytes) {
    this.#text = new FeedText(bytes);
  }

  /** Of all bytes; called once, after they were read. */
  hash(): string {
    return this.#text.hash();
  }

  async *rows(): AsyncGenerator<ReadRow> {
    for await (const row of readable(this.#rows()))
      yield "car" in row ? { ...row, car: this.#published(row.car) } : row;
  }

  /** Pictures and a report of our own content folder get the hashes of their files, without which no page shows them. */
  #published(car: FeedCar): FeedCar {
    const { images, inspectionReportUrl } = car;
    return { ...car, ...this.#media.in({ images, inspectionReportUrl }) };
  }

  async *#rows(): AsyncGenerator<ReadRow> {
    const pieces = this.#text.pieces();
    const { value: start } = await pieces.next();
    if (start === undefined) throw new UnreadableFeed("broken-file", { line: 1 });
    const text = startingWith(start, pieces);
    yield* /^\s*[[{]/.test(start) ? jsonCars(text) : csvCars(text);
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
    if (names === undefined) names = columnsOf(cells, neededFields);
    else if (cells.length !== names.length)
      yield { line, vehicleNo: "", problems: [{ field: "row", problem: "wrong-cells" }] };
    else yield carAt(line, Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ""])));
  }
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
  const fields = parseJson(text);
  if (typeof fields !== "object" || fields === null) return undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(textOf) : textOf(value),
    ]),
  );
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}
