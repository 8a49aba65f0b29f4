import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { daysBefore, retentionDays } from "../../rules/retention.ts";
import type { DocumentsTables } from "../../tables.ts";
import { deleteFilesOf } from "../delete-files.server.ts";
import { lockDocumentsOf, markReplaced } from "../documents/mark-replaced.server.ts";
import { today } from "../documents/read-documents.server.ts";

const { unfinished, unconfirmed, afterPurpose, purposeWithoutExpiry, readings } = retentionDays;

/** So many for each reason; more wait for the next run. */
const mostAtOnce = 500;

/** Deletes documents and uploads whose time is over, with their files, and what was written of long ago readings. */
export async function forgetDocuments(transaction: AnyTransaction, at: Date): Promise<void> {
  const trx = tablesOf<DocumentsTables>(transaction);
  const uploads = await trx
    .deleteFrom("documents.upload")
    .where("started_at", "<=", daysBefore(at, unfinished))
    .returning("id")
    .execute();
  const documents = await deleteDocuments(transaction, overAt(at));
  for (const { id } of [...uploads, ...documents]) await deleteFilesOf(transaction, id);
  await trx.deleteFrom("documents.reading").where("at", "<=", daysBefore(at, readings)).execute();
  if (documents.length > 0) log.info({ documents: documents.length }, "documents were deleted in time");
}

type Reason = (builder: ExpressionBuilder<DocumentsTables, "documents.document">) => Expression<SqlBool>;

/** Why a document's time is over. */
function overAt(at: Date): readonly Reason[] {
  const before = (days: number) => daysBefore(at, days);
  return [
    (eb) =>
      eb.and([
        eb("code", "<>", "rejected"),
        eb("confirmed_at", "is", null),
        eb("uploaded_at", "<=", before(unconfirmed)),
      ]),
    (eb) => eb.and([eb("code", "=", "rejected"), eb("decided_at", "<=", before(afterPurpose))]),
    (eb) =>
      eb.and([
        eb("code", "<>", "rejected"),
        eb("confirmed_at", "is not", null),
        eb("expiry", "<", today(before(afterPurpose))),
      ]),
    (eb) =>
      eb.and([
        eb("code", "<>", "rejected"),
        eb("expiry", "is", null),
        eb("confirmed_at", "<=", before(purposeWithoutExpiry + afterPurpose)),
      ]),
    // What the staff have not accepted takes the place of nothing for good. A join would read all that were accepted.
    (eb) =>
      eb.and([
        eb("replaced_by", "is not", null),
        eb(
          eb
            .selectFrom("documents.document as newer")
            .select("newer.decided_at")
            .whereRef("newer.id", "=", "documents.document.replaced_by")
            .where("newer.code", "=", "accepted"),
          "<=",
          before(afterPurpose),
        ),
      ]),
  ];
}

/** Their customers' other documents may take their places, so these are locked first, as by every change of them. */
async function deleteDocuments(
  transaction: AnyTransaction,
  reasons: readonly Reason[],
): Promise<{ id: string; customer_id: string }[]> {
  const trx = tablesOf<DocumentsTables>(transaction);
  const found: { id: string; customer_id: string }[] = [];
  // Each reason has an index of its own.
  for (const reason of reasons)
    found.push(
      ...(await trx
        .selectFrom("documents.document")
        .select(["id", "customer_id"])
        .where(reason)
        .limit(mostAtOnce)
        .execute()),
    );
  if (found.length === 0) return [];
  const customers = [...new Set(found.map(({ customer_id }) => customer_id))].toSorted();
  for (const customer of customers) await lockDocumentsOf(transaction, customer);
  const deleted = await trx
    .deleteFrom("documents.document")
    .where(
      "id",
      "in",
      found.map(({ id }) => id),
    )
    // Changed meanwhile.
    .where((eb) => eb.or(reasons.map((reason) => reason(eb))))
    .returning(["id", "customer_id"])
    .execute();
  for (const customer of new Set(deleted.map(({ customer_id }) => customer_id)))
    await markReplaced(transaction, customer);
  return deleted;
}

defineJob({
  name: "forget-documents",
  schema: z.object({}),
  schedule: "41 * * * *",
  run: (_, trx) => forgetDocuments(trx, now()),
});
