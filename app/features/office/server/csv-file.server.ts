import { Readable } from "node:stream";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { csvRow } from "../rules/csv.ts";
import type { AuditNote } from "./answer-office.server.ts";
import { writeAudit } from "./audit/write-audit.server.ts";
import type { OfficeContext } from "./office-env.server.ts";

type Cells = readonly (string | null)[];

interface Export<T> {
  /** The name of the file, before its day. */
  readonly name: string;
  /** What the audit calls it. */
  readonly deed: string;
  readonly heads: Cells;
  /** Pages as they are read. */
  readonly pages: AsyncIterable<readonly T[]>;
  readonly linesOf: (page: readonly T[]) => Promise<readonly Cells[]> | readonly Cells[];
  /** What of a page is written down before its lines leave. */
  readonly noteOf: (page: readonly T[]) => AuditNote;
}

/** Answers a file of cells that is made while it is downloaded. The audit has an entry for each page before it leaves, and one of none. */
export async function csvFile<T>(context: OfficeContext, wanted: Export<T>): Promise<Response> {
  const write = (page: readonly T[]) =>
    inTransaction<unknown, void>((trx) =>
      writeAudit(trx, context, {
        call: { id: wanted.deed, audited: "export" },
        place: undefined,
        outcome: { audit: wanted.noteOf(page) },
      }),
    );
  const pages = wanted.pages[Symbol.asyncIterator]();
  const first = await pages.next();
  await write(first.done ? [] : first.value);
  context.header("Content-Type", "text/csv; charset=utf-8");
  context.header("X-Content-Type-Options", "nosniff");
  const day = dayIn(now(), config.importer.zone);
  context.header("Content-Disposition", `attachment; filename="${wanted.name}-${day}.csv"`);
  return context.body(Readable.toWeb(Readable.from(encoded())) as ReadableStream);

  /** The byte order mark tells table programs that the names are in Unicode. */
  async function* encoded(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    yield encoder.encode(`\uFEFF${csvRow(wanted.heads)}`);
    for (let page = first; !page.done; ) {
      for (const line of await wanted.linesOf(page.value)) yield encoder.encode(csvRow(line));
      page = await pages.next();
      if (!page.done) await write(page.value);
    }
  }
}
