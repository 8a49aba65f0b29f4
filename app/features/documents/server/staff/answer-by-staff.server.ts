import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { DocumentDeedRefusal } from "../../refusals.ts";
import { documentById, type StoredDocument } from "../documents/read-documents.server.ts";
import { type Answer, answerDocument } from "./answer-document.server.ts";

export interface AnsweredDocument {
  readonly version: number;
  readonly changes: readonly FieldChange[];
}

const refusals: Readonly<Record<string, Exclude<DocumentDeedRefusal, "changed-meanwhile">>> = {
  "not-found": "document-not-found",
  "not-confirmed": "document-not-confirmed",
  replaced: "document-replaced",
};

/**
 * Answers a document in the office, as `answerDocument` does on its signed page. Refuses one's own document, one that changed
 * since it was seen (corrected by its customer, or answered: `at` says when, `by` who in the office), one that waits for its customer or was replaced,
 * and the reason `other` without a text.
 */
export async function answerDocumentByStaff(
  trx: AnyTransaction,
  request: Answer & { readonly by: StaffActor },
): Promise<Result<AnsweredDocument, DocumentDeedRefusal>> {
  const { id, answer, by } = request;
  const before = await documentById(id, undefined, trx);
  if (before === undefined) return refuse("document-not-found");
  if (before.customerId === by.staffId) return refuse("own-document");
  if (answer.to === "rejected" && answer.reason === "other" && answer.text.trim() === "")
    return refuse("reason-note-missing");
  const answered = await answerDocument(trx, request);
  const after = await documentById(id, undefined, trx);
  if (after === undefined) return refuse("document-not-found");
  if (answered.ok)
    return succeed({ version: after.version, changes: changesBetween(audited(before), audited(after)) });
  const code = refusals[answered.code];
  if (code !== undefined) return refuse(code);
  const at = (after.decidedAt ?? after.confirmedAt)?.toISOString();
  return refuse("changed-meanwhile", { by: after.answeredBy, at });
}

function audited({ code: state, reason, reasonText }: StoredDocument) {
  return { state, reason, reasonText };
}
