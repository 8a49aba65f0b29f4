import { PDFiumLibrary } from "@hyzyla/pdfium";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface ReadPdf {
  /** The text of all pages as PDF.js gives it to search and copy. */
  readonly text: string;
  /** The same by PDFium, which Chromium reads with. */
  readonly secondText: string;
  readonly title: string;
  readonly language: string | null;
  /** What its pages are tagged as: H1, P, Table ... */
  readonly roles: ReadonlySet<string>;
  readonly outline: readonly string[];
}

/** A document as two readers of PDF have it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  const roles = new Set<string>();
  for (let page = 1; page <= document.numPages; page += 1) {
    const shown = await document.getPage(page);
    const { items } = await shown.getTextContent();
    for (const role of rolesIn(await shown.getStructTree())) roles.add(role);
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  const { info, metadata } = await document.getMetadata();
  const outline = (await document.getOutline()) ?? [];
  const read = {
    text: plain(pages.join("\n")),
    secondText: plain(await secondTextOf(bytes)),
    title: String(metadata?.get("dc:title") ?? (info as { Title?: string }).Title ?? ""),
    language: (info as { Language?: string | null }).Language ?? null,
    roles,
    outline: titlesOf(outline),
  };
  await document.loadingTask.destroy();
  return read;
}

function rolesIn(node: { role?: string; children?: object[] } | null): string[] {
  const { role, children = [] } = node ?? {};
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesIn)];
}

type Entry = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getOutline"]>>[number];

function titlesOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ title, items }) => [title, ...titlesOf(items)]);
}

async function secondTextOf(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages.join("\n");
}

/** What a reader's text lacks of the words and numbers that stand in a value. */
export function missingWords(value: unknown, text: string): readonly string[] {
  return wordsIn(value).filter((word) => !text.includes(word));
}

function wordsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return plain(value).match(/[\p{L}\p{M}]+|\d[\d,.]*\d|\d/gu) ?? [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}

/** Text without signs of direction, which nobody sees, and with one space between words. */
function plain(text: string): string {
  const seen = text.normalize("NFC").replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");
  return seen.replaceAll(/\s+/g, " ");
}

/** A value without the marks of Arabic letters: PDFium puts the one at the end of a word behind the sign that follows. */
export function withoutMarks<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(/[\u064b-\u0652]/g, "")) as T;
}
