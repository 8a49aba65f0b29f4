import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { ConfirmedField } from "../../rules/confirmed-fields.ts";
import { areSameFields, expiryOf, storedFields } from "../../rules/confirmed-fields.ts";
import type { DocumentsTables } from "../../tables.ts";
import { documentTopics } from "../staff/answer-document.server.ts";
import { mailDesk } from "../staff/mail-desk.server.ts";
import { sealFields } from "./confirmed-fields.server.ts";
import { lockDocumentsOf, markReplaced } from "./mark-replaced.server.ts";
import { documentById, type StoredDocument } from "./read-documents.server.ts";

interface Confirmation {
  readonly id: string;
  readonly customerId: string;
  /** What the customer saw. */
  readonly version: number;
  readonly fields: readonly ConfirmedField[];
  readonly now: Date;
}
type Confirmed = { readonly id: string; readonly version: number };

/**
 * Stores what a customer confirms of a processed document, and has the staff look at it. Until they have, it may be corrected.
 * The same confirmation again answers what the first one did.
 */
export function confirmDocument(
  confirmation: Confirmation,
): Promise<Result<Confirmed, "not-found" | "not-processed" | "already-decided" | "version-conflict">> {
  return inTransaction<DocumentsTables, Awaited<ReturnType<typeof confirmDocument>>>(async (trx) => {
    const { id, customerId, version, now } = confirmation;
    const transaction = trx as unknown as AnyTransaction;
    await lockDocumentsOf(transaction, customerId);
    const locked = await trx
      .selectFrom("documents.document")
      .select("id")
      .where("id", "=", id)
      .where("customer_id", "=", customerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const document = locked && (await documentById(id, customerId, transaction));
    if (document === undefined) return refuse("not-found");
    const obstacle = obstacleOf(document);
    if (obstacle !== undefined) return refuse(obstacle);
    const fields = storedFields(document.type, confirmation.fields);
    const isConfirmed = document.confirmedAt !== null && areSameFields(document.fields, fields);
    if (isConfirmed && version >= document.version - 1) return succeed({ id, version: document.version });
    if (document.version !== version) return refuse("version-conflict");
    const next = version + 1;
    await trx
      .updateTable("documents.document")
      .set({
        ...{ version: next, confirmed_at: now, reminded_at: null, expiry: expiryOf(fields) },
        sealed_fields: sealFields(id, fields),
      })
      .where("id", "=", id)
      .execute();
    await markReplaced(transaction, customerId);
    await announceChange(transaction, documentTopics);
    // A correction is on the page that staff have already.
    if (document.confirmedAt === null) await mailDesk(transaction, { ...document, confirmedAt: now }, "new");
    return succeed({ id, version: next });
  });
}

/** Why what stands on a document can be neither read nor confirmed; undefined where it can. */
export function obstacleOf({
  code,
}: Pick<StoredDocument, "code">): "not-processed" | "already-decided" | undefined {
  if (code === "uploaded" || code === "scanning") return "not-processed";
  return code === "processed" ? undefined : "already-decided";
}
