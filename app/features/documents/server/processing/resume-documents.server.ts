import { sql } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, sendJob } from "#app/platform/jobs.server.ts";
import type { DocumentsTables } from "../../tables.ts";
import { codesBefore } from "./claim-document.server.ts";
import { processDocumentJob } from "./process-document.server.ts";

/** So many are taken up again a minute: a scanner that is back must not be run over. */
const mostAtOnce = 50;

/**
 * Takes up documents that stand still, because the scanner was away or a process ended, the one that waits longest first:
 * after a minute, and after five times as long with each attempt that failed, since a machine out of memory needs time.
 */
export async function resumeDocuments(transaction: AnyTransaction, at: Date): Promise<void> {
  const waiting = await tablesOf<DocumentsTables>(transaction)
    .selectFrom("documents.document")
    .select("id")
    .where("code", "in", codesBefore)
    .where(sql<boolean>`tried_at <= ${at}::timestamptz - interval '1 minute' * power(5, attempts)`)
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", at)]))
    .orderBy("tried_at")
    .limit(mostAtOnce)
    .execute();
  for (const { id } of waiting) await sendJob(transaction, processDocumentJob, { documentId: id });
}

defineJob({
  name: "resume-documents",
  schema: z.object({}),
  schedule: "* * * * *",
  run: (_, trx) => resumeDocuments(trx, now()),
});
