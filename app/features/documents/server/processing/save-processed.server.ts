import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import type { ScanState, SystemReason } from "../../rules/document-states.ts";
import type { DocumentsTables } from "../../tables.ts";
import { deleteFilesOf } from "../delete-files.server.ts";
import { documentById } from "../documents/read-documents.server.ts";
import { pagesOf } from "../page-files.server.ts";
import { notifyOfAnswer } from "../staff/notify-of-answer.server.ts";

export interface MadePage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

/** Makes a document of its pages: it is processed from now on, and its original files are deleted. */
export async function saveProcessed(id: string, scan: ScanState, pages: readonly MadePage[]): Promise<void> {
  const isSaved = await inTransaction<DocumentsTables, boolean>(async (trx) => {
    const moved = await trx
      .updateTable("documents.document")
      .set(({ eb }) => ({ code: "processed", scan, version: eb("version", "+", 1), claimed_until: null }))
      .where("id", "=", id)
      .where("code", "=", "scanning")
      .returning("id")
      .executeTakeFirst();
    if (moved === undefined) return false;
    await trx
      .insertInto("documents.page")
      .values(pages.map((page) => ({ document_id: id, ...page })))
      .execute();
    await trx.deleteFrom("documents.original").where("document_id", "=", id).execute();
    await deleteFilesOf(trx as unknown as AnyTransaction, id, ["originals"]);
    return true;
  });
  // Deleted while its pages were made.
  if (!isSaved && !(await isThere(id))) await privateFiles.deleteAll(pagesOf(id));
}

/** Rejects a document of which no pages can be shown, whose customer is notified; nothing of its files stays. */
export async function rejectUnread(id: string, reason: SystemReason): Promise<void> {
  await inTransaction<DocumentsTables, void>(async (trx) => {
    const transaction = trx as unknown as AnyTransaction;
    const moved = await trx
      .updateTable("documents.document")
      .set(({ eb }) => ({
        ...{ code: "rejected", reason, decided_at: now(), claimed_until: null },
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .where("code", "=", "scanning")
      .returning("id")
      .executeTakeFirst();
    if (moved === undefined) return;
    await trx.deleteFrom("documents.original").where("document_id", "=", id).execute();
    await deleteFilesOf(transaction, id);
    const document = await documentById(id, undefined, transaction);
    if (document !== undefined) await notifyOfAnswer(transaction, document, { to: "rejected", reason });
  });
}

async function isThere(id: string): Promise<boolean> {
  const found = await database<DocumentsTables>()
    .selectFrom("documents.document")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}
