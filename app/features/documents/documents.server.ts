import type { AnyTransaction } from "#app/platform/database.server.ts";
import { documentById, documentsOf } from "./server/documents/read-documents.server.ts";

export { customersWithExpiry } from "./server/documents/customers-with-expiry.server.ts";
export { eraseDocuments } from "./server/documents/delete-document.server.ts";
export { filesOfCopy as exportDocuments } from "./server/documents/files-of-copy.server.ts";
export { type ImportedDocument, importDocument } from "./server/documents/import-document.server.ts";
export { documentForStaff } from "./signed-pages/card-extract.server.ts";

/** A document of a customer as another feature's deed reads it; undefined where it is not theirs. */
export async function documentOfCustomer(customerId: string, documentId: string, trx?: AnyTransaction) {
  const document = await documentById(documentId, customerId, trx);
  if (document === undefined) return undefined;
  const { id, type, code: state, confirmedAt, replacedBy, fields } = document;
  return { id, type, state, confirmedAt, replacedBy, fields };
}

/** A document that ends on a day. */
export interface DocumentWithExpiry {
  readonly id: string;
  readonly type: Awaited<ReturnType<typeof documentsOf>>[number]["type"];
  /** Its last day, YYYY-MM-DD. */
  readonly expiry: string;
}

/**
 * What a customer has confirmed and nobody has rejected or replaced, where it has a last day. Of cars there are several; of what is
 * a person's own the one that ends last counts.
 */
export async function documentsWithExpiry(customerId: string): Promise<DocumentWithExpiry[]> {
  const byType = new Map<string, DocumentWithExpiry>();
  for (const { id, type, code, expiry, replacedBy } of await documentsOf(customerId)) {
    if (code === "rejected" || expiry === null || replacedBy !== null) continue;
    const other = byType.get(type);
    if (type === "vehicle-registration" || type === "insurance") byType.set(id, { id, type, expiry });
    else if (other === undefined || other.expiry < expiry) byType.set(type, { id, type, expiry });
  }
  return [...byType.values()];
}
