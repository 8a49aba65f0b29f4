import { sql, type Transaction } from "kysely";
import type { Result } from "#app/lib/result.ts";
import { type BulkLoad, copyRow } from "#app/platform/bulk-load.server.ts";
import { csvRows } from "#app/platform/feed-files/csv-rows.server.ts";
import { type Bytes, type FeedText, readable } from "#app/platform/feed-files/feed-text.server.ts";
import { namedCells, tableRows } from "#app/platform/feed-files/table-rows.server.ts";
import { priceColumnNames, type ReadPrice, readPrice } from "../../rules/feed/read-price.ts";
import type { PartsTables } from "../../tables.ts";
import { refuseLines } from "./check-references.server.ts";
import { comparePrices, unknownNumbers } from "./compare-prices.server.ts";
import { countParts, markLive } from "./count-parts.server.ts";
import { circle, followChains } from "./follow-chains.server.ts";
import type { Changes, ImportReport, Intake } from "./intake.server.ts";
import { count, mergeRows } from "./merge-rows.server.ts";
import { type ImportOptions, type ImportRefusal, runImport } from "./run-import.server.ts";

const atOnce = 1_000_000;
const staged = "staged_price";

/**
 * Takes a price tape in (product/parts.md#price-tape): which numbers took the place of others, then prices. A price of the same
 * number, list and day takes the place of the earlier one; what the tape lacks stays.
 */
export function importPrices(
  bytes: Bytes,
  options: ImportOptions,
): Promise<Result<ImportReport, ImportRefusal>> {
  return runImport("prices", bytes, options, async (load, feed, intake) => {
    await stagePrices(load, feed, intake, options.now);
    const { trx } = load;
    await refuseLines(
      trx,
      intake,
      "part_number",
      "same-again",
    )(sql`
      select line, number as value from (
        select line, number, row_number() over (partition by number, list, from_day order by line) as place
        from staged_price
      ) as rows where place > 1`);
    if (intake.refused > 0) return {} as Record<string, Changes>;
    const supersession = await applySupersessions(trx, intake);
    intake.prices = await comparePrices(trx);
    intake.unknown = await unknownNumbers(trx);
    const price = await applyPrices(trx);
    const { added, changed } = supersession;
    if (intake.refused === 0 && options.dry !== true && added + changed > 0) {
      await markLive(trx);
      await countParts(trx);
    }
    return { supersession, price };
  });
}

async function stagePrices(
  { trx, copy }: BulkLoad<PartsTables>,
  feed: FeedText,
  intake: Intake,
  now: Date,
): Promise<void> {
  await sql`create temporary table staged_price (
    line integer, number text collate "C", superseded_by text collate "C", list text, from_day text collate "C",
    original_price integer, unit_discount integer, break_from integer[], break_discount integer[]
  ) on commit drop`.execute(trx);
  let waiting = "";
  const rows = tableRows(csvRows(feed.pieces()), (header) => namedCells(header, priceColumnNames));
  for await (const { line, row } of readable(rows)) {
    intake.rows += 1;
    if (row === undefined) {
      intake.refuse(line, [{ field: "row", problem: "wrong-cells" }]);
      continue;
    }
    const read = readPrice(row, now);
    if ("problems" in read) intake.refuse(line, read.problems);
    else waiting += stagedPrice(line, read.row);
    if (waiting.length <= atOnce) continue;
    await copy(staged, waiting);
    waiting = "";
  }
  if (waiting !== "") await copy(staged, waiting);
  await sql`analyze staged_price`.execute(trx);
}

function stagedPrice(line: number, { number, supersededBy, price }: ReadPrice): string {
  if (price === null) return copyRow([line, number, supersededBy, null, null, null, null, null, null]);
  const { price_list, valid_from, original_price, unit_discount, quantity_breaks: breaks } = price;
  const list = (values: readonly number[]) => `{${values.join(",")}}`;
  return copyRow([
    ...[line, number, supersededBy, price_list, valid_from, original_price, unit_discount],
    ...[list(breaks.map(({ from }) => from)), list(breaks.map(({ unitDiscount }) => unitDiscount))],
  ]);
}

/** A chain that leads to nothing in the catalogue says nothing: tapes know more numbers than a catalogue has. */
async function applySupersessions(trx: Transaction<PartsTables>, intake: Intake): Promise<Changes> {
  const changes = await mergeRows(trx, {
    ...{ table: "parts.supersession", key: "number" },
    columns: ["next_number", "final_number", "source"],
    next: sql`select distinct on (number) number, superseded_by as next_number,
      case when stored.next_number = superseded_by then stored.final_number else superseded_by end as final_number,
      case when stored.next_number = superseded_by then stored.source else 'prices' end as source
      from staged_price left join parts.supersession stored using (number)
      where superseded_by is not null order by number, line desc`,
  });
  if (!(await followChains(trx)))
    await refuseLines(
      trx,
      intake,
      "superseded_by",
      "endless-chain",
    )(sql`
      select line, superseded_by as value from staged_price where superseded_by is not null and number in (${circle})`);
  const useless = await sql`delete from parts.supersession where source = 'prices'
    and final_number not in (select number from parts.part)`.execute(trx);
  return { ...changes, added: Math.max(0, changes.added - count(useless)) };
}

const priceColumns = sql.join(
  ["original_price", "unit_discount", "break_from", "break_discount"].map((name) => sql.ref(name)),
);
const of = (table: string) =>
  sql.join(
    ["original_price", "unit_discount", "break_from", "break_discount"].map((name) =>
      sql.ref(`${table}.${name}`),
    ),
  );

async function applyPrices(trx: Transaction<PartsTables>): Promise<Changes> {
  const isSame = sql`stored.number = next.number and stored.list = next.list and stored.from_day = next.from_day`;
  const changed = await sql`update parts.price as stored set (${priceColumns}) = row(${of("next")})
    from staged_price as next where next.list is not null and ${isSame}
      and (${of("stored")}) is distinct from (${of("next")})`.execute(trx);
  const added = await sql`insert into parts.price (number, list, from_day, ${priceColumns})
    select number, list, from_day, ${priceColumns} from staged_price as next where list is not null
      and not exists (select from parts.price as stored where ${isSame}) order by number`.execute(trx);
  await sql`analyze parts.price`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from staged_price where list is not null`.execute(trx);
  const counts = { added: count(added), changed: count(changed), removed: 0 };
  return { ...counts, unchanged: (rows[0]?.count ?? 0) - counts.added - counts.changed };
}
