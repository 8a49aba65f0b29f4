import { type Refused, type Result, refuse, succeed } from "#app/lib/result.ts";
import type { Bytes } from "#app/platform/feed-files/feed-text.server.ts";
import type { RefusedRow } from "../../../rules/feed/row-problems.ts";
import type { Mapping } from "../../../rules/feed/xml/mapping.ts";
import { importCatalogue } from "../import-catalogue.server.ts";
import type { ImportReport } from "../intake.server.ts";
import type { ImportOptions, ImportRefusal } from "../run-import.server.ts";
import { RefusedXmlRows, XmlRecords } from "./xml-records.server.ts";
import { RefusedXml } from "./xml-rows.server.ts";

interface XmlReport extends ImportReport {
  /** `App`s or `Item`s of the file; `rows` are the records that came of them. */
  readonly xmlRows: number;
  /** Names and descriptions that were there in one language only. */
  readonly textsLeftOut: number;
  /** Rows about parts of brands that the mapping does not name, which were left out. */
  readonly ofOthers: number;
}
type XmlRefusal = ImportRefusal | RefusedXml["code"];

/** Takes an ACES or PIES file in (product/parts.md#catalog-formats) as a part of a catalogue; lines are those of the XML. */
export async function importXml(
  bytes: Bytes,
  mapping: Mapping,
  options: ImportOptions,
): Promise<Result<XmlReport, XmlRefusal>> {
  const records = new XmlRecords(mapping);
  try {
    const imported = await importCatalogue(records.bytes(bytes), { ...options, complete: false });
    if (!imported.ok) return inXmlLines(imported, records);
    const { rows: xmlRows, textsLeftOut, ofOthers } = records;
    return succeed({ ...imported.value, xmlRows, textsLeftOut, ofOthers });
  } catch (error) {
    const { rows, refused, refusedRows } = records;
    if (error instanceof RefusedXmlRows) return refuse("rows-refused", { rows, refused, refusedRows });
    if (error instanceof RefusedXml) return refuse(error.code, { line: error.line, ...error.facts });
    throw error;
  }
}

function inXmlLines(imported: Refused<ImportRefusal>, records: XmlRecords): Refused<ImportRefusal> {
  const { refusedRows, ...detail } = (imported.detail ?? {}) as { refusedRows?: readonly RefusedRow[] };
  if (refusedRows === undefined) return imported;
  const rows = refusedRows.map(({ line, problems }) => ({ line: records.xmlLine(line), problems }));
  return refuse(imported.code, { ...detail, refusedRows: rows });
}
