import { sql, type Transaction } from "kysely";
import { renewPages } from "#app/features/content/content.server.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type BulkLoad, bulkLoad } from "#app/platform/bulk-load.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, sqlStateOf } from "#app/platform/database.server.ts";
import { type Bytes, FeedText, UnreadableFeed } from "#app/platform/feed-files/feed-text.server.ts";
import { waitForProcesses } from "#app/platform/read-model/follow-versions.server.ts";
import { announceVersion } from "#app/platform/read-model/versions.server.ts";
import type { PartsTables } from "../../tables.ts";
import { catalogueTopic } from "../catalogue-version.server.ts";
import { type Changes, type ImportReport, Intake } from "./intake.server.ts";

export interface ImportOptions {
  readonly now: Date;
  /** Reports what the file would change, and changes nothing. */
  readonly dry?: boolean;
  /** So many records may go, however large their share is: the importer has confirmed it. */
  readonly confirmedRemovals?: number;
  /** By what the file is known later on, in place of the hash of its bytes. */
  readonly sourceKey?: string;
}
export type ImportRefusal = UnreadableFeed["code"] | RefusedFile | "import-running";
type RefusedFile = "empty-file" | "rows-refused" | "confirm-removal";
type Kind = "catalogue" | "prices";
/** Reads the file and brings it in; answers what changed by kind of record. */
type Work = (load: BulkLoad<PartsTables>, feed: FeedText, intake: Intake) => Promise<Record<string, Changes>>;

const lockNotAvailable = "55P03";
/** So many records of a kind may go whatever their share is. */
const fewGone = 20;

/**
 * Takes a file in, all in one transaction: one that cannot be read, breaks off or has a refused row changes nothing. While
 * one import runs others are refused; the same file twice in a row changes nothing.
 */
export async function runImport(
  kind: Kind,
  bytes: Bytes,
  options: ImportOptions,
  work: Work,
): Promise<Result<ImportReport, ImportRefusal>> {
  try {
    const report = await bulkLoad<PartsTables, ImportReport>((load) =>
      importWithin(load, { kind, feed: new FeedText(bytes), options, work }),
    );
    return await published(report);
  } catch (error) {
    if (error instanceof DryRun) return succeed(error.report);
    if (error instanceof Refused) return refuse(error.code, { ...error.detail });
    if (error instanceof UnreadableFeed) return refuse(error.code, error.detail);
    if (sqlStateOf(error) === lockNotAvailable) return refuse("import-running");
    throw error;
  }
}

/** Ends the transaction of a file that is not to change anything. */
class DryRun extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super("a dry run");
    this.report = report;
  }
}
class Refused extends Error {
  readonly code: RefusedFile;
  readonly detail: ImportReport & { readonly gone?: number };
  constructor(code: RefusedFile, detail: Refused["detail"]) {
    super("the file is refused");
    this.code = code;
    this.detail = detail;
  }
}

interface Import {
  readonly kind: Kind;
  readonly feed: FeedText;
  readonly options: ImportOptions;
  readonly work: Work;
}

async function importWithin(load: BulkLoad<PartsTables>, one: Import): Promise<ImportReport> {
  const { kind, feed, options, work } = one;
  const { trx } = load;
  // Joins of millions of rows in memory rather than on disk; for this transaction alone.
  await sql`set local work_mem = '128MB'`.execute(trx);
  const { version } = await trx
    .selectFrom("parts.catalogue_version")
    .select("version")
    .forUpdate()
    .noWait()
    .executeTakeFirstOrThrow();
  const intake = new Intake();
  const changes = await work(load, feed, intake);
  const { rows, refused, refusedRows, prices, unknown } = intake;
  const report: ImportReport = {
    dry: options.dry ?? false,
    wasKnown: false,
    version,
    rows,
    refused,
    refusedRows,
    changes,
    prices,
    ...unknown,
  };
  if (rows === 0) throw new Refused("empty-file", report);
  if (refused > 0) throw new Refused("rows-refused", report);
  if (report.dry) throw new DryRun(report);
  const gone = manyGone(changes);
  if (gone > (options.confirmedRemovals ?? 0)) throw new Refused("confirm-removal", { ...report, gone });
  const hash = options.sourceKey ?? feed.hash();
  const hasChanged = Object.values(changes).some(
    ({ added, changed, removed }) => added + changed + removed > 0,
  );
  const next = { ...report, version: hasChanged ? version + 1 : version };
  const wasKnown = !hasChanged && (await lastHash(trx, kind)) === hash;
  if (!wasKnown) await noteImport(trx, one, hash, next);
  if (hasChanged) await raiseVersion(trx, next.version);
  return { ...next, wasKnown };
}

/** How many records would go, of kinds of which a file lacks so much that it may have been cut off. */
function manyGone(changes: Readonly<Record<string, Changes>>): number {
  const gone = Object.values(changes).map(({ changed, unchanged, removed }) => {
    const known = changed + unchanged + removed;
    return removed > fewGone && removed > known * config.limits.removedStockShare ? removed : 0;
  });
  return gone.reduce((sum, removed) => sum + removed, 0);
}

async function lastHash(trx: Transaction<PartsTables>, kind: Kind): Promise<string | undefined> {
  const last = await trx
    .selectFrom("parts.import")
    .select("hash")
    .where("kind", "=", kind)
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.hash;
}

async function noteImport(
  trx: Transaction<PartsTables>,
  { kind, options: { now } }: Import,
  hash: string,
  report: ImportReport,
): Promise<void> {
  const { version, rows, changes } = report;
  await trx
    .insertInto("parts.import")
    .values({
      ...{ id: newId<"PartsImport">(now.getTime()), kind, hash, started_at: now, version },
      report: JSON.stringify({ rows, changes }),
    })
    .execute();
}

async function raiseVersion(trx: Transaction<PartsTables>, version: number): Promise<void> {
  await trx.updateTable("parts.catalogue_version").set({ version }).execute();
  await announceVersion(trx as unknown as AnyTransaction, catalogueTopic, version);
  await renewPages(trx as unknown as AnyTransaction, config.brand);
}

/** When it returns no process answers anything older. */
async function published(report: ImportReport): Promise<Result<ImportReport, ImportRefusal>> {
  await waitForProcesses(catalogueTopic, report.version);
  return succeed(report);
}
