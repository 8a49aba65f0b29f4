import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { mostPages } from "../../rules/upload-limits.ts";
import type { PageImage, PagesRefusal } from "./jobs.ts";
import { encodePage } from "./pictures.ts";

/** 200 dots an inch where the page is a sheet; a page of the size of a wall gets fewer. */
const bestScale = 200 / 72;
const mostPixels = 6_000_000;

let loading: Promise<PDFiumLibrary> | undefined;

/** Every page of a PDF as a picture. Scripts, forms and attachments in it are never run, filled in or opened. */
export async function renderPdf(file: Uint8Array): Promise<Result<readonly PageImage[], PagesRefusal>> {
  loading ??= PDFiumLibrary.init();
  const library = await loading;
  let document: Awaited<ReturnType<PDFiumLibrary["loadDocument"]>>;
  try {
    document = await library.loadDocument(file);
  } catch (error) {
    return refuse(/password|security/i.test(String(error)) ? "protected" : "broken");
  }
  try {
    const count = document.getPageCount();
    if (count < 1) return refuse("broken");
    if (count > mostPages) return refuse("too-many-pages");
    const pages: PageImage[] = [];
    for (let place = 0; place < count; place += 1) pages.push(await renderPage(document, place));
    return succeed(pages);
  } finally {
    document.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<PDFiumLibrary["loadDocument"]>>;

async function renderPage(document: PdfDocument, place: number): Promise<PageImage> {
  // A render closes its page, so each of the two needs one of its own.
  const { originalWidth, originalHeight } = document.getPage(place).getOriginalSize();
  if (!(originalWidth >= 1 && originalHeight >= 1)) throw new Error("the page has no size");
  const scale = Math.min(bestScale, Math.sqrt(mostPixels / (originalWidth * originalHeight)));
  const { data, width, height } = await document
    .getPage(place)
    .render({ scale, render: "bitmap", colorSpace: "BGRA", renderFormFields: false });
  return await encodePage(sharp(data, { raw: { width, height, channels: 4 } }));
}
