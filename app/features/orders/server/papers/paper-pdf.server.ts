import { join } from "node:path";
import { PdfWriter } from "#app/platform/pdf/pdf-writer.server.ts";

/** A customer who opens a receipt opens it again. */
const papers = new PdfWriter(join(import.meta.dirname, "write-paper.ts"), { mostCached: 50 });

/** A paper as PDF. Throws `PdfUnavailable`. */
export function paperPdf(content: object): Promise<Buffer> {
  return papers.pdf(content);
}
