import sharp from "sharp";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { decodeHeic } from "./heic.ts";
import type { FileKind, PageImage, PagesRefusal } from "./jobs.ts";
import { renderPdf } from "./pdf.ts";
import { encodePage, mostPixels } from "./pictures.ts";

type Pages = Result<readonly PageImage[], PagesRefusal>;

/** The pages of a file. Throws where the file is no file of its kind. */
export async function pagesOf(file: Uint8Array, kind: FileKind): Promise<Pages> {
  if (kind === "pdf") return await renderPdf(file);
  if (kind === "heic") return await decodeHeic(file);
  // The first look takes the header alone, whatever size it names.
  const { width, height, format } = await sharp(file, { limitInputPixels: false }).metadata();
  if (format !== kind) return refuse("broken");
  if (width * height > mostPixels) return refuse("too-large");
  return succeed([await encodePage(sharp(file, { limitInputPixels: mostPixels, failOn: "truncated" }))]);
}
