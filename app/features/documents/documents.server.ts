import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { FieldKey } from "./rules/document-types.ts";
import { documentById, documentsOf, type StoredDocument } from "./server/documents/read-documents.server.ts";

export { customersWithExpiry } from "./server/documents/customers-with-expiry.server.ts";
export { eraseDocuments } from "./server/documents/delete-document.server.ts";
export { filesOfCopy as exportDocuments } from "./server/documents/files-of-copy.server.ts";
export { type ImportedDocument, importDocument } from "./server/documents/import-document.server.ts";

export { answerDocumentByStaff } from "./server/staff/answer-by-staff.server.ts";
export {
  type DocumentForStaff,
  documentsOfCustomerForStaff,
  documentsWaiting,
  openDocumentByStaff,
  openPageByStaff,
} from "./server/staff/documents-for-staff.server.ts";
export { documentForStaff } from "./signed-pages/card-extract.server.ts";

/** A document of a customer as another feature's deed reads it; undefined where it is not theirs. */
export async function documentOfCustomer(customerId: string, documentId: string, trx?: AnyTransaction) {
  const document = await documentById(documentId, customerId, trx);
  if (document === undefined) return undefined;
  const { id, type, code: state, confirmedAt, replacedBy, fields } = document;
  return { id, type, state, confirmedAt, replacedBy, fields };
}

/** Whose a document is; undefined where there is none. */
export async function customerOfDocument(id: string, trx?: AnyTransaction): Promise<string | undefined> {
  return (await documentById(id, undefined, trx))?.customerId;
}

/** A document that ends on a day, with what tells it from others of its type. */
export interface DocumentWithExpiry {
  readonly id: string;
  readonly type: StoredDocument["type"];
  /** Its last day, YYYY-MM-DD. */
  readonly expiry: string;
  readonly plate: string | undefined;
  /** The last characters of the VIN, where no plate is stated. */
  readonly vinEnding: string | undefined;
  /** The person or the company. */
  readonly holder: string | undefined;
  /** The same in Arabic letters, where the document states it. */
  readonly holderInArabic: string | undefined;
  /** The number, where it states one: of a policy or license, of personal papers its last characters. */
  readonly number: string | undefined;
}

/** So many characters of a VIN are its serial number. */
const serialCharacters = 6;

/** What a customer has confirmed and nobody has rejected or replaced, where it has a last day. */
export async function documentsWithExpiry(
  customerId: string,
  trx?: AnyTransaction,
): Promise<DocumentWithExpiry[]> {
  return (await documentsOf(customerId, trx)).flatMap(({ id, type, code, expiry, replacedBy, fields }) => {
    if (code === "rejected" || expiry === null || replacedBy !== null) return [];
    const stated = (key: FieldKey) => fields.find((field) => field.key === key)?.value.trim() || undefined;
    const plate = stated("plate");
    const vinEnding = plate === undefined ? stated("vin")?.slice(-serialCharacters) : undefined;
    const holderInArabic = stated("company") === undefined ? stated("nameArabic") : undefined;
    const holder = stated("company") ?? stated("name") ?? holderInArabic;
    return [{ id, type, expiry, plate, vinEnding, holder, holderInArabic, number: stated("number") }];
  });
}
