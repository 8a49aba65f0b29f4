import type { Bytes } from "#app/platform/feed-files/feed-text.server.ts";
import { readable } from "#app/platform/feed-files/feed-text.server.ts";
import type { CatalogueRecord } from "../../../rules/feed/catalogue-records.ts";
import { quoted } from "../../../rules/feed/row-problems.ts";
import { readApplication } from "../../../rules/feed/xml/aces-application.ts";
import { Applications } from "../../../rules/feed/xml/applications.ts";
import type { Mapping } from "../../../rules/feed/xml/mapping.ts";
import { readItem } from "../../../rules/feed/xml/pies-item.ts";
import {
  childrenOf,
  saysAnything,
  wholeIn,
  writtenIn,
  type XmlElement,
} from "../../../rules/feed/xml/xml-element.ts";
import type { RefusedXmlRow, XmlFieldProblem } from "../../../rules/feed/xml/xml-problems.ts";
import { RefusedXml, xmlRows } from "./xml-rows.server.ts";

/** Rows are refused; the first of them are listed. */
export class RefusedXmlRows extends Error {
  override readonly name = "RefusedXmlRows";
}

const mostReported = 50;
/** Characters of lines that are handed on together. */
const atOnce = 500_000;
/** Longer than any valid record. */
const longestRecord = 20_000;

/** An ACES or PIES file as the lines of a catalogue file, and where each of them came from. */
export class XmlRecords {
  /** `App`s and `Item`s. */
  rows = 0;
  refused = 0;
  textsLeftOut = 0;
  /** Rows about parts of brands that are not ours. */
  ofOthers = 0;
  readonly refusedRows: RefusedXmlRow[] = [];
  readonly #mapping: Mapping;
  #fileBrand = "";
  /** `Asset`s: some senders count them with the applications. */
  #assets = 0;
  readonly #applications = new Applications();
  /** The line of the XML file by the line of the catalogue file. */
  readonly #lines: number[] = [];

  constructor(mapping: Mapping) {
    this.#mapping = mapping;
  }

  /** Throws at the end where a row is refused, so that the transaction which reads it ends too. */
  async *bytes(xml: Bytes): AsyncGenerator<Uint8Array> {
    for await (const rows of readable(xmlRows(xml))) {
      const lines = rows.map((row) => this.#linesOf(row)).join("");
      if (lines !== "" && this.refused === 0) yield Buffer.from(lines);
    }
    if (this.rows > 0 && this.ofOthers === this.rows)
      throw new RefusedXml("other-brands", 1, { rows: this.rows });
    for (const line of this.#applications.linesThatLeaveNone())
      this.#refuse(line, [{ field: "action", problem: "last-application" }]);
    yield* this.#applicationLines();
    if (this.refused > 0) throw new RefusedXmlRows();
  }

  xmlLine(line: number): number {
    return this.#lines[line - 1] ?? line;
  }

  #linesOf(row: XmlElement): string {
    switch (row.name) {
      case "Header":
        if (!isFull(row)) throw new RefusedXml("not-a-full-file", row.line);
        this.#fileBrand = writtenIn(childrenOf(row, "BrandAAIAID")[0]);
        return "";
      case "Asset":
        this.#assets += 1;
        return "";
      case "Footer":
      case "Trailer":
        this.#checkCount(row);
        return "";
    }
    this.rows += 1;
    return row.name === "App" ? this.#application(row) : this.#item(row);
  }

  /** A file that says to hold more than it does was cut or put together wrongly: what it lacks would be taken away. */
  #checkCount(end: XmlElement): void {
    const [stated] = [...childrenOf(end, "RecordCount"), ...childrenOf(end, "ItemCount")].filter(
      saysAnything,
    );
    if (stated === undefined) return;
    const count = wholeIn(stated);
    if (count === this.rows || count === this.rows + this.#assets) return;
    throw new RefusedXml("count-differs", stated.line, {
      stated: quoted(writtenIn(stated)),
      rows: this.rows,
    });
  }

  *#applicationLines(): Generator<Uint8Array> {
    let waiting = "";
    for (const { line, record } of this.#applications.records()) {
      waiting += this.#lineOf(line, record);
      if (waiting.length < atOnce) continue;
      yield Buffer.from(waiting);
      waiting = "";
    }
    if (waiting !== "") yield Buffer.from(waiting);
  }

  /** Written when all were read: years of several rows become one record. */
  #application(row: XmlElement): string {
    const read = readApplication(row, this.#mapping, this.#fileBrand);
    if (read === "of-others") this.ofOthers += 1;
    else if ("problems" in read) this.#refuse(row.line, read.problems);
    else if (read.action === "A") this.#applications.add(read.application, row.line);
    else this.#applications.remove(read.application, row.line);
    return "";
  }

  #item(row: XmlElement): string {
    const read = readItem(row, this.#mapping, this.#fileBrand);
    if (read === "of-others") {
      this.ofOthers += 1;
      return "";
    }
    if ("problems" in read) {
      this.#refuse(row.line, read.problems);
      return "";
    }
    this.textsLeftOut += read.textsLeftOut;
    return this.#lineOf(row.line, read.record);
  }

  #lineOf(line: number, record: CatalogueRecord): string {
    const json = JSON.stringify(record);
    if (json.length > longestRecord) this.#refuse(line, [{ field: "row", problem: "wrong-value" }]);
    this.#lines.push(line);
    return `${json}\n`;
  }

  #refuse(line: number, problems: readonly XmlFieldProblem[]): void {
    this.refused += 1;
    if (this.refusedRows.length < mostReported) this.refusedRows.push({ line, problems });
  }
}

/** A file of changes lacks what stays as it was, and a test is none of either. */
function isFull(header: XmlElement): boolean {
  const [kind] = childrenOf(header, "SubmissionType");
  const [test] = childrenOf(header, "TestFile");
  const isWhole = ["", "FULL"].includes(writtenIn(kind).toUpperCase());
  return isWhole && !/^(true|1|yes|y)$/i.test(writtenIn(test));
}
