import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { moveDocument, type StaffReason } from "../../rules/document-states.ts";
import type { DocumentsTables } from "../../tables.ts";
import { lockDocumentsOf, markReplaced } from "../documents/mark-replaced.server.ts";
import { documentById } from "../documents/read-documents.server.ts";
import { notifyOfAnswer } from "./notify-of-answer.server.ts";

/** Behind these stand the documents that wait, and the customers whose they are. */
export const documentTopics = ["people", "queue"] as const;

export interface Answer {
  readonly id: string;
  /** What staff saw. */
  readonly version: number;
  readonly now: Date;
  /** Who answers, where they are signed in to the office. */
  readonly by?: StaffActor | undefined;
  readonly answer:
    | { readonly to: "accepted" }
    | { readonly to: "rejected"; readonly reason: StaffReason; readonly text: string };
}
type AnswerRefusal =
  | "not-found"
  | "document-changed"
  | "not-confirmed"
  | "replaced"
  | "illegal-move"
  | "not-theirs";

/**
 * Accepts or rejects a document that its customer has confirmed, who is notified. Refuses one that has changed since it was
 * seen: the customer may have corrected it, or replaced it by a newer one.
 */
export async function answerDocument(
  transaction: AnyTransaction,
  { id, version, now, by, answer }: Answer,
): Promise<Result<null, AnswerRefusal>> {
  const trx = tablesOf<DocumentsTables>(transaction);
  const owned = await documentById(id, undefined, transaction);
  if (owned !== undefined) await lockDocumentsOf(transaction, owned.customerId);
  await trx.selectFrom("documents.document").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  const document = await documentById(id, undefined, transaction);
  if (document === undefined) return refuse("not-found");
  if (document.version !== version) return refuse("document-changed");
  if (document.confirmedAt === null) return refuse("not-confirmed");
  if (document.replacedBy !== null) return refuse("replaced");
  const moved = moveDocument(document.code, answer.to, "staff");
  if (!moved.ok) return moved;
  const rejection =
    answer.to === "rejected"
      ? { reason: answer.reason, reason_text: answer.text === "" ? null : answer.text }
      : {};
  await trx
    .updateTable("documents.document")
    .set({ code: moved.value, version: version + 1, decided_at: now, ...answeredBy(by), ...rejection })
    .where("id", "=", id)
    .execute();
  await markReplaced(transaction, document.customerId);
  await announceChange(transaction, documentTopics);
  await notifyOfAnswer(transaction, document, answer);
  return succeed(null);
}

function answeredBy(by: StaffActor | undefined) {
  return { answered_by_id: by?.staffId ?? null, answered_by_name: by?.name ?? null };
}
