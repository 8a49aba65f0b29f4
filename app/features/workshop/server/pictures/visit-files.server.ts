import * as z from "zod";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import { defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import type { WorkshopTables } from "../../tables.ts";

const kind = "visits";
const dayMs = 86_400_000;
/** So many ids are looked up by one query. */
const batchSize = 500;

export function putVisitFile(id: string, bytes: Uint8Array): Promise<void> {
  return privateFiles.put(`${kind}/${id}/file`, bytes);
}
export function getVisitFile(id: string): Promise<Buffer | undefined> {
  return privateFiles.get(`${kind}/${id}/file`);
}

const deleteVisitFiles = defineOutsideJob({
  name: "delete-visit-files",
  schema: z.object({ ids: z.array(z.string()) }),
  async callOut({ ids }) {
    for (const id of ids) await privateFiles.deleteAll(`${kind}/${id}/`);
  },
});

/** Deletes files once the transaction that deletes their rows has committed. */
export async function deleteFilesOf(trx: AnyTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sendJob(trx, deleteVisitFiles, { ids: [...ids] });
}

/** Deletes files that no row has, which a refusal or a crash left behind. */
export async function sweepVisitFiles(at: Date): Promise<void> {
  const end = new Date(at.getTime() - dayMs);
  const found: string[] = [];
  for await (const { key, storedAt } of privateFiles.list(`${kind}/`)) {
    const [, id] = key.split("/");
    if (id !== undefined && storedAt <= end) found.push(id);
  }
  let swept = 0;
  for (let place = 0; place < found.length; place += batchSize) {
    const batch = found.slice(place, place + batchSize);
    const needed = await idsWithRows(batch);
    for (const id of batch) {
      if (needed.has(id)) continue;
      await privateFiles.deleteAll(`${kind}/${id}/`);
      swept += 1;
    }
  }
  if (swept > 0) log.warn({ swept }, "files of visits without a row were deleted");
}

async function idsWithRows(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const db = database<WorkshopTables>();
  const rows = await db
    .selectFrom("workshop.picture")
    .select("id")
    .where("id", "in", ids)
    .union(
      db
        .selectFrom("workshop.visit")
        .select((eb) => eb.ref("signature_file").$notNull().as("id"))
        .where("signature_file", "in", ids),
    )
    .union(db.selectFrom("workshop.former_signature").select("id").where("id", "in", ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

defineOutsideJob({
  name: "sweep-visit-files",
  schema: z.object({}),
  schedule: "57 * * * *",
  // Every file is looked at.
  withinSeconds: 30 * 60,
  // Files carry the machine's time, whatever the program's clock says.
  callOut: () => sweepVisitFiles(new Date()),
});
