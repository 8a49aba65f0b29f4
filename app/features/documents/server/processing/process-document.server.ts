import * as z from "zod";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { scanBytes } from "#app/platform/scanner/scan-bytes.server.ts";
import { makePages } from "../../reading/reading.server.ts";
import type { ScanState, SystemReason } from "../../rules/document-states.ts";
import { fileKindOf } from "../../rules/file-kind.ts";
import { reasonOfRefusal } from "../../rules/refused-pages.ts";
import { mostPages } from "../../rules/upload-limits.ts";
import { storePage } from "../page-files.server.ts";
import { type OriginalFile, readOriginal } from "../uploads/original-files.server.ts";
import { type Claimed, countAttempt, withClaim } from "./claim-document.server.ts";
import { nextInTurn } from "./next-in-turn.server.ts";
import { type MadePage, rejectUnread, saveProcessed } from "./save-processed.server.ts";

/** `wait`: the document stays as it is, and is tried again later. `failed`: the same, but a few times only. */
type Obstacle = SystemReason | "wait" | "failed";

/**
 * Scans what was uploaded and makes the pages of it. It may be killed at any point and run again: pages replace those of a
 * former run, and one transaction says that the document is processed.
 */
export const processDocumentJob = defineOutsideJob({
  name: "process-document",
  schema: z.object({ documentId: z.string() }),
  atOnce: 4,
  // The reader may be busy, and is given five minutes for a file. What a killed process left goes on by `resume-documents`.
  withinSeconds: 15 * 60,
  callOut: ({ documentId }) => processInTurn(documentId),
});

/** Another process may take the same document, and then the next one is chosen. */
const mostChoices = 5;

/**
 * Processes one document: that of the job, or one of a customer who has waited for fewer. There are as many jobs as documents, so
 * each has its turn, and a customer with many does not make others wait.
 */
export async function processInTurn(id: string): Promise<void> {
  for (let choice = 0; choice < mostChoices; choice += 1) {
    const next = await nextInTurn(id);
    if (next === undefined || (await processDocument(next))) return;
  }
}

/** False where another process is at it, or there is nothing to do. */
export function processDocument(id: string): Promise<boolean> {
  return withClaim(id, async (claimed) => {
    const scanned = await scanAll(claimed);
    const made = scanned.ok ? await makeAll(claimed) : scanned;
    if (scanned.ok && made.ok) return saveProcessed(claimed, scanned.value, made.value);
    if (made.ok || made.code === "wait") return;
    if (made.code !== "failed") return rejectUnread(claimed, made.code);
    if (await countAttempt(claimed)) await rejectUnread(claimed, "unreadable");
  });
}

async function scanAll({ id, originals }: Claimed): Promise<Result<ScanState, Obstacle>> {
  let scan: ScanState = "clean";
  for (const original of originals) {
    const bytes = await bytesOf(original);
    if (bytes === undefined) return refuse("failed");
    const outcome = await scanBytes(bytes);
    if (outcome === "unavailable" || outcome === "above-its-limit") return refuse("wait");
    if (outcome === "infected") {
      log.warn({ documentId: id }, "malware was uploaded");
      return refuse("infected");
    }
    if (outcome === "not-configured") scan = "not-scanned";
  }
  return succeed(scan);
}

async function makeAll({
  id,
  customerId,
  originals,
}: Claimed): Promise<Result<readonly MadePage[], Obstacle>> {
  const pages: MadePage[] = [];
  for (const original of originals) {
    const bytes = await bytesOf(original);
    if (bytes === undefined) return refuse("failed");
    const kind = fileKindOf(bytes);
    if (kind === undefined) return refuse("unreadable");
    const made = await makePages(bytes, kind, customerId);
    if (!made.ok) {
      if (made.code === "busy") return refuse("wait");
      if (made.code === "reader-failed") return refuse("failed");
      return refuse(reasonOfRefusal[made.code]);
    }
    if (pages.length + made.value.length > mostPages) return refuse("too-many-pages");
    for (const { bytes: picture, width, height } of made.value) {
      await storePage(id, pages.length, picture);
      pages.push({ page: pages.length, width, height });
    }
  }
  return succeed(pages);
}

/** Undefined where the file is gone, or does not open. Throws where the store is away. */
async function bytesOf(original: OriginalFile): Promise<Buffer | undefined> {
  try {
    const bytes = await readOriginal(original);
    if (bytes === undefined) log.error({ documentId: original.id }, "a file of a document is gone");
    return bytes;
  } catch (error) {
    // Errors of a disk name their system call.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    log.error({ documentId: original.id }, "a file of a document does not open");
    return undefined;
  }
}
