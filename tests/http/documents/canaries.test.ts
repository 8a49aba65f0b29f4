import { sql } from "kysely";
import { expect, test } from "vitest";
import { processDocument } from "#app/features/documents/server/processing/process-document.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { documentsApiOnDemo, photo } from "../../factories/documents/documents-api.ts";
import { jobsOf } from "../../factories/documents/queued-jobs.ts";
import { collectLog } from "../../factories/log-lines.ts";

testDatabase();
const { get, post, upload } = documentsApiOnDemo();

/** All rows of all tables, as text, by the table's name. */
async function everyRow(): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    database(),
  );
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      database(),
    );
    texts.set(name, rows.map(({ row }) => row).join("\n"));
  }
  return texts;
}

test("what stands on a document is in no log line, no job, no mail, no stored answer and no other row", {
  timeout: 90_000,
}, async () => {
  const log = collectLog();
  const copyright = "canary of a camera 90817263";
  const canaries = {
    number: "29187236455",
    name: "Canary Al Kanari",
    nameArabic: "كناري الكناري",
    nationality: "Canarian",
    birthDate: "1961-07-13",
  };
  const id = await upload([await photo({ copyright })], "qid");
  await processDocument(id);
  const fields = Object.entries({ ...canaries, expiry: "2031-05-17" }).map(([key, value]) => ({
    key,
    value,
  }));
  const confirmed = await post(`/v3/documents/confirmations/${id}`, { version: 2, fields });
  expect(confirmed.status).toBe(200);
  await post(`/v3/documents/confirmations/${id}`, { version: 2, fields: [{ key: "name", value: 7 }] });
  const shown = await get<{ fields: unknown[] }>(`/v3/documents/${id}`);
  expect(shown.data.fields).toContainEqual({ key: "number", value: "6455" });
  expect(shown.data.fields).toContainEqual({ key: "nameArabic", value: canaries.nameArabic });

  expect(log.lines()).toContain("/documents/confirmations/:id");
  expect(await jobsOf("send-message")).not.toEqual([]);
  const rows = await everyRow();
  expect(rows.get("documents.document")).toContain(id);
  expect(rows.get("platform.message")).toContain("document-new-for-desk");
  // A hash of a masked number is as good as the number, which has few digits.
  expect(rows.get("platform.idempotency")).not.toContain("confirm");
  for (const canary of [...Object.values(canaries), copyright, Buffer.from(canaries.name).toString("hex")]) {
    expect(log.lines(), canary).not.toContain(canary);
    for (const [table, text] of rows) expect(text, `${canary} in ${table}`).not.toContain(canary);
  }
});
