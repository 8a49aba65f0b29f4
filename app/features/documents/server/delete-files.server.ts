import * as z from "zod";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { pagesOf } from "./page-files.server.ts";
import { originalsOf } from "./uploads/original-files.server.ts";

const kinds = { originals: originalsOf, pages: pagesOf } as const;
const everyKind = ["originals", "pages"] as const;

const deleteDocumentFiles = defineOutsideJob({
  name: "delete-document-files",
  schema: z.object({ id: z.string(), kinds: z.array(z.enum(everyKind)) }),
  async callOut({ id, kinds: named }) {
    for (const kind of named) await privateFiles.deleteAll(kinds[kind](id));
  },
});

/** Deletes the files of a document or upload once the transaction that deletes its rows has committed. */
export function deleteFilesOf(
  trx: AnyTransaction,
  id: string,
  named: readonly (keyof typeof kinds)[] = everyKind,
): Promise<void> {
  return sendJob(trx, deleteDocumentFiles, { id, kinds: [...named] });
}
