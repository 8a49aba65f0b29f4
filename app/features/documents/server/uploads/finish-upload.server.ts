import { createHash } from "node:crypto";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import type { DocumentsTables } from "../../tables.ts";
import { lockDocumentsOf } from "../documents/mark-replaced.server.ts";
import { processDocumentJob } from "../processing/process-document.server.ts";
import { readOriginal } from "./original-files.server.ts";
import { filesOfUpload, receivedOf, type UploadFile } from "./read-upload.server.ts";
import { hasRoomFor } from "./start-upload.server.ts";

interface Finish {
  readonly id: string;
  readonly customerId: string;
  /** Of the customer, for messages about the document. */
  readonly language: Language;
  readonly now: Date;
}
type FinishRefusal = "not-found" | "upload-incomplete" | "file-damaged" | "too-many-documents";

/**
 * Makes a document of an upload whose files have arrived as they were announced, together with the job that processes it.
 * Its id is the upload's, so to finish one again changes nothing. A file that differs has to be sent again from its start.
 */
export async function finishUpload(finish: Finish): Promise<Result<{ documentId: string }, FinishRefusal>> {
  const { id, customerId } = finish;
  const done = succeed({ documentId: id });
  const files = await filesOfUpload(id, customerId);
  if (files === undefined) return (await isDocument(id, customerId)) ? done : refuse("not-found");
  if (files.some(({ bytes, received }) => received < bytes))
    return refuse("upload-incomplete", { received: receivedOf(files) });
  for (const file of files) {
    if (await isWhole(id, file)) continue;
    if (await isDocument(id, customerId)) return done;
    await startAgain(id, file.place);
    return refuse("file-damaged", { file: file.place });
  }
  const saved = await saveDocument(finish, files);
  return !saved.ok && saved.code === "not-found" && (await isDocument(id, customerId)) ? done : saved;
}

async function isWhole(id: string, { place, bytes, sha256 }: UploadFile): Promise<boolean> {
  const whole = await readOriginal({ id, place, bytes });
  return whole !== undefined && createHash("sha256").update(whole).digest("hex") === sha256;
}

async function startAgain(id: string, place: number): Promise<void> {
  await database<DocumentsTables>()
    .updateTable("documents.upload_file")
    .set({ received: 0 })
    .where("upload_id", "=", id)
    .where("place", "=", place)
    .execute();
}

async function isDocument(id: string, customerId: string): Promise<boolean> {
  const found = await database<DocumentsTables>()
    .selectFrom("documents.document")
    .select("id")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Of two at once, and of a cancellation at the same time, one takes the upload. One for which there is no room stays, until
 * the customer has deleted a document.
 */
function saveDocument(
  { id, customerId, language, now }: Finish,
  files: readonly UploadFile[],
): Promise<Result<{ documentId: string }, "not-found" | "too-many-documents">> {
  return inTransaction<DocumentsTables, Awaited<ReturnType<typeof saveDocument>>>(async (trx) => {
    const transaction = trx as unknown as AnyTransaction;
    await lockDocumentsOf(transaction, customerId);
    const upload = await trx
      .selectFrom("documents.upload")
      .select("type")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (upload === undefined) return refuse("not-found");
    if (!(await hasRoomFor(transaction, customerId))) return refuse("too-many-documents");
    await trx.deleteFrom("documents.upload").where("id", "=", id).execute();
    await trx
      .insertInto("documents.document")
      .values({
        ...{ id, customer_id: customerId, type: upload.type, code: "uploaded", language },
        ...{ uploaded_at: now, tried_at: now },
      })
      .execute();
    const originals = files.map(({ place, bytes }) => ({ document_id: id, place, bytes }));
    await trx.insertInto("documents.original").values(originals).execute();
    await sendJob(transaction, processDocumentJob, { documentId: id });
    return succeed({ documentId: id });
  });
}
