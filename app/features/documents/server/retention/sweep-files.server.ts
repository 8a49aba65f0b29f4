import * as z from "zod";
import { database } from "#app/platform/database.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { daysBefore, retentionDays } from "../../rules/retention.ts";
import type { DocumentsTables } from "../../tables.ts";
import { codesBefore } from "../processing/claim-document.server.ts";

/** So many ids are looked up by one query. */
const batchSize = 500;

/** Deletes files of documents that no row needs and that a crash left behind, before they are a day old. */
export async function sweepFiles(at: Date): Promise<void> {
  const end = daysBefore(at, retentionDays.withoutRow);
  let swept = 0;
  for (const kind of ["originals", "pages"] as const) {
    const found = new Set<string>();
    for await (const { key, storedAt } of privateFiles.list(`${kind}/`)) {
      const [, id] = key.split("/");
      if (id !== undefined && storedAt <= end) found.add(id);
    }
    const ids = [...found];
    for (let place = 0; place < ids.length; place += batchSize) {
      const batch = ids.slice(place, place + batchSize);
      const needed = await neededOf(kind, batch);
      for (const id of batch) {
        if (needed.has(id)) continue;
        await privateFiles.deleteAll(`${kind}/${id}/`);
        swept += 1;
      }
    }
  }
  await privateFiles.removeUnfinished(end);
  if (swept > 0) log.warn({ swept }, "files without a row were deleted");
}

/**
 * Of these ids those whose files of a kind are needed: until a document is processed both kinds, since pages are stored before
 * their rows. A rejected document has no rows of pages where the program rejected it.
 */
async function neededOf(kind: "originals" | "pages", ids: readonly string[]): Promise<ReadonlySet<string>> {
  const db = database<DocumentsTables>();
  const named =
    kind === "pages"
      ? db.selectFrom("documents.page").select("document_id as id").where("document_id", "in", ids)
      : db.selectFrom("documents.upload").select("id").where("id", "in", ids);
  const rows = await db
    .selectFrom("documents.document")
    .select("id")
    .where("id", "in", ids)
    .where("code", "in", codesBefore)
    .union(named)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

defineOutsideJob({
  name: "sweep-private-files",
  schema: z.object({}),
  schedule: "53 * * * *",
  // Every file is looked at.
  withinSeconds: 30 * 60,
  // Files carry the machine's time, whatever the program's clock says.
  callOut: () => sweepFiles(new Date()),
});
