import { deflateSync, inflateSync } from "node:zlib";

/*
 * Readers of PDF (PDF.js, PDFium, poppler) take the glyphs of a line from left to right and turn Arabic round, character by
 * character. Two things that Typst writes do not survive that: it marks each word of a line as reversed, which parts the line
 * into words in the wrong order; and a glyph of a letter with its mark stands for both in their order, which comes out turned.
 */
const marks = /06(?:4[B-F]|5[0-2]|70)/;

/** The document as readers find all of its words in their order. What it shows stays as it is. */
export function withReadableText(pdf: Buffer): Buffer {
  const source = pdf.toString("latin1");
  const xrefAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
  const places = offsetsIn(source, xrefAt);
  const starts = [...new Set(places)].toSorted((a, b) => a - b);
  const moved = new Map<number, number>();
  let written = source.slice(0, starts[0]);
  for (const [index, start] of starts.entries()) {
    moved.set(start, written.length);
    written += readable(source.slice(start, starts[index + 1] ?? xrefAt));
  }
  const rows = places.map((place) => `${String(moved.get(place)).padStart(10, "0")} 00000 n\r\n`);
  const trailer = source
    .slice(source.indexOf("trailer", xrefAt))
    .replace(/(startxref\s+)\d+/, `$1${written.length}`);
  written += `xref\n0 ${rows.length + 1}\n0000000000 65535 f\r\n${rows.join("")}${trailer}`;
  return Buffer.from(written, "latin1");
}

/** Where each object begins, by its number, from 1 on: the one table of a document that was written at once. */
function offsetsIn(source: string, xrefAt: number): number[] {
  const table = source.slice(xrefAt, source.indexOf("trailer", xrefAt));
  return [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, place]) => Number(place));
}

/** An object as it stands in the file. */
function readable(object: string): string {
  const [head = ""] = object.split("stream\n", 1);
  if (head.includes("/Type /CMap"))
    return object.replaceAll(/<((?:[0-9A-F]{4}){2,4})>/g, (_, units: string) => `<${turned(units)}>`);
  return head.includes("/FlateDecode") && !head.includes("/Subtype") ? withoutReversed(object, head) : object;
}

/** The UTF-16 of a letter and its marks, from last to first. */
function turned(units: string): string {
  const codes = units.match(/.{4}/g) ?? [];
  return codes.some((code) => marks.test(code)) ? codes.toReversed().join("") : units;
}

/** The drawing of a page, its words without their marks. */
function withoutReversed(object: string, head: string): string {
  const begin = head.length + "stream\n".length;
  const end = begin + Number(/\/Length (\d{1,9})/.exec(head)?.[1]);
  const drawing = inflateSync(Buffer.from(object.slice(begin, end), "latin1")).toString("latin1");
  const [first = "", ...marked] = drawing.split("/ReversedChars BMC\n");
  if (marked.length === 0) return object;
  const unmarked = [first, ...marked.map((part) => part.replace("\nEMC\n", "\n"))].join("");
  const packed = deflateSync(Buffer.from(unmarked, "latin1")).toString("latin1");
  return `${head.replace(/\/Length \d{1,9}/, `/Length ${packed.length}`)}stream\n${packed}${object.slice(end)}`;
}
