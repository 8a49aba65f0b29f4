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
  const lastServed = today(before(afterPurpose));
  const documents = await trx
    .deleteFrom("documents.document")
    .where(({ eb, or, and, exists, selectFrom }) => {
      const isConfirmed = eb("confirmed_at", "is not", null);
      return or([
        and([eb("confirmed_at", "is", null), eb("uploaded_at", "<=", before(unconfirmed))]),
        and([isConfirmed, eb("code", "=", "rejected"), eb("decided_at", "<=", before(afterPurpose))]),
        and([isConfirmed, eb("code", "<>", "rejected"), eb("expiry", "<", lastServed)]),
        // What the staff have not accepted takes the place of nothing for good.
        exists(
          selectFrom("documents.document as newer")
            .select("newer.id")
            .whereRef("newer.id", "=", "documents.document.replaced_by")
            .where("newer.code", "=", "accepted")
            .where("newer.decided_at", "<=", before(afterPurpose)),
        ),
        and([
          eb("code", "<>", "rejected"),
          eb("expiry", "is", null),
          eb("confirmed_at", "<=", before(purposeWithoutExpiry + afterPurpose)),
        ]),
      ]);
    })
    .returning("id")
    .execute();
  for (const { id } of [...uploads, ...documents]) await deleteFilesOf(transaction, id);
  await trx.deleteFrom("documents.reading").where("at", "<=", before(readings)).execute();
  if (documents.length > 0) log.info({ documents: documents.length }, "documents were deleted in time");
}

defineJob({
  name: "forget-documents",
  schema: z.object({}),
  schedule: "41 * * * *",
  run: (_, trx) => forgetDocuments(trx, now()),
});
