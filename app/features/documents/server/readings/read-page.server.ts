import { newId } from "#app/lib/id.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { database } from "#app/platform/database.server.ts";
import type { listReadingsCall } from "../../calls.ts";
import type { DocumentType } from "../../rules/document-types.ts";
import type { DocumentsTables } from "../../tables.ts";
import { readPage } from "../page-files.server.ts";
import { type PageLink, pageAddress } from "./page-link.server.ts";

/** The pages of a document with addresses for one reader. */
export async function pagesFor(documentId: string, reader: PageLink["reader"], now: Date) {
  const pages = await database<DocumentsTables>()
    .selectFrom("documents.page")
    .select(["page", "width", "height"])
    .where("document_id", "=", documentId)
    .orderBy("page")
    .execute();
  return pages.map((page) => ({
    ...page,
    address: pageAddress({ documentId, page: page.page, reader }, now),
  }));
}

/** A page and who opens it; a copy of all that a customer has opens them without an address. */
type Opened = Omit<PageLink, "reader"> & { readonly reader: PageLink["reader"] | "export" };

/** The picture of a page, of which is written down who opens it. Undefined where it is gone. */
export async function openPage({ documentId, page, reader }: Opened, now: Date): Promise<Buffer | undefined> {
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
    .values({ id: newId<"reading">(now.getTime()), document_id: documentId, page, reader, at: now, ...found })
    .execute();
  return picture;
}

/** How many of them a customer is shown. */
const mostReadings = 200;

/** Who opened a customer's documents, the newest first. */
export async function readingsOf(customerId: string): Promise<AnswerOf<typeof listReadingsCall>> {
  const rows = await database<DocumentsTables>()
    .selectFrom("documents.reading as reading")
    .leftJoin("documents.document as document", "document.id", "reading.document_id")
    .select(["reading.at", "reading.reader", "reading.type", "reading.page", "document.id as document_id"])
    .where("reading.customer_id", "=", customerId)
    .orderBy("reading.at", "desc")
    .orderBy("reading.id", "desc")
    .limit(mostReadings)
    .execute();
  return rows.map(({ at, reader, type, page, document_id: documentId }) => ({
    ...{ at: at.toISOString(), documentId, page },
    reader: reader as "customer" | "staff" | "export",
    type: type as DocumentType,
  }));
}
