import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { QueueFull } from "#app/lib/work-queue.ts";
import { readPages } from "../../reading/reading.server.ts";
import type { Reading } from "../../rules/reading/reading.ts";
import { readPage } from "../page-files.server.ts";
import { obstacleOf } from "./confirm-document.server.ts";
import { documentById } from "./read-documents.server.ts";

type ReadRefusal = "not-found" | "not-processed" | "already-decided" | "cannot-read";

/** Reads the pages of a customer's document that waits for its confirmation. Nothing of it is stored. */
export async function extractText(id: string, customerId: string): Promise<Result<Reading, ReadRefusal>> {
  const document = await documentById(id, customerId);
  if (document === undefined) return refuse("not-found");
  const obstacle = obstacleOf(document);
  if (obstacle !== undefined) return refuse(obstacle);
  const pages: Uint8Array[] = [];
  for (let page = 0; page < document.pageCount; page += 1) {
    const picture = await readPage(id, page);
    // Deleted meanwhile.
    if (picture === undefined) return refuse("not-found");
    pages.push(picture);
  }
  try {
    return succeed(await readPages(pages, document.type));
  } catch (error) {
    if (error instanceof QueueFull) return refuse("cannot-read");
    throw error;
  }
}
