import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { DocumentsTables } from "../../tables.ts";
import type { OriginalFile } from "../uploads/original-files.server.ts";

export interface Claimed {
  readonly id: string;
  readonly customerId: string;
  /** Of this claim alone: whoever has lost it neither saves, extends nor releases anything. */
  readonly token: string;
  readonly originals: readonly OriginalFile[];
}

/** Should the process end meanwhile, another one goes on after this. */
const claimMs = 120_000;
const extendMs = 30_000;
const claimEnd = () => new Date(now().getTime() + claimMs);

/** The codes of documents that are not processed yet. */
export const codesBefore = ["uploaded", "scanning"] as const;

/**
 * Does something with a document that is to be processed, for this process alone, however long it waits and works. Nothing
 * where there is nothing to do, or another process is at it: false.
 */
export async function withClaim(id: string, work: (claimed: Claimed) => Promise<void>): Promise<boolean> {
  const claimed = await claimDocument(id);
  if (claimed === undefined) return false;
  const extend = () =>
    setClaim(claimed, { claimed_until: claimEnd() }).catch(({ name }: Error) =>
      log.warn({ err: { name } }, "the claim of a document was not extended"),
    );
  const timer = setInterval(() => void extend(), extendMs);
  try {
    await work(claimed);
  } finally {
    clearInterval(timer);
    await setClaim(claimed, { claimed_until: null, claimed_by: null });
  }
  return true;
}

async function claimDocument(id: string): Promise<Claimed | undefined> {
  const db = database<DocumentsTables>();
  const token = randomUUID();
  const claimed = await db
    .updateTable("documents.document")
    .set({ code: "scanning", tried_at: now(), claimed_until: claimEnd(), claimed_by: token })
    .where("id", "=", id)
    .where("code", "in", codesBefore)
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now())]))
    .returning("customer_id")
    .executeTakeFirst();
  if (claimed === undefined) return undefined;
  const originals = await db
    .selectFrom("documents.original")
    .select(["document_id as id", "place", "bytes"])
    .where("document_id", "=", id)
    .orderBy("place")
    .execute();
  return { id, customerId: claimed.customer_id, token, originals };
}

/** After so many failed attempts a document counts as not openable. */
const mostAttempts = 3;

/**
 * Counts that a document could not be opened, for a reason that need not be its own: a reader was ended, a file is not
 * there. True where that was the last attempt.
 */
export async function countAttempt({ id, token }: Claimed): Promise<boolean> {
  const counted = await database<DocumentsTables>()
    .updateTable("documents.document")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("id", "=", id)
    .where("claimed_by", "=", token)
    .returning("attempts")
    .executeTakeFirst();
  return counted !== undefined && counted.attempts >= mostAttempts;
}

async function setClaim(
  { id, token }: Claimed,
  values: { claimed_until: Date | null; claimed_by?: null },
): Promise<void> {
  await database<DocumentsTables>()
    .updateTable("documents.document")
    .set(values)
    .where("id", "=", id)
    .where("claimed_by", "=", token)
    .execute();
}
