import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { type ConfirmedField, expiryOf, storedFields } from "../../rules/confirmed-fields.ts";
import type { DocumentType } from "../../rules/document-types.ts";
import type { DocumentsTables } from "../../tables.ts";
import { storePage } from "../page-files.server.ts";
import { sealFields } from "./confirmed-fields.server.ts";
import { lockDocumentsOf, markReplaced } from "./mark-replaced.server.ts";

/** A document that was confirmed elsewhere. */
export interface ImportedDocument {
  readonly id: string;
  readonly customerId: string;
  readonly type: DocumentType;
  readonly isAccepted: boolean;
  readonly fields: readonly ConfirmedField[];
  /** WebP pictures. */
  readonly pages: readonly { readonly bytes: Uint8Array; readonly width: number; readonly height: number }[];
  readonly language: "en" | "ar";
  readonly confirmedAt: Date;
}

/** Stores a document with its pages. One that is there stays as it is. */
export async function importDocument(document: ImportedDocument): Promise<void> {
  const { id, customerId, type, isAccepted, pages, language, confirmedAt: at } = document;
  const fields = storedFields(type, document.fields);
  for (const [page, { bytes }] of pages.entries()) await storePage(id, page, bytes);
  await inTransaction<DocumentsTables, void>(async (trx) => {
    await lockDocumentsOf(trx as unknown as AnyTransaction, customerId);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("documents.document")
      .values({
        ...{ id, customer_id: customerId, type, language, scan: "not-scanned", version: 3 },
        ...{ code: isAccepted ? "accepted" : "processed", decided_at: isAccepted ? at : null },
        ...{ uploaded_at: at, tried_at: at, confirmed_at: at },
        ...{ sealed_fields: sealFields(id, fields), expiry: expiryOf(fields) },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return;
    const rows = pages.map(({ width, height }, page) => ({ document_id: id, page, width, height }));
    await trx.insertInto("documents.page").values(rows).execute();
    await markReplaced(trx as unknown as AnyTransaction, customerId);
  });
}
