import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { DocumentsTables } from "../../tables.ts";
import type { OriginalFile } from "../uploads/original-files.server.ts";

export interface Claimed {
  readonly id: string;
  readonly originals: readonly OriginalFile[];
}

/** Longer than one file takes. Should the process end meanwhile, another one goes on after this. */
const claimMs = 120_000;
const claimEnd = () => new Date(now().getTime() + claimMs);

/** The codes of documents that are not processed yet. */
export const codesBefore = ["uploaded", "scanning"] as const;

/** A document that is to be processed, for this process alone; undefined where there is nothing to do. */
export async function claimDocument(id: string): Promise<Claimed | undefined> {
  const db = database<DocumentsTables>();
  const claimed = await db
    .updateTable("documents.document")
    .set({ code: "scanning", tried_at: now(), claimed_until: claimEnd() })
    .where("id", "=", id)
    .where("code", "in", codesBefore)
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now())]))
    .returning("id")
    .executeTakeFirst();
  if (claimed === undefined) return undefined;
  const originals = await db
    .selectFrom("documents.original")
    .select(["document_id as id", "place", "bytes"])
    .where("document_id", "=", id)
    .orderBy("place")
    .execute();
  return { id, originals };
}

export async function extendClaim(id: string): Promise<void> {
  await setClaim(id, claimEnd());
}

export async function releaseDocument(id: string): Promise<void> {
  await setClaim(id, null);
}

async function setClaim(id: string, claimed_until: Date | null): Promise<void> {
  await database<DocumentsTables>()
    .updateTable("documents.document")
    .set({ claimed_until })
    .where("id", "=", id)
    .where("code", "in", codesBefore)
    .execute();
}
