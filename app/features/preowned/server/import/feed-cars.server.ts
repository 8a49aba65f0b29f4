import { createHash } from "node:crypto";
import { dayIn, timeIn } from "#app/i18n/dates/dates.ts";
import type { VehicleFeed } from "#app/lib/feed/vehicle-feed.ts";
import { parseJson } from "#app/lib/untrusted/parse-json.ts";
import { config } from "#app/platform/config.server.ts";
import { csvRows } from "#app/platform/feed-files/csv-rows.server.ts";
import { type Bytes, FeedText, readable, UnreadableFeed } from "#app/platform/feed-files/feed-text.server.ts";
import { tableRows } from "#app/platform/feed-files/table-rows.server.ts";
import { MediaHashes } from "#app/platform/pictures/media-hashes.server.ts";
import { type FeedCar, readFeedRow } from "../../rules/feed/feed-row.ts";
import { JsonRows } from "../../rules/feed/json-rows.ts";
import { flatJson } from "../../rules/feed/mapping/flat-json.ts";
import { likeliestFormat, type RowMapper, rowMapper } from "../../rules/feed/mapping/map-rows.ts";
import { holdsNow } from "../../rules/feed/mapping/sale-dates.ts";
import type { FeedRow } from "../../rules/feed/row-fields.ts";
import type { FieldProblem } from "../../rules/feed/row-problems.ts";
import { slugOf } from "../../rules/feed/words/feed-values.ts";
import { colorNames } from "../../words.ts";
import { mayShowPicture } from "./shown-pictures.server.ts";

export interface RefusedRow {
  readonly line: number;
  /** The car that the row is about; empty where that cannot be read. */
  readonly vehicleNo: string;
  readonly problems: readonly FieldProblem[];
}
export interface ReadCar {
  readonly line: number;
  readonly car: FeedCar;
  readonly warnings: readonly FieldProblem[];
}
interface LeftOutRow {
  readonly line: number;
  readonly leftOut: true;
}
export type ReadRow = ReadCar | RefusedRow | LeftOutRow;

/** Objects of a JSON feed that name different fields. */
const mostShapes = 200;

interface FeedForm {
  /** How its source writes; undefined where the sender does not say whose feed it is. */
  readonly mapping: VehicleFeed | undefined;
  readonly charset: string | undefined;
  /** The moment of the import, by which prices for some days hold. */
  readonly now: Date;
}

/** Reads a feed as it comes, CSV or JSON, and has the hash of its bytes when all of them were read. */
export class Feed {
  readonly #text: FeedText;
  readonly #form: FeedForm;
  /** Which prices for some days held: the same file brings others on another day. */
  readonly #sales = createHash("sha256");
  #hasSales = false;
  readonly #media = new MediaHashes(config.contentFolder);

  constructor(bytes: Bytes, form: FeedForm) {
    this.#text = new FeedText(bytes, form.mapping?.encoding ?? form.charset);
    this.#form = form;
  }

  /** Of all bytes and of how they are read; called once, after they were read. */
  hash(): string {
    const { mapping } = this.#form;
    const reading = mapping && createHash("sha256").update(JSON.stringify(mapping)).digest("base64url");
    const sales = this.#hasSales ? this.#sales.digest("base64url") : undefined;
    return [this.#text.hash(), reading, sales].filter((part) => part !== undefined).join(".");
  }

  #holds(interval: string): boolean {
    const { now } = this.#form;
    const { zone } = config.importer;
    const holds = holdsNow(interval, { now, day: dayIn(now, zone), time: timeIn(now, zone) });
    this.#hasSales = true;
    this.#sales.update(holds ? "1" : "0");
    return holds;
  }

  async *rows(): AsyncGenerator<ReadRow> {
    for await (const row of readable(this.#rows()))
      yield "car" in row ? { ...row, car: this.#published(row.car) } : row;
  }

  /** Pictures and a report of our own content folder get the hashes of their files, without which no page shows them. */
  #published(car: FeedCar): FeedCar {
    const { images, inspectionReportUrl } = car;
    return {
      ...car,
      make: makeOf(car),
      fullColor: paintOf(car),
      ...this.#media.in({ images, inspectionReportUrl }),
    };
  }

  async *#rows(): AsyncGenerator<ReadRow> {
    const { mapping } = this.#form;
    const pieces = this.#text.pieces();
    const { value: start } = await pieces.next();
    if (start === undefined) throw new UnreadableFeed("broken-file", { line: 1 });
    const text = startingWith(start, pieces);
    const cars = /^\s*[[{]/.test(start) ? jsonCars : csvCars;
    yield* cars(text, mapping, (interval) => this.#holds(interval));
  }
}

/** A make of ours by the names of the configuration, where the feed has it in one language. */
function makeOf({ make }: FeedCar): FeedCar["make"] {
  if (make.ar !== make.en) return make;
  const brands = Object.entries(config.brands).map(([slug, { name }]) => ({ slug, ...name }));
  return brands.find((brand) => [brand.slug, slugOf(brand.en), slugOf(brand.ar)].includes(make.slug)) ?? make;
}

/** A paint without a name of its own in a language is called as its family is. */
function paintOf({ color, fullColor: { en, ar } }: FeedCar): FeedCar["fullColor"] {
  if (color === "other") return { en: en || ar, ar: ar || en };
  return { en: en || colorNames.of("en")[color], ar: ar || colorNames.of("ar")[color] };
}

function carAt(line: number, row: FeedRow | undefined): ReadRow {
  return row === undefined ? { line, leftOut: true } : { line, ...readFeedRow(row, mayShowPicture) };
}

async function* startingWith(start: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* others;
}

/** How a source writes; without one the format which finds most of its fields in the columns. */
function formatFor(mapping: VehicleFeed | undefined, header: readonly string[]): VehicleFeed {
  const format = mapping ?? likeliestFormat(header);
  const { missing } = rowMapper(format, header);
  if (missing.length > 0) throw new UnreadableFeed("missing-columns", { columns: missing });
  return format;
}

async function* csvCars(
  text: AsyncIterable<string>,
  mapping: VehicleFeed | undefined,
  holds: (interval: string) => boolean,
): AsyncGenerator<ReadRow> {
  const begin = (header: readonly string[]) => {
    const { map } = rowMapper(formatFor(mapping, header), header, holds);
    return (cells: readonly string[]) => (line: number) => carAt(line, map(cells));
  };
  const rows = tableRows(csvRows(text, mapping?.delimiter), begin, mapping?.header);
  for await (const { line, row } of rows)
    yield row?.(line) ?? { line, vehicleNo: "", problems: [{ field: "row", problem: "wrong-cells" }] };
}

/** JSON's objects name their own columns, and may leave out those that are empty. */
async function* jsonCars(
  text: AsyncIterable<string>,
  mapping: VehicleFeed | undefined,
  holds: (interval: string) => boolean,
): AsyncGenerator<ReadRow> {
  const rows = new JsonRows();
  const mappers = new Map<string, RowMapper>();
  let chosen = mapping;
  for await (const piece of text)
    for (const { line, text: json } of rows.push(piece)) {
      const fields = flatJson(parseJson(json));
      if (fields === undefined) {
        yield { line, vehicleNo: "", problems: [{ field: "row", problem: "broken-json" }] };
        continue;
      }
      const header = [...fields.keys()];
      chosen ??= likeliestFormat(header);
      const key = header.join("\n");
      const mapper = mappers.get(key) ?? rowMapper(chosen, header, holds);
      if (mappers.size < mostShapes) mappers.set(key, mapper);
      yield carAt(line, mapper.map([...fields.values()]));
    }
  rows.end();
}
