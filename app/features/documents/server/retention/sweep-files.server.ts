import * as z from "zod";
import { database } from "#app/platform/database.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { daysBefore, retentionDays } from "../../rules/retention.ts";
import type { DocumentsTables } from "../../tables.ts";
import { codesBefore } from "../processing/claim-document.server.ts";

/** Deletes files of documents that no row needs and that a crash left behind, once they are a day old. */
export async function sweepFiles(at: Date): Promise<void> {
  const end = daysBefore(at, retentionDays.unfinished);
  let swept = 0;
  for (const kind of ["originals", "pages"] as const) {
    const found = new Set<string>();
    for await (const { key, storedAt } of privateFiles.list(`${kind}/`)) {
      const [, id] = key.split("/");
      if (id !== undefined && storedAt <= end) found.add(id);
    }
    for (const id of found) {
      if (await (kind === "originals" ? needsOriginals(id) : needsPages(id))) continue;
      await privateFiles.deleteAll(`${kind}/${id}/`);
      swept += 1;
    }
  }
  await privateFiles.removeUnfinished(end);
  if (swept > 0) log.warn({ swept }, "files without a row were deleted");
}

async function needsOriginals(id: string): Promise<boolean> {
  const upload = await database<DocumentsTables>()
    .selectFrom("documents.upload")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (upload !== undefined) return true;
  const code = await codeOf(id);
  return code !== undefined && codesBefore.some((before) => before === code);
}

/** Also while they are made. */
async function needsPages(id: string): Promise<boolean> {
  const code = await codeOf(id);
  return code !== undefined;
}

async function codeOf(id: string): Promise<string | undefined> {
  const document = await database<DocumentsTables>()
    .selectFrom("documents.document")
    .select("code")
    .where("id", "=", id)
    .executeTakeFirst();
  return document?.code;
}

defineOutsideJob({
  name: "sweep-private-files",
  schema: z.object({}),
  schedule: "53 1 * * *",
  // Files carry the machine's time, whatever the program's clock says.
  callOut: () => sweepFiles(new Date()),
});
