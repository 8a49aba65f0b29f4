import { QueueFull } from "#app/lib/queue/work-queue.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { DocumentType } from "../rules/document-types.ts";
import type { Reading } from "../rules/reading/reading.ts";
import type { FileKind, PageImage, PagesRefusal } from "./child/jobs.ts";
import { ReaderFailed, ReaderPool } from "./reader-pool.server.ts";

export type { FileKind, PageImage, PagesRefusal } from "./child/jobs.ts";

/** One reader at a time leaves the other processors to visitors. A customer has 60 documents at most. */
const readers = new ReaderPool({ atOnce: 1, mostWaiting: 300, mostWaitingOfCaller: 60 });

/** PDFs with twenty pages take a second, a picture of 50 megapixels two, a page four seconds to be read. */
const pagesLimits = { processorMs: 30_000, elapsedMs: 5 * 60_000 };
const readingMs = { processor: 30_000, elapsed: 5 * 60_000 };

/**
 * The pages of a file as upright WebP pictures without notes of the camera, made by a process of its own. `kind` is what
 * the file's first bytes say; it is made before anything is read. Whatever the file is, it is refused by a code or
 * harmless. Customers take turns. `busy` and `reader-failed` say nothing of the file: try again later.
 */
export async function makePages(
  file: Uint8Array,
  kind: FileKind,
  customerId: string,
): Promise<Result<PageImage[], PagesRefusal | "busy" | "reader-failed">> {
  try {
    const job = { does: "make-pages", file, kind } as const;
    const answer = await readers.run(async () => ({ job, limits: pagesLimits }), {
      isUrgent: true,
      caller: customerId,
    });
    if (answer.does !== "make-pages") throw new Error("a reader answered another job");
    return answer.outcome.ok ? succeed([...answer.outcome.value]) : answer.outcome;
  } catch (error) {
    if (error instanceof QueueFull) return refuse("busy");
    if (!(error instanceof ReaderFailed)) throw error;
    log.warn({ reason: error.reason }, "a reader of documents failed");
    if (error.reason === "memory") return refuse("too-large");
    return refuse(error.reason === "not-started" ? "busy" : "reader-failed");
  }
}

/**
 * Reads the pages that `makePages` made, loaded when it is their customer's turn. Where nothing can be read, or the reader fails twice, the reading is empty and
 * the customer types the fields. Throws `QueueFull` where too many others wait; the job is then tried again later.
 */
export async function readPages(
  load: () => Promise<readonly Uint8Array[]>,
  type: DocumentType,
  customerId: string,
): Promise<Reading> {
  const prepare = async () => {
    const pages = await load();
    const job = { does: "read", pages, type, today: now().toISOString().slice(0, 10) } as const;
    const limits = {
      processorMs: readingMs.processor * pages.length,
      elapsedMs: readingMs.elapsed * pages.length,
    };
    return { job, limits };
  };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const answer = await readers.run(prepare, { caller: customerId });
      if (answer.does !== "read") throw new Error("a reader answered another job");
      return answer.reading;
    } catch (error) {
      if (!(error instanceof ReaderFailed)) throw error;
    }
  }
  return { type, fields: [], text: "" };
}
