import type { Kysely } from "kysely";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { listDocumentsCall } from "../../calls.ts";
import type { ConfirmedField } from "../../rules/confirmed-fields.ts";
import {
  type DocumentCode,
  expiryState,
  type RejectionReason,
  type ScanState,
  shownState,
} from "../../rules/document-states.ts";
import type { DocumentType } from "../../rules/document-types.ts";
import type { DocumentsTables } from "../../tables.ts";
import { openFields } from "./confirmed-fields.server.ts";

export interface StoredDocument {
  readonly id: string;
  readonly customerId: string;
  readonly type: DocumentType;
  readonly code: DocumentCode;
  readonly version: number;
  readonly scan: ScanState;
  readonly reason: RejectionReason | null;
  readonly reasonText: string | null;
  readonly fields: readonly ConfirmedField[];
  readonly expiry: string | null;
  /** The newer document that took its place. */
  readonly replacedBy: string | null;
  readonly language: "en" | "ar";
  readonly uploadedAt: Date;
  readonly confirmedAt: Date | null;
  readonly decidedAt: Date | null;
  /** Who answered it in the office; the signed page has no name. Never shown to its customer. */
  readonly answeredBy: string | null;
  readonly pageCount: number;
}
export type DocumentSummary = AnswerOf<typeof listDocumentsCall>[number];

/** A customer's documents, the newest first. */
export function documentsOf(
  customerId: string,
  db: Kysely<unknown> = database<unknown>(),
): Promise<StoredDocument[]> {
  return readRows(db, { customerId });
}

/** Any document; of a customer's alone where one is named. */
export async function documentById(
  id: string,
  customerId?: string,
  db: Kysely<unknown> = database<unknown>(),
): Promise<StoredDocument | undefined> {
  const [found] = await readRows(db, { id, customerId });
  return found;
}

async function readRows(
  db: Kysely<unknown>,
  { id, customerId }: { readonly id?: string; readonly customerId?: string | undefined },
): Promise<StoredDocument[]> {
  let query = (db as Kysely<DocumentsTables>).selectFrom("documents.document as document").selectAll();
  if (id !== undefined) query = query.where("id", "=", id);
  if (customerId !== undefined) query = query.where("customer_id", "=", customerId);
  const rows = await query
    .select(({ selectFrom }) =>
      selectFrom("documents.page as page")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("page.document_id", "=", "document.id")
        .as("page_count"),
    )
    .orderBy("uploaded_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, customerId: row.customer_id, version: row.version, expiry: row.expiry },
    replacedBy: row.replaced_by,
    type: row.type as DocumentType,
    code: row.code as DocumentCode,
    scan: row.scan as ScanState,
    reason: row.reason as RejectionReason | null,
    reasonText: row.reason_text,
    fields: openFields(row.id, row.sealed_fields),
    language: row.language === "ar" ? "ar" : "en",
    ...{ uploadedAt: row.uploaded_at, confirmedAt: row.confirmed_at, decidedAt: row.decided_at },
    answeredBy: row.answered_by_name,
    pageCount: row.page_count ?? 0,
  }));
}

/** The day at the importer, by which documents end. */
export function today(now: Date): string {
  return dayIn(now, config.importer.zone);
}

/** A document as its customer sees it. */
export function summaryOf(document: StoredDocument, now: Date): DocumentSummary {
  const { id, type, code, reason, reasonText, scan, fields, confirmedAt, expiry, version, replacedBy } =
    document;
  const day = today(now);
  return {
    ...{ id, type, scan, expiry, version, replacedBy },
    fields: [...fields],
    state: shownState(code, expiry, day),
    rejection: reason === null ? null : { reason, text: reasonText },
    confirmedAt: confirmedAt?.toISOString() ?? null,
    expiryState: expiryState(expiry, day),
    pageCount: document.pageCount,
    uploadedAt: document.uploadedAt.toISOString(),
  };
}
