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
import { type Claimed, claimDocument, extendClaim, releaseDocument } from "./claim-document.server.ts";
import { type MadePage, rejectUnread, saveProcessed } from "./save-processed.server.ts";

/** `wait`: the document stays as it is, and is tried again in a minute. */
type Obstacle = SystemReason | "wait";

/**
 * Scans what was uploaded and makes the pages of it. It may be killed at any point and run again: pages replace those of a
 * former run, and one transaction says that the document is processed.
 */
export const processDocumentJob = defineOutsideJob({
  name: "process-document",
  schema: z.object({ documentId: z.string() }),
  atOnce: 4,
  callOut: ({ documentId }) => processDocument(documentId),
});

export async function processDocument(id: string): Promise<void> {
  const claimed = await claimDocument(id);
  if (claimed === undefined) return;
  try {
    const scanned = await scanAll(claimed);
    const made = scanned.ok ? await makeAll(claimed) : scanned;
    if (scanned.ok && made.ok) await saveProcessed(id, scanned.value, made.value);
    else if (!made.ok && made.code !== "wait") await rejectUnread(id, made.code);
  } finally {
    await releaseDocument(id);
  }
}

async function scanAll({ id, originals }: Claimed): Promise<Result<ScanState, Obstacle>> {
  let scan: ScanState = "clean";
  for (const original of originals) {
    const outcome = await scanBytes(await bytesOf(original));
    if (outcome === "unavailable") return refuse("wait");
    if (outcome === "infected") {
      log.warn({ documentId: id }, "malware was uploaded");
      return refuse("infected");
    }
    if (outcome === "not-configured") scan = "not-scanned";
    await extendClaim(id);
  }
  return succeed(scan);
}

async function makeAll({ id, originals }: Claimed): Promise<Result<readonly MadePage[], Obstacle>> {
  const pages: MadePage[] = [];
  for (const original of originals) {
    const bytes = await bytesOf(original);
    const kind = fileKindOf(bytes);
    if (kind === undefined) return refuse("unreadable");
    const made = await makePages(bytes, kind);
    if (!made.ok) {
      if (made.code === "busy") return refuse("wait");
      return refuse(reasonOfRefusal[made.code]);
    }
    if (pages.length + made.value.length > mostPages) return refuse("too-many-pages");
    for (const { bytes: picture, width, height } of made.value) {
      await storePage(id, pages.length, picture);
      pages.push({ page: pages.length, width, height });
    }
    await extendClaim(id);
  }
  return succeed(pages);
}

async function bytesOf(original: OriginalFile): Promise<Buffer> {
  const bytes = await readOriginal(original);
  if (bytes === undefined) throw new Error("a file of a document is gone");
  return bytes;
}
