import { database } from "#app/platform/database.server.ts";
import type { DocumentsTables } from "../../tables.ts";

/** A file of an upload, in their order. */
export interface UploadFile {
  readonly place: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly received: number;
}

/** The files of a customer's upload; undefined where it is not theirs, or finished, or gone. */
export async function filesOfUpload(id: string, customerId: string): Promise<UploadFile[] | undefined> {
  const files = await database<DocumentsTables>()
    .selectFrom("documents.upload_file as file")
    .innerJoin("documents.upload as upload", "upload.id", "file.upload_id")
    .select(["file.place", "file.bytes", "file.sha256", "file.received"])
    .where("upload.id", "=", id)
    .where("upload.customer_id", "=", customerId)
    .orderBy("file.place")
    .execute();
  return files.length > 0 ? files : undefined;
}

export function receivedOf(files: readonly UploadFile[]): number[] {
  return files.map(({ received }) => received);
}
