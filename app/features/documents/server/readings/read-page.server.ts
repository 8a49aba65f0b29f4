import { type Selectable, sql } from "kysely";
import { newId } from "#app/lib/id.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { database } from "#app/platform/database.server.ts";
import type { listReadingsCall } from "../../calls.ts";
import type { DocumentType } from "../../rules/document-types.ts";
import type { DocumentsTables, Reading } from "../../tables.ts";
import type { StoredDocument } from "../documents/read-documents.server.ts";
import { readPage } from "../page-files.server.ts";
import { type PageLink, pageAddress } from "./page-link.server.ts";

/** The pages of a document, in order. */
export function pagesOf(documentId: string) {
  return database<DocumentsTables>()
    .selectFrom("documents.page")
    .select(["page", "width", "height"])
    .where("document_id", "=", documentId)
    .orderBy("page")
    .execute();
}

/** The same with addresses for one reader, which open without signing in. */
export async function pagesFor(documentId: string, reader: PageLink["reader"], now: Date) {
  return (await pagesOf(documentId)).map((page) => ({
    ...page,
    address: pageAddress({ documentId, page: page.page, reader }, now),
  }));
}

type ReadingRow = Omit<Selectable<Reading>, "document_id" | "staff_id" | "staff_role"> & {
  readonly document_id: string | null;
  readonly staff_role: string | null;
};

/** A member of staff and as what they open it: customers are shown the role, the audit has the person. */
export interface StaffReader {
  readonly staffId: string;
  readonly role?: string | undefined;
}

/** A page and who opens it; a copy of all that a customer has opens them without an address. */
interface Opened extends Omit<PageLink, "reader"> {
  readonly reader: PageLink["reader"] | "export";
  /** The member of staff, where they are signed in. */
  readonly by?: StaffReader;
}

/** The picture of a page, of which is written down who opens it. Undefined where it is gone. */
export async function openPage(
  { documentId, page, reader, by }: Opened,
  now: Date,
): Promise<Buffer | undefined> {
  const db = database<DocumentsTables>();
  const found = await db
    .selectFrom("documents.page as page")
    .innerJoin("documents.document as document", "document.id", "page.document_id")
    .select(["document.customer_id", "document.type"])
    .where("page.document_id", "=", documentId)
    .where("page.page", "=", page)
    .executeTakeFirst();
  const picture = found && (await readPage(documentId, page));
  if (found === undefined || picture === undefined) return undefined;
  await db
    .insertInto("documents.reading")
    .values({
      id: newId<"reading">(now.getTime()),
      document_id: documentId,
      page,
      reader,
      at: now,
      ...found,
      ...columnsOf(by),
    })
    .execute();
  return picture;
}

/** Writes down that staff were shown a document, with what its customer confirmed. Its pages are written down as they open. */
export async function logShown(
  { id, customerId, type }: Pick<StoredDocument, "id" | "customerId" | "type">,
  now: Date,
  by?: StaffReader,
): Promise<void> {
  await database<DocumentsTables>()
    .insertInto("documents.reading")
    .values({
      ...{ id: newId<"reading">(now.getTime()), document_id: id, customer_id: customerId, type },
      page: null,
      reader: "staff",
      ...columnsOf(by),
      at: now,
    })
    .execute();
}

function columnsOf(by: StaffReader | undefined) {
  return { staff_id: by?.staffId ?? null, staff_role: by?.role ?? null };
}

/** How many of each kind of reader a customer is shown: their own visits must not hide who else opened something. */
const mostReadings = 200;

/** Who opened a customer's documents, of one type or of all, the newest first. */
export async function readingsOf(
  customerId: string,
  type?: DocumentType,
): Promise<AnswerOf<typeof listReadingsCall>> {
  const { rows } = await sql<ReadingRow>`
    select reading.at, reading.reader, reading.type, reading.page, reading.staff_role, document.id as document_id
    from (
      select *, row_number() over (partition by reader order by at desc, id desc) as place
      from documents.reading where customer_id = ${customerId} and type = coalesce(${type ?? null}, type)
    ) as reading left join documents.document as document on document.id = reading.document_id
    where place <= ${mostReadings} order by reading.at desc, reading.id desc`.execute(database<unknown>());
  return rows.map(({ at, reader, type, page, staff_role: role, document_id: documentId }) => ({
    ...{ at: at.toISOString(), documentId, page },
    reader: reader as "customer" | "staff" | "export",
    role,
    type: type as DocumentType,
  }));
}
