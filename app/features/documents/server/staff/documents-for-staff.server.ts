import { sql } from "kysely";
import { type CustomerBrief, customersForStaff } from "#app/features/account/staff-customers.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { ConfirmedField } from "../../rules/confirmed-fields.ts";
import {
  type DocumentState,
  type ExpiryState,
  expiryState,
  type RejectionReason,
  type ScanState,
  shownState,
  waitsForStaff,
} from "../../rules/document-states.ts";
import type { DocumentType } from "../../rules/document-types.ts";
import { documentById, documentsOf, type StoredDocument, today } from "../documents/read-documents.server.ts";
import { logShown, openPage, pagesOf, type StaffReader } from "../readings/read-page.server.ts";

/** A document as a line of the office: nothing of what stands on it, which is read by opening it. */
export interface DocumentForStaff {
  readonly id: string;
  readonly customerId: string;
  readonly type: DocumentType;
  readonly state: DocumentState;
  readonly version: number;
  /** It waits for an answer of the staff. */
  readonly isWaiting: boolean;
  readonly scan: ScanState;
  readonly rejection: { readonly reason: RejectionReason; readonly text: string | null } | null;
  /** Its last day, YYYY-MM-DD. */
  readonly expiry: string | null;
  readonly expiryState: ExpiryState | null;
  readonly replacedBy: string | null;
  readonly pageCount: number;
  readonly uploadedAt: Date;
  readonly confirmedAt: Date | null;
  readonly decidedAt: Date | null;
  /** Null where it was answered on its signed page, or by the program. */
  readonly answeredBy: string | null;
}

/** A customer's documents with their states, the newest first. That a list is seen is no reading. */
export async function documentsOfCustomerForStaff(
  customerId: string,
  now: Date,
): Promise<DocumentForStaff[]> {
  return (await documentsOf(customerId)).map((document) => lineOf(document, now));
}

export interface OpenedDocument extends DocumentForStaff {
  /** What the customer confirmed. */
  readonly fields: readonly ConfirmedField[];
  readonly pages: Awaited<ReturnType<typeof pagesOf>>;
}

/**
 * One document with what was confirmed of it and its pages; who of the staff saw it is written down for its customer. Undefined
 * where there is none, or none any more.
 */
export async function openDocumentByStaff(
  id: string,
  by: StaffReader,
  now: Date,
): Promise<OpenedDocument | undefined> {
  const document = await documentById(id);
  if (document === undefined) return undefined;
  const pages = await pagesOf(id);
  await logShown(document, now, by);
  return { ...lineOf(document, now), fields: document.fields, pages };
}

/** The picture of one page for a member of staff who is signed in: it is written down that it was they. */
export function openPageByStaff(
  { documentId, page }: { readonly documentId: string; readonly page: number },
  by: StaffReader,
  now: Date,
): Promise<Buffer | undefined> {
  return openPage({ documentId, page, reader: "staff", by }, now);
}

export interface WaitingDocument {
  readonly id: string;
  readonly version: number;
  readonly type: DocumentType;
  readonly customerId: string;
  /** Null once the account is erased. */
  readonly customer: CustomerBrief | null;
  readonly since: Date;
}

/** As many are in the queue itself. */
const mostInQueue = 50;

/** How many documents wait for an answer, since when, and the first of them. */
export async function documentsWaiting() {
  const waits = sql`code = 'processed' and confirmed_at is not null and replaced_by is null`;
  const { rows } = await sql<Omit<WaitingDocument, "customer" | "customerId"> & Counted>`
    select id, version, type, customer_id, confirmed_at as since, count(*) over ()::integer as count
    from documents.document where ${waits} order by confirmed_at, id limit ${mostInQueue}`.execute(
    database<unknown>(),
  );
  const people = await customersForStaff(rows.map((row) => row.customer_id));
  const first = rows.map(({ id, version, type, customer_id: customerId, since }): WaitingDocument => {
    return { id, version, type, customerId, customer: people.get(customerId) ?? null, since };
  });
  return { count: rows[0]?.count ?? 0, oldest: first[0]?.since ?? null, first };
}
interface Counted {
  readonly customer_id: string;
  readonly count: number;
}

function lineOf(document: StoredDocument, now: Date): DocumentForStaff {
  const { id, customerId, type, version, scan, reason, expiry, replacedBy, pageCount } = document;
  const day = today(now);
  return {
    ...{ id, customerId, type, version, scan, expiry, replacedBy, pageCount },
    state: shownState(document.code, expiry, day),
    isWaiting: waitsForStaff(document),
    rejection: reason === null ? null : { reason, text: document.reasonText },
    expiryState: expiryState(expiry, day),
    uploadedAt: document.uploadedAt,
    confirmedAt: document.confirmedAt,
    decidedAt: document.decidedAt,
    answeredBy: document.answeredBy,
  };
}
