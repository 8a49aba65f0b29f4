import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import type { ScanState, SystemReason } from "../../rules/document-states.ts";
import type { DocumentsTables } from "../../tables.ts";
import { deleteFilesOf } from "../delete-files.server.ts";
import { documentById } from "../documents/read-documents.server.ts";
import { pagesOf } from "../page-files.server.ts";
import { notifyOfAnswer } from "../staff/notify-of-answer.server.ts";
import type { Claimed } from "./claim-document.server.ts";

export interface MadePage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

const unclaimed = { claimed_until: null, claimed_by: null } as const;
/** A customer waits for so long at the page where the document is confirmed; after that a message calls them back. */
const patienceMs = 10 * 60_000;

/** Makes a document of its pages: it is processed from now on, and its original files are deleted. */
export async function saveProcessed(
  { id, token }: Claimed,
  scan: ScanState,
  pages: readonly MadePage[],
): Promise<void> {
  const isSaved = await inTransaction<DocumentsTables, boolean>(async (trx) => {
    const moved = await trx
      .updateTable("documents.document")
      .set(({ eb }) => ({ code: "processed", scan, version: eb("version", "+", 1), ...unclaimed }))
      .where("id", "=", id)
      .where("claimed_by", "=", token)
      .returning("uploaded_at")
      .executeTakeFirst();
    if (moved === undefined) return false;
    await trx
      .insertInto("documents.page")
      .values(pages.map((page) => ({ document_id: id, ...page })))
      .execute();
    await trx.deleteFrom("documents.original").where("document_id", "=", id).execute();
    const transaction = trx as unknown as AnyTransaction;
    await deleteFilesOf(transaction, id, ["originals"]);
    if (now().getTime() - moved.uploaded_at.getTime() <= patienceMs) return true;
    const document = await documentById(id, undefined, transaction);
    if (document !== undefined) await notifyOfAnswer(transaction, document, { to: "ready" });
    return true;
  });
  // Deleted while its pages were made.
  if (!isSaved && !(await isThere(id))) await privateFiles.deleteAll(pagesOf(id));
}

/** Rejects a document of which no pages can be shown, whose customer is notified; nothing of its files stays. */
export async function rejectUnread({ id, token }: Claimed, reason: SystemReason): Promise<void> {
  await inTransaction<DocumentsTables, void>(async (trx) => {
    const transaction = trx as unknown as AnyTransaction;
    const moved = await trx
      .updateTable("documents.document")
      .set(({ eb }) => ({
        ...{ code: "rejected", reason, decided_at: now(), ...unclaimed },
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .where("claimed_by", "=", token)
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
