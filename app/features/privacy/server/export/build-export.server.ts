import { promisify } from "node:util";
import { type AsyncZippable, strToU8, type Zippable, zip } from "fflate";
import { type Language, languages } from "#app/i18n/language.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { personOf } from "#app/platform/personal-data/person.server.ts";
import { readRows } from "#app/platform/personal-data/person-rows.server.ts";
import {
  type Names,
  type Person,
  type PersonalTable,
  personalData,
  personalTables,
} from "#app/platform/personal-data/register.server.ts";
import type { ExportContent, ExportedTable } from "./export-content.server.ts";
import { exportPage } from "./export-page.server.ts";

/** In threads of its own: a large copy must not stop the answers of this process. */
const zipInThreads = promisify<AsyncZippable, { level: 6; mtime: Date }, Uint8Array>(zip);

/** More than any customer has; it bounds the memory of a copy together with the size of its files. */
const mostRows = 5_000;
const mostFileBytes = 100 * 1024 * 1024;

/**
 * The copy of everything that is stored about a customer, as a ZIP: `data.json` for programs, `index.html` to read in their
 * language with the other one beside it, and the files that they gave us.
 */
export async function buildExport(customerId: string, language: Language, now: Date): Promise<Uint8Array> {
  const { person, tables } = await inTransaction<unknown, { person: Person; tables: ExportedTable[] }>(
    async (trx) => {
      const whose = await personOf(trx, customerId);
      const read: ExportedTable[] = [];
      for (const table of personalTables()) {
        const rows = await readRows(trx, table, whose, mostRows + 1);
        if (rows.length === 0) continue;
        const isCut = rows.length > mostRows;
        if (isCut) log.warn({ table: table.table }, "rows did not fit into a copy of personal data");
        read.push({ table, rows: rows.slice(0, mostRows), isCut, names: await namesOf(trx, table, rows) });
      }
      return { person: whose, tables: read };
    },
  );
  const { files, leftOut } = await filesOf(person, language);
  const content = { preparedAt: now, tables, files: Object.keys(files), leftOut };
  const pages = Object.fromEntries(
    languages.map((one) => [
      pageName(one, language),
      strToU8(exportPage(content, one, pageName(other(one), language))),
    ]),
  );
  return zipInThreads(
    { ...pages, "data.json": strToU8(dataOf(content)), ...files },
    { level: 6, mtime: now },
  );
}

async function namesOf(
  trx: AnyTransaction,
  { names = {} }: PersonalTable,
  rows: ExportedTable["rows"],
): Promise<Record<string, Names>> {
  const found: Record<string, Names> = {};
  for (const [column, given] of Object.entries(names))
    found[column] = typeof given === "function" ? await given(trx, rows) : given;
  return found;
}

async function filesOf(person: Person, language: Language) {
  const files: Zippable = {};
  const leftOut: string[] = [];
  let bytes = 0;
  for (const { files: list } of personalData()) {
    if (list === undefined) continue;
    for await (const file of list(person, language)) {
      if (bytes + file.bytes.length > mostFileBytes) {
        leftOut.push(file.name);
        continue;
      }
      bytes += file.bytes.length;
      // Pictures and PDFs are compressed already.
      files[`files/${file.name}`] = [file.bytes, { level: 0 }];
    }
  }
  if (leftOut.length > 0)
    log.warn({ files: leftOut.length }, "files did not fit into a copy of personal data");
  return { files, leftOut };
}

/** `index.html` is the customer's language. */
function pageName(language: Language, own: Language): string {
  return language === own ? "index.html" : `index.${language}.html`;
}

function other(language: Language): Language {
  return language === "en" ? "ar" : "en";
}

function dataOf({ preparedAt, tables, files, leftOut }: ExportContent): string {
  const data = tables.map(({ table, rows, isCut }) => ({
    name: table.table,
    title: table.title,
    purpose: table.purpose,
    retention: table.retention.text,
    isCut,
    rows,
  }));
  return JSON.stringify({ preparedAt, data, files, filesLeftOut: leftOut }, undefined, 2);
}
