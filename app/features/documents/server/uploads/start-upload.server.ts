import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { DocumentType } from "../../rules/document-types.ts";
import { mostDocuments, mostFilesOf, mostUploads } from "../../rules/upload-limits.ts";
import type { DocumentsTables } from "../../tables.ts";
import { lockDocumentsOf } from "../documents/mark-replaced.server.ts";
import { cancelUpload } from "./cancel-upload.server.ts";

interface NewUpload {
  readonly customerId: string;
  readonly type: DocumentType;
  readonly files: readonly { readonly bytes: number; readonly sha256: string }[];
  readonly now: Date;
}

/**
 * Begins an upload, of which nothing has arrived. Refuses what would be refused in the end, before it is sent. Of a customer's
 * unfinished uploads the oldest make room for it.
 */
export async function startUpload(
  transaction: AnyTransaction,
  { customerId, type, files, now }: NewUpload,
): Promise<Result<{ readonly id: string }, "file-too-large" | "too-many-files" | "too-many-documents">> {
  const file = files.findIndex(({ bytes }) => bytes > config.limits.uploadBytes);
  if (file >= 0) return refuse("file-too-large", { file });
  if (files.length > mostFilesOf(type)) return refuse("too-many-files", { most: mostFilesOf(type) });
  await lockDocumentsOf(transaction, customerId);
  if (!(await hasRoomFor(transaction, customerId))) return refuse("too-many-documents");
  const trx = tablesOf<DocumentsTables>(transaction);
  const oldest = await trx
    .selectFrom("documents.upload")
    .select("id")
    .where("customer_id", "=", customerId)
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .offset(mostUploads - 1)
    .execute();
  for (const upload of oldest) await cancelUpload(transaction, upload.id, customerId);
  const id = newId<"upload">(now.getTime());
  await trx
    .insertInto("documents.upload")
    .values({ id, customer_id: customerId, type, started_at: now })
    .execute();
  const rows = files.map(({ bytes, sha256 }, place) => ({ upload_id: id, place, bytes, sha256 }));
  await trx.insertInto("documents.upload_file").values(rows).execute();
  return succeed({ id });
}

/** Whether a customer may have another document. */
export async function hasRoomFor(transaction: AnyTransaction, customerId: string): Promise<boolean> {
  const { count } = await tablesOf<DocumentsTables>(transaction)
    .selectFrom("documents.document")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return count < mostDocuments;
}
