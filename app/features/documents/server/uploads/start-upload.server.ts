import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { DocumentType } from "../../rules/document-types.ts";
import { mostDocuments, mostFilesOf, mostUploads } from "../../rules/upload-limits.ts";
import type { DocumentsTables } from "../../tables.ts";

interface NewUpload {
  readonly customerId: string;
  readonly type: DocumentType;
  readonly files: readonly { readonly bytes: number; readonly sha256: string }[];
  readonly now: Date;
}

/** Begins an upload, of which nothing has arrived. Refuses what would be refused in the end, before it is sent. */
export async function startUpload(
  transaction: AnyTransaction,
  { customerId, type, files, now }: NewUpload,
): Promise<Result<{ readonly id: string }, "file-too-large" | "too-many-files" | "too-many-documents">> {
  const file = files.findIndex(({ bytes }) => bytes > config.limits.uploadBytes);
  if (file >= 0) return refuse("file-too-large", { file });
  if (files.length > mostFilesOf(type)) return refuse("too-many-files", { most: mostFilesOf(type) });
  const trx = tablesOf<DocumentsTables>(transaction);
  const countOf = async (table: "documents.document" | "documents.upload") => {
    const { count } = await trx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("customer_id", "=", customerId)
      .executeTakeFirstOrThrow();
    return count;
  };
  if ((await countOf("documents.document")) >= mostDocuments) return refuse("too-many-documents");
  if ((await countOf("documents.upload")) >= mostUploads) return refuse("too-many-documents");
  const id = newId<"upload">(now.getTime());
  await trx
    .insertInto("documents.upload")
    .values({ id, customer_id: customerId, type, started_at: now })
    .execute();
  const rows = files.map(({ bytes, sha256 }, place) => ({ upload_id: id, place, bytes, sha256 }));
  await trx.insertInto("documents.upload_file").values(rows).execute();
  return succeed({ id });
}
