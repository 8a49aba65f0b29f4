import { sql } from "kysely";
import { normalPartNumber } from "#app/features/parts/rules/part-number.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { problemOf } from "#app/lib/validation/validation-patterns.ts";
import { type BulkLoad, bulkLoad, copyRow } from "#app/platform/bulk-load.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { csvRows } from "#app/platform/feed-files/csv-rows.server.ts";
import {
  type Bytes,
  columnsOf,
  FeedText,
  readable,
  UnreadableFeed,
} from "#app/platform/feed-files/feed-text.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { neededColumns, readStockRow, type StockRowProblem } from "../../rules/stock-row.ts";
import type { OrdersTables } from "../../tables.ts";
import { sendStockAlerts } from "../alerts/send-alerts.server.ts";

export interface StockReport {
  readonly dry: boolean;
  /** Whether this very file of this very moment was taken in before, so that nothing was done. */
  readonly wasKnown: boolean;
  readonly rows: number;
  readonly refused: number;
  readonly refusedRows: readonly { readonly line: number; readonly problems: readonly StockRowProblem[] }[];
  readonly added: number;
  readonly changed: number;
  /** Rows that say what is known, and rows older than what is known. */
  readonly unchanged: number;
}
interface StockOptions {
  /** When the warehouse counted: what moved after it is applied again. */
  readonly asOf: Date;
  readonly dry?: boolean;
  readonly now: Date;
}
type Refusal = UnreadableFeed["code"] | "empty-file" | "rows-refused" | "not-counted-yet";

const atOnce = 1_000_000;
const mostReported = 50;
/** The warehouse's clock may be ahead of ours by so much. */
const clockAheadMs = 5 * 60_000;

/** Ends the transaction of a file that is not to change anything. */
class NotTakenIn extends Error {
  readonly code: "dry" | "empty-file" | "rows-refused";
  readonly report: StockReport;
  constructor(code: NotTakenIn["code"], report: StockReport) {
    super(code);
    this.code = code;
    this.report = report;
  }
}

/**
 * Takes a stock file in (product/parts.md#stock-file), all in one transaction: what is on hand is what it says and all
 * movements after its moment. Live reservations stay. A file with a refused row changes nothing, and so does an older one. One
 * of a moment to come is refused: until then all others would count as older.
 */
export async function importStock(
  bytes: Bytes,
  options: StockOptions,
): Promise<Result<StockReport, Refusal>> {
  if (options.asOf.getTime() > options.now.getTime() + clockAheadMs) return refuse("not-counted-yet");
  try {
    return succeed(await bulkLoad<OrdersTables, StockReport>((load) => importWithin(load, bytes, options)));
  } catch (error) {
    if (error instanceof UnreadableFeed) return refuse(error.code, error.detail);
    if (!(error instanceof NotTakenIn)) throw error;
    return error.code === "dry" ? succeed(error.report) : refuse(error.code, { ...error.report });
  }
}

async function importWithin(
  load: BulkLoad<OrdersTables>,
  bytes: Bytes,
  { asOf, dry = false, now }: StockOptions,
): Promise<StockReport> {
  const { trx } = load;
  const feed = new FeedText(bytes);
  const intake = await stageRows(load, feed);
  const read = { dry, wasKnown: false, ...intake, added: 0, changed: 0, unchanged: 0 };
  if (intake.rows === 0) throw new NotTakenIn("empty-file", read);
  if (intake.refused > 0) throw new NotTakenIn("rows-refused", read);
  const sha256 = feed.hash();
  const file = { sha256, as_of: asOf, imported_at: now, rows: intake.rows };
  const noted = await trx
    .insertInto("orders.stock_file")
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning("sha256")
    .executeTakeFirst();
  if (noted === undefined) return { ...read, wasKnown: true, unchanged: intake.rows };
  const applied = await applyRows(load, asOf);
  const report = { ...read, ...applied, unchanged: intake.rows - applied.added - applied.changed };
  if (dry) throw new NotTakenIn("dry", report);
  await sendJob(trx as unknown as AnyTransaction, sendStockAlerts, {});
  return report;
}

async function stageRows({ trx, copy }: BulkLoad<OrdersTables>, feed: FeedText) {
  await sql`create temporary table staged_stock (line integer, part text collate "C", center text collate "C",
    on_hand integer, backorder_date text) on commit drop`.execute(trx);
  const centers = new Set((await trx.selectFrom("orders.center").select("id").execute()).map(({ id }) => id));
  const seen = new Set<string>();
  const refusedRows: { line: number; problems: readonly StockRowProblem[] }[] = [];
  let names: readonly string[] | undefined;
  let [waiting, rows, refused] = ["", 0, 0];
  for await (const { line, cells } of readable(csvRows(feed.pieces()))) {
    if (names === undefined) {
      names = columnsOf(cells, neededColumns);
      continue;
    }
    rows += 1;
    const read = readRow(names, cells, centers, seen);
    if ("problems" in read) {
      refused += 1;
      if (refusedRows.length < mostReported) refusedRows.push({ line, problems: read.problems });
      continue;
    }
    const { part, center, onHand, backorderDate } = read.row;
    waiting += copyRow([line, part, center, onHand, backorderDate]);
    if (waiting.length <= atOnce) continue;
    await copy("staged_stock", waiting);
    waiting = "";
  }
  if (waiting !== "") await copy("staged_stock", waiting);
  await sql`analyze staged_stock`.execute(trx);
  return { rows, refused, refusedRows };
}

function readRow(
  names: readonly string[],
  cells: readonly string[],
  centers: ReadonlySet<string>,
  seen: Set<string>,
): ReturnType<typeof readStockRow> {
  if (cells.length !== names.length) return { problems: [{ field: "row", problem: "wrong-cells" }] };
  const named = Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ""]));
  const folded = normalPartNumber(named.part_number ?? "");
  const part = problemOf("partNumber", folded) === undefined ? folded : undefined;
  const read = readStockRow(named, part);
  if ("problems" in read) return read;
  const { center } = read.row;
  if (!centers.has(center)) return { problems: [{ field: "center", problem: "unknown" }] };
  const key = `${read.row.part} ${center}`;
  if (seen.has(key)) return { problems: [{ field: "part_number", problem: "same-again" }] };
  seen.add(key);
  return read;
}

/** Rows are locked first: a collection that goes on meanwhile is then seen by the sum of movements, or waits. */
async function applyRows({ trx }: BulkLoad<OrdersTables>, asOf: Date) {
  await sql`select 1 from orders.stock as stored join staged_stock as staged using (part, center)
    order by stored.part collate "C", stored.center collate "C" for no key update of stored`.execute(trx);
  const moved = sql`(select coalesce(sum(quantity), 0)::int from orders.stock_movement as movement
    where movement.part = staged.part and movement.center = staged.center and movement.at > ${asOf})`;
  const changed = await sql`
    update orders.stock as stored
    set on_hand = staged.on_hand + ${moved}, counted = staged.on_hand, as_of = ${asOf},
      backorder_date = staged.backorder_date
    from staged_stock as staged
    where stored.part = staged.part and stored.center = staged.center and stored.as_of <= ${asOf}`.execute(
    trx,
  );
  const added = await sql`
    insert into orders.stock (part, center, on_hand, counted, as_of, backorder_date)
    select part, center, on_hand + ${moved}, on_hand, ${asOf}, backorder_date from staged_stock as staged
    order by part, center
    on conflict do nothing`.execute(trx);
  return { changed: Number(changed.numAffectedRows ?? 0), added: Number(added.numAffectedRows ?? 0) };
}
