import { sql, type Transaction } from "kysely";
import { contentTopic, renewPages } from "#app/features/content/content.server.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, database, sqlStateOf, tablesOf } from "#app/platform/database.server.ts";
import { type Bytes, UnreadableFeed } from "#app/platform/feed-files/feed-text.server.ts";
import { waitForProcesses } from "#app/platform/read-model/follow-versions.server.ts";
import { mappingOf, sourcesIn } from "../../rules/feed/mapping/source-mapping.ts";
import { type Applied, applyStaging } from "./apply-staging.server.ts";
import { Feed } from "./feed-cars.server.ts";
import { makeStaging, type StagingTables } from "./stage-cars.server.ts";
import { type Intake, stageFeed } from "./stage-feed.server.ts";

/** What came of a feed. Of refused rows the first are listed, each with its line and what is wrong with it. */
export interface ImportReport extends Applied, Intake {
  readonly importId: string;
  /** Whether this very file was taken in before, so that nothing was done. */
  readonly wasKnown: boolean;
  readonly version: number;
}
export interface ImportOptions {
  /** Whether the feed holds the whole stock of its source: cars that it lacks are then out of stock. */
  readonly complete: boolean;
  /** By its name in the configuration, or that of a published format; without it the columns say which format it is. */
  readonly source?: string;
  /** The encoding that the sender states, where the source's mapping has none. */
  readonly charset?: string;
  readonly now: Date;
  /** So many cars may go from the listing, however large their share is: the dealer has confirmed it. */
  readonly confirmedRemovals?: number;
  /** Leave alone what any earlier import of the same file brought, and a stock that has cars of other feeds. */
  readonly onlyOnce?: boolean;
}
type Refusal =
  | UnreadableFeed["code"]
  | "too-many-refused"
  | "confirm-removal"
  | "empty-feed"
  | "unknown-source"
  | "import-running";

/** An import of many cars may take longer than any statement of a call. */
const longestStatement = "10min";
const lockNotAvailable = "55P03";
const nothing: Applied = { added: 0, updated: 0, gone: 0 };

/**
 * Takes a dealer's feed in, CSV or JSON, as it comes. All in one transaction: a file that cannot be read, has too many
 * refused rows or breaks off changes nothing. When it returns, no process answers anything older. While
 * one runs others are refused; the same file twice in a row changes nothing.
 */
export async function importStock(
  bytes: Bytes,
  options: ImportOptions,
): Promise<Result<ImportReport, Refusal>> {
  const { source = "", charset } = options;
  const mapping = source === "" ? undefined : mappingOf(source, config.usedCars.feeds);
  if (source !== "" && mapping === undefined)
    return refuse("unknown-source", { sources: sourcesIn(config.usedCars.feeds) });
  try {
    const { report, pages } = await database<unknown>()
      .transaction()
      .execute((trx) => importWithin(trx, new Feed(bytes, { mapping, charset, now: options.now }), options));
    if (pages !== undefined) await waitForProcesses(contentTopic(config.brand), pages);
    return succeed(report);
  } catch (error) {
    if (error instanceof UnreadableFeed) return refuse(error.code, error.detail);
    if (sqlStateOf(error) === lockNotAvailable) return refuse("import-running");
    if (error instanceof TooManyRefused) return refuse(error.code, { ...error.intake });
    if (error instanceof TooManyGone) return refuse("confirm-removal", { ...error.removal });
    throw error;
  }
}

/** Ends the transaction of a feed that is not taken in. */
class TooManyRefused extends Error {
  readonly intake: Intake;
  constructor(intake: Intake) {
    super("too many rows were refused");
    this.intake = intake;
  }
  get code() {
    return this.intake.rows === 0 ? ("empty-feed" as const) : ("too-many-refused" as const);
  }
}

interface Removal {
  /** Cars that the feed would take out of the listing, and all that are in it. */
  readonly gone: number;
  readonly listed: number;
}

/** Ends the transaction of a feed that takes away so much that it may be a slip: half a file, another branch. */
class TooManyGone extends Error {
  readonly removal: Removal;
  constructor(removal: Removal) {
    super(`${removal.gone} of ${removal.listed} cars would go`);
    this.removal = removal;
  }
}

interface Imported {
  readonly report: ImportReport;
  /** The version of the site's pages that show it; undefined where nothing changed. */
  readonly pages?: number;
}

async function importWithin(any: AnyTransaction, feed: Feed, options: ImportOptions): Promise<Imported> {
  const trx = tablesOf<StagingTables>(any);
  await sql`set local statement_timeout = ${sql.lit(longestStatement)}`.execute(trx);
  const { version } = await trx
    .selectFrom("preowned.stock_version")
    .select("version")
    .forUpdate()
    .noWait()
    .executeTakeFirstOrThrow();
  await makeStaging(trx);
  const arrival = { now: options.now, version: version + 1, source: options.source ?? "" };
  const { intake, spared } = await stageFeed(trx, feed, arrival);
  const isRefused = intake.refused > intake.rows * config.limits.refusedStockShare;
  if (intake.rows === 0 || isRefused) throw new TooManyRefused(intake);
  const hash = feed.hash();
  const imported = await lastImport(trx, hash, options);
  if (imported !== undefined)
    return { report: { ...nothing, ...intake, importId: imported, wasKnown: true, version } };

  const listed = options.complete ? await countListed(trx, arrival.source) : 0;
  const applied = await applyStaging(trx, { ...arrival, complete: options.complete, spared });
  const isManyGone = applied.gone > listed * config.limits.removedStockShare;
  if (isManyGone && applied.gone > (options.confirmedRemovals ?? 0))
    throw new TooManyGone({ gone: applied.gone, listed });
  const hasChanged = applied.added + applied.updated + applied.gone > 0;
  const next = hasChanged ? arrival.version : version;
  const importId = newId<"StockImport">(options.now.getTime());
  await trx
    .insertInto("preowned.stock_import")
    .values({
      id: importId,
      hash,
      complete: options.complete,
      started_at: options.now,
      version: next,
      report: JSON.stringify({ ...applied, ...intake }),
    })
    .execute();
  const report = { ...applied, ...intake, importId, wasKnown: false, version: next };
  if (!hasChanged) return { report };
  await trx.updateTable("preowned.stock_version").set({ version: next }).execute();
  return { report, pages: await renewPages(any, config.brand) };
}

async function lastImport(
  trx: Transaction<StagingTables>,
  hash: string,
  { complete, onlyOnce = false }: ImportOptions,
): Promise<string | undefined> {
  const hasOthers = onlyOnce && (await hasOtherCars(trx));
  const newest = await trx
    .selectFrom("preowned.stock_import")
    .select(["id", "hash", "complete"])
    .$if(onlyOnce && !hasOthers, (query) => query.where("hash", "=", hash))
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (hasOthers) return newest?.id;
  return newest?.hash === hash && newest.complete === complete ? newest.id : undefined;
}

async function countListed(trx: Transaction<StagingTables>, source: string): Promise<number> {
  const { count } = await trx
    .selectFrom("preowned.vehicle")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "in", ["in-stock", "reserved"])
    .where("source", "=", source)
    .executeTakeFirstOrThrow();
  return count;
}

async function hasOtherCars(trx: Transaction<StagingTables>): Promise<boolean> {
  const { rows } = await sql`
    select from preowned.vehicle known
    where not exists (select from stock_row staged where staged.vehicle_no = known.vehicle_no) limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}
