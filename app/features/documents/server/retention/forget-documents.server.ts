import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { daysBefore, retentionDays } from "../../rules/retention.ts";
import type { DocumentsTables } from "../../tables.ts";
import { deleteFilesOf } from "../delete-files.server.ts";
import { today } from "../documents/read-documents.server.ts";

const { unfinished, unconfirmed, afterPurpose, purposeWithoutExpiry, readings } = retentionDays;

/** Deletes documents and uploads whose time is over, with their files, and what was written of long ago readings. */
export async function forgetDocuments(transaction: AnyTransaction, at: Date): Promise<void> {
  const trx = tablesOf<DocumentsTables>(transaction);
  const before = (days: number) => daysBefore(at, days);
  const uploads = await trx
    .deleteFrom("documents.upload")
    .where("started_at", "<=", before(unfinished))
    .returning("id")
    .execute();
  const documents = [
    ...(await deleteWhere(trx, ({ eb }) => [
      eb("confirmed_at", "is", null),
      eb("uploaded_at", "<=", before(unconfirmed)),
    ])),
    ...(await deleteWhere(trx, ({ eb }) => [
      eb("code", "=", "rejected"),
      eb("confirmed_at", "is not", null),
      eb("decided_at", "<=", before(afterPurpose)),
    ])),
    ...(await deleteWhere(trx, ({ eb }) => [
      eb("code", "<>", "rejected"),
      eb("confirmed_at", "is not", null),
      eb("expiry", "<", today(before(afterPurpose))),
    ])),
    ...(await deleteWhere(trx, ({ eb }) => [
      eb("code", "<>", "rejected"),
      eb("expiry", "is", null),
      eb("confirmed_at", "<=", before(purposeWithoutExpiry + afterPurpose)),
    ])),
    // What the staff have not accepted takes the place of nothing for good. A join would read all that were accepted.
    ...(await deleteWhere(trx, ({ eb, selectFrom }) => [
      eb("replaced_by", "is not", null),
      eb(
        selectFrom("documents.document as newer")
          .select("newer.decided_at")
          .whereRef("newer.id", "=", "documents.document.replaced_by")
          .where("newer.code", "=", "accepted"),
        "<=",
        before(afterPurpose),
      ),
    ])),
  ];
  for (const { id } of [...uploads, ...documents]) await deleteFilesOf(transaction, id);
  await trx.deleteFrom("documents.reading").where("at", "<=", before(readings)).execute();
  if (documents.length > 0) log.info({ documents: documents.length }, "documents were deleted in time");
}

type Conditions = (
  builder: ExpressionBuilder<DocumentsTables, "documents.document">,
) => Expression<SqlBool>[];

/** Deletes the documents of one reason: each reason has an index of its own. */
function deleteWhere(trx: Kysely<DocumentsTables>, conditions: Conditions): Promise<{ id: string }[]> {
  return trx
    .deleteFrom("documents.document")
    .where((builder) => builder.and(conditions(builder)))
    .returning("id")
    .execute();
}

defineJob({
  name: "forget-documents",
  schema: z.object({}),
  schedule: "41 * * * *",
  run: (_, trx) => forgetDocuments(trx, now()),
});
