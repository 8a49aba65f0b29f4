import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { importDocument } from "#app/features/documents/documents.server.ts";
import { demoDocuments } from "./demo/demo-documents.ts";

const folder = join(import.meta.dirname, "demo/documents");
/** Of every picture there. */
const size = { width: 860, height: 540 } as const;

/** The demo's documents. Safe to run again: what is there stays. */
export async function seedDocuments(now: Date): Promise<void> {
  for (const { pictures, confirmedDaysAgo, ...document } of demoDocuments(now.getUTCFullYear())) {
    const pages = await Promise.all(
      pictures.map(async (name) => ({ bytes: await readFile(join(folder, `${name}.webp`)), ...size })),
    );
    const confirmedAt = new Date(now.getTime() - confirmedDaysAgo * 86_400_000);
    await importDocument({ ...document, pages, confirmedAt });
  }
}
