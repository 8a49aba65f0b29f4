import { SaxesParser } from "saxes";
import { BrokenFeed } from "#app/lib/feed/broken-feed.ts";
import { type Bytes, FeedText } from "#app/platform/feed-files/feed-text.server.ts";
import type { XmlElement } from "../../../rules/feed/xml/xml-element.ts";

/** Why an XML file as a whole is refused although it is XML. */
export class RefusedXml extends Error {
  readonly code:
    | "doctype-refused"
    | "text-too-long"
    | "unknown-xml"
    | "not-a-full-file"
    | "count-differs"
    | "other-brands";
  readonly line: number;
  /** What the file says, and what it holds. */
  readonly facts: Readonly<Record<string, unknown>>;
  constructor(code: RefusedXml["code"], line: number, facts: RefusedXml["facts"] = {}) {
    super(code);
    this.facts = facts;
    this.name = "RefusedXml";
    this.code = code;
    this.line = line;
  }
}

/** Characters between two tags, of a row with everything in it, and that are read before both are measured again. */
const [longestText, longestXmlRow, atOnce] = [65_536, 1_000_000, 8_192];
const deepest = 20;
/** Where the rows of each format stand, and what is said of all of them. */
const rowPaths = new Map([
  ["ACES", new Set(["ACES/Header", "ACES/App", "ACES/Asset", "ACES/Footer"])],
  ["PIES", new Set(["PIES/Header", "PIES/Items/Item", "PIES/Trailer"])],
]);

/** The header, the rows and the end of an ACES or PIES file, as they come. */
export async function* xmlRows(bytes: Bytes): AsyncGenerator<XmlElement[]> {
  const reader = new RowReader();
  let isEmpty = true;
  for await (const piece of new FeedText(bytes).pieces()) {
    isEmpty = false;
    for (let from = 0; from < piece.length; from += atOnce) {
      reader.write(piece.slice(from, from + atOnce));
      if (reader.rows.length > 0) yield reader.rows.splice(0);
    }
  }
  if (isEmpty) return;
  reader.close();
  yield reader.rows.splice(0);
}

class RowReader {
  readonly rows: XmlElement[] = [];
  readonly #parser = new SaxesParser();
  readonly #path: string[] = [];
  /** The row that is being read and what is open in it. */
  readonly #open: XmlElement[] = [];
  #line = 1;
  #lastEvent = 0;
  #rowStart = 0;

  constructor() {
    const parser = this.#parser;
    parser.on("error", () => {
      throw new BrokenFeed(parser.line);
    });
    // Entities come only by a document type; without one there are the five of XML itself.
    parser.on("doctype", () => {
      throw new RefusedXml("doctype-refused", parser.line);
    });
    parser.on("opentagstart", () => {
      this.#line = parser.line;
    });
    parser.on("opentag", ({ name, attributes }) => this.#opened(localName(name), localNames(attributes)));
    parser.on("closetag", () => this.#closed());
    for (const event of ["text", "cdata"] as const) parser.on(event, (text) => this.#written(text));
    for (const event of ["comment", "processinginstruction"] as const)
      parser.on(event, () => this.#written(""));
  }

  write(piece: string): void {
    this.#parser.write(piece);
    this.#measure();
  }

  close(): void {
    this.#parser.close();
  }

  #measure(): void {
    const { position, line } = this.#parser;
    const isRowLong = this.#open.length > 0 && position - this.#rowStart > longestXmlRow;
    if (isRowLong || position - this.#lastEvent > longestText) throw new RefusedXml("text-too-long", line);
  }

  #opened(name: string, attributes: Record<string, string>): void {
    this.#lastEvent = this.#parser.position;
    if (this.#path.length === 0 && !rowPaths.has(name)) throw new RefusedXml("unknown-xml", this.#line);
    if (this.#path.length === deepest) throw new BrokenFeed(this.#line);
    this.#path.push(name);
    const parent = this.#open.at(-1);
    const element = { name, attributes, line: this.#line, text: "", children: [] };
    if (parent === undefined && !this.#isRow()) return;
    if (parent === undefined) this.#rowStart = this.#parser.position;
    parent?.children.push(element);
    this.#open.push(element);
  }

  #isRow(): boolean {
    const [root = ""] = this.#path;
    return rowPaths.get(root)?.has(this.#path.join("/")) ?? false;
  }

  #written(text: string): void {
    this.#lastEvent = this.#parser.position;
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }

  #closed(): void {
    this.#lastEvent = this.#parser.position;
    this.#path.pop();
    const element = this.#open.pop();
    if (element !== undefined && this.#open.length === 0) this.rows.push(element);
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function localNames(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}
