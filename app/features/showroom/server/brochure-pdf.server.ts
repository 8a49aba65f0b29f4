import { join } from "node:path";
import { PdfWriter } from "#app/platform/pdf/pdf-writer.server.ts";
import type { Brochure } from "./write-brochure.ts";

/** Two languages of more models than an importer has; each is about 200 KB. */
export const mostCached = 60;
const brochures = new PdfWriter(join(import.meta.dirname, "write-brochure.ts"), { mostCached });

/** The brochure as PDF. Throws `PdfUnavailable`. */
export function brochurePdf(brochure: Brochure): Promise<Buffer<ArrayBuffer>> {
  return brochures.pdf(brochure);
}
