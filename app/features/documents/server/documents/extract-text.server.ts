import { QueueFull } from "#app/lib/queue/work-queue.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { readPages } from "../../reading/reading.server.ts";
import type { Reading } from "../../rules/reading/reading.ts";
import { readPage } from "../page-files.server.ts";
import { obstacleOf } from "./confirm-document.server.ts";
import { documentById, type StoredDocument } from "./read-documents.server.ts";

type ReadRefusal = "not-found" | "not-processed" | "already-decided" | "cannot-read";

/** What is being read, by documents. */
const underWay = new Map<string, Promise<Result<Reading, ReadRefusal>>>();

/**
 * Reads the pages of a customer's document that waits for its confirmation. Nothing of it is stored. A second request for the
 * same document meanwhile gets what the first one gets.
 */
export async function extractText(id: string, customerId: string): Promise<Result<Reading, ReadRefusal>> {
  const document = await documentById(id, customerId);
  if (document === undefined) return refuse("not-found");
  const obstacle = obstacleOf(document);
  if (obstacle !== undefined) return refuse(obstacle);
  const running = underWay.get(id);
  if (running !== undefined) return running;
  const reading = readDocument(document).finally(() => underWay.delete(id));
  underWay.set(id, reading);
  return reading;
}

/** Deleted meanwhile. */
class PageGone extends Error {}

async function readDocument({
  id,
  customerId,
  type,
  pageCount,
}: StoredDocument): Promise<Result<Reading, "not-found" | "cannot-read">> {
  const load = async () => {
    const pages: Uint8Array[] = [];
    for (let page = 0; page < pageCount; page += 1) {
      const picture = await readPage(id, page);
      if (picture === undefined) throw new PageGone();
      pages.push(picture);
    }
    return pages;
  };
  try {
    return succeed(await readPages(load, type, customerId));
  } catch (error) {
    if (error instanceof PageGone) return refuse("not-found");
    if (error instanceof QueueFull) return refuse("cannot-read");
    throw error;
  }
}
