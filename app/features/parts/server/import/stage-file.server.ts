import { sql } from "kysely";
import type { BulkLoad } from "#app/platform/bulk-load.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type FeedText, readable } from "#app/platform/feed-files/feed-text.server.ts";
import { textLines } from "#app/platform/feed-files/text-lines.server.ts";
import { MediaHashes } from "#app/platform/pictures/media-hashes.server.ts";
import type { ReadCatalogueRecord } from "../../rules/feed/catalogue-records.ts";
import { readRecord } from "../../rules/feed/read-record.ts";
import type { PartsTables } from "../../tables.ts";
import type { Intake } from "./intake.server.ts";
import { stagedKinds, stagedRow, stagingTable, stagingTables } from "./staged-rows.server.ts";

type Kind = ReadCatalogueRecord["record"];
/** Characters of rows that go to the database at once. */
const atOnce = 1_000_000;

/** Reads a catalogue file line by line into the staging tables, which end with the transaction. */
export async function stageCatalogue(
  load: BulkLoad<PartsTables>,
  feed: FeedText,
  intake: Intake,
): Promise<void> {
  for (const kind of stagedKinds)
    await sql`create temporary table ${sql.id(stagingTable(kind))} (${stagingTables[kind]}) on commit drop`.execute(
      load.trx,
    );
  const waiting = new Map<Kind, string>();
  const media = new MediaHashes(config.contentFolder);
  for await (const lines of readable(textLines(feed.pieces())))
    for (const { line, text } of lines) {
      intake.rows += 1;
      const read = readRecord(text);
      if ("problems" in read) {
        intake.refuse(line, read.problems);
        continue;
      }
      const record = withMedia(read.record, media);
      const kind = record.record;
      const rows = (waiting.get(kind) ?? "") + stagedRow(line, record);
      const isFull = rows.length > atOnce;
      waiting.set(kind, isFull ? "" : rows);
      if (isFull) await load.copy(stagingTable(kind), rows);
    }
  for (const [kind, rows] of waiting) if (rows !== "") await load.copy(stagingTable(kind), rows);
  for (const kind of stagedKinds) await sql`analyze ${sql.id(stagingTable(kind))}`.execute(load.trx);
}

/** Pictures and drawings of the content folder get the hashes of their files, without which no page shows them. */
function withMedia(record: ReadCatalogueRecord, media: MediaHashes): ReadCatalogueRecord {
  const hasMedia = "picture" in record || "drawing" in record;
  return hasMedia ? media.in(record) : record;
}
