import { sql } from "kysely";
import { normalPartNumber } from "#app/features/parts/rules/part-number.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { problemOf } from "#app/lib/validation/validation-patterns.ts";
import { type BulkLoad, bulkLoad, copyRow } from "#app/platform/bulk-load.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { csvRows } from "#app/platform/feed-files/csv-rows.server.ts";
import { type Bytes, FeedText, readable, UnreadableFeed } from "#app/platform/feed-files/feed-text.server.ts";
import { namedCells, tableRows } from "#app/platform/feed-files/table-rows.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { readStockRow, type StockRowProblem, stockColumns, stockRowProblem } from "../../rules/stock-row.ts";
import type { OrdersTables } from "../../tables.ts";
import { sendStockAlerts } from "../alerts/send-alerts.server.ts";

export interface StockReport {
  readonly dry: boolean;
  /** Whether this very file of this very moment was taken in before, so that nothing was done. */
  readonly wasKnown: boolean;
  readonly rows: number;
  readonly refused: number;
  readonly refusedRows: readonly { readonly line: number; readonly problems: readonly StockRowProblem[] }[];
  /** Shelves by what becomes of them. One of which something newer is known is unchanged; none is removed. */
  readonly changes: { readonly stock: StockChanges };
}
interface StockChanges {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}
interface StockOptions {
  /** When the warehouse counted: what moved after it is applied again. */
  readonly asOf: Date;
  readonly dry?: boolean;
  readonly now: Date;
}
export type StockRefusal = UnreadableFeed["code"] | "empty-file" | "rows-refused" | "not-counted-yet";

const atOnce = 1_000_000;
const mostReported = 50;
/** The warehouse's clock may be ahead of ours by so much. Its count then is one of now: what moves from now on comes after it. */
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
): Promise<Result<StockReport, StockRefusal>> {
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
  const intake = await stageRows(load, feed, now);
  const unchanged = { added: 0, changed: 0, unchanged: intake.rows, removed: 0 };
  const read = { dry, wasKnown: false, ...intake, changes: { stock: unchanged } };
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
  if (noted === undefined) return { ...read, wasKnown: true };
  const report = { ...read, changes: { stock: await applyRows(load, intake.rows, earlier(asOf, now)) } };
  if (dry) throw new NotTakenIn("dry", report);
  await sendJob(trx as unknown as AnyTransaction, sendStockAlerts, {});
  return report;
}

async function stageRows({ trx, copy }: BulkLoad<OrdersTables>, feed: FeedText, now: Date) {
  await sql`create temporary table staged_stock (line integer, part text collate "C", center text collate "C",
    on_hand integer, backorder_date text, is_new boolean) on commit drop`.execute(trx);
  const centers = new Set((await trx.selectFrom("orders.center").select("id").execute()).map(({ id }) => id));
  const seen = new Set<string>();
  const refusedRows: { line: number; problems: readonly StockRowProblem[] }[] = [];
  let [waiting, rows, refused] = ["", 0, 0];
  const table = tableRows(csvRows(feed.pieces()), (header) => namedCells(header, stockColumns));
  for await (const { line, row } of readable(table)) {
    rows += 1;
    const read = readRow(row, { centers, seen, now });
    if ("problems" in read) {
      refused += 1;
      if (refusedRows.length < mostReported) refusedRows.push({ line, problems: read.problems });
      continue;
    }
    const { part, center, onHand, backorderDate } = read.row;
    waiting += copyRow([line, part, center, onHand, backorderDate, false]);
    if (waiting.length <= atOnce) continue;
    await copy("staged_stock", waiting);
    waiting = "";
  }
  if (waiting !== "") await copy("staged_stock", waiting);
  await sql`analyze staged_stock`.execute(trx);
  return { rows, refused, refusedRows };
}

function readRow(
  named: Readonly<Record<string, string>> | undefined,
  { centers, seen, now }: { centers: ReadonlySet<string>; seen: Set<string>; now: Date },
): ReturnType<typeof readStockRow> {
  if (named === undefined) return { problems: [{ field: "row", problem: "wrong-cells" }] };
  const folded = normalPartNumber(named.part_number ?? "");
  const part = problemOf("partNumber", folded) === undefined ? folded : undefined;
  const read = readStockRow(named, part, now);
  if ("problems" in read) return read;
  const { center } = read.row;
  if (!centers.has(center)) return { problems: [stockRowProblem(named, "center", "unknown")] };
  const key = `${read.row.part} ${center}`;
  if (seen.has(key)) return { problems: [stockRowProblem(named, "part_number", "same-again")] };
  seen.add(key);
  return read;
}

/**
 * Shelves are made or locked first, in the order of all locks: a count is not lost where another process makes the same shelf, and
 * a collection that goes on meanwhile is seen by the sum of movements, or waits.
 */
async function applyRows({ trx }: BulkLoad<OrdersTables>, rows: number, asOf: Date): Promise<StockChanges> {
  const made = await sql`with made as (
      insert into orders.stock (part, center, on_hand, counted, as_of)
      select part, center, 0, 0, ${new Date(0)} from staged_stock order by part, center
      on conflict (part, center) do update set as_of = excluded.as_of where false
      returning part, center
    )
    update staged_stock as staged set is_new = true from made
    where made.part = staged.part and made.center = staged.center`.execute(trx);
  const moved = sql`(select coalesce(sum(quantity), 0)::int from orders.stock_movement as movement
    where movement.part = staged.part and movement.center = staged.center and movement.at > ${asOf})`;
  const written = await sql<{ changed: number }>`with written as (
      update orders.stock as stored
      set on_hand = staged.on_hand + ${moved}, counted = staged.on_hand, as_of = ${asOf},
        backorder_date = staged.backorder_date
      from staged_stock as staged join orders.stock as before using (part, center)
      where stored.part = staged.part and stored.center = staged.center and stored.as_of <= ${asOf}
      returning not staged.is_new and (stored.on_hand, stored.backorder_date)
        is distinct from (before.on_hand, before.backorder_date) as differs
    )
    select count(*) filter (where differs)::int as changed from written`.execute(trx);
  const added = Number(made.numAffectedRows ?? 0);
  const changed = written.rows[0]?.changed ?? 0;
  return { added, changed, unchanged: rows - added - changed, removed: 0 };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
