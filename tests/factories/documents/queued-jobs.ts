import { sql } from "kysely";
import { resumeDocuments } from "#app/features/documents/server/processing/resume-documents.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";

/** What jobs of a name were sent with. */
export async function jobsOf(name: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select data from pgboss.job where name = ${name} order by created_on`.execute(database());
  return rows.map(({ data }) => data);
}

/** How often a document was sent to be processed, once what stands still was taken up so many minutes from now. */
export async function processJobsAfter(id: string, minutes: number): Promise<number> {
  const at = new Date(now().getTime() + minutes * 60_000 + 1_000);
  await inTransaction<unknown, void>((trx) => resumeDocuments(trx, at));
  return (await jobsOf("process-document")).filter(({ documentId }) => documentId === id).length;
}
