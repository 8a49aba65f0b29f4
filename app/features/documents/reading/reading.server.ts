import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { QueueFull } from "#app/lib/work-queue.ts";
import { now } from "#app/platform/clock.server.ts";
import type { DocumentType } from "../rules/document-types.ts";
import type { Reading } from "../rules/reading/reading.ts";
import type { FileKind, PageImage, PagesRefusal } from "./child/jobs.ts";
import { ReaderFailed, ReaderPool } from "./reader-pool.server.ts";

export type { FileKind, PageImage, PagesRefusal } from "./child/jobs.ts";

/** One reader at a time leaves the other processors to visitors. The waiting ones hold their files in memory. */
const readers = new ReaderPool({ atOnce: 1, mostWaiting: 100 });

/** PDFs with ten pages take half a second, a picture of 50 megapixels two, a page four seconds to be read. */
const pagesLimits = { processorMs: 30_000, elapsedMs: 5 * 60_000 };
const readingMs = { processor: 30_000, elapsed: 5 * 60_000 };

/**
 * The pages of a file as upright WebP pictures without notes of the camera, made by a process of its own. `kind` is what
 * the file's first bytes say. Whatever the file is, it is refused by a code or harmless. `busy`: try again later.
 */
export async function makePages(
  file: Uint8Array,
  kind: FileKind,
): Promise<Result<PageImage[], PagesRefusal>> {
  try {
    const answer = await readers.run({ does: "make-pages", file, kind }, pagesLimits);
    if (answer.does !== "make-pages") throw new Error("a reader answered another job");
    return answer.outcome.ok ? succeed([...answer.outcome.value]) : answer.outcome;
  } catch (error) {
    if (error instanceof QueueFull) return refuse("busy");
    if (error instanceof ReaderFailed) return refuse(error.reason === "memory" ? "too-large" : "broken");
    throw error;
  }
}

/**
 * Reads the pages that `makePages` made. Where nothing can be read, or the reader fails twice, the reading is empty and
 * the customer types the fields. Throws `QueueFull` where too many others wait; the job is then tried again later.
 */
export async function readPages(pages: readonly Uint8Array[], type: DocumentType): Promise<Reading> {
  const today = now().toISOString().slice(0, 10);
  const limits = {
    processorMs: readingMs.processor * pages.length,
    elapsedMs: readingMs.elapsed * pages.length,
  };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const answer = await readers.run({ does: "read", pages, type, today }, limits);
      if (answer.does !== "read") throw new Error("a reader answered another job");
      return answer.reading;
    } catch (error) {
      if (!(error instanceof ReaderFailed)) throw error;
    }
  }
  return { type, fields: [], text: "" };
}
