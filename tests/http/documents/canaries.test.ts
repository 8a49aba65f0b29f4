import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { processDocument } from "#app/features/documents/server/processing/process-document.server.ts";
import { notifyOfDueDates } from "#app/features/due-dates/server/notify-of-due-dates.server.ts";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
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

test("what stands on a document is in no log line, no job, no mail, no stored answer and no other row", async () => {
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
  await expectNowhere(
    [...Object.values(canaries), copyright, Buffer.from(canaries.name).toString("hex")],
    log,
  );
});

/** Neither in the log nor in a row, but for those of one table. */
async function expectNowhere(
  canaries: readonly string[],
  log: ReturnType<typeof collectLog>,
  allowed?: string,
): Promise<void> {
  const rows = await everyRow();
  for (const canary of canaries) {
    expect(log.lines(), canary).not.toContain(canary);
    for (const [table, text] of rows)
      if (table !== allowed) expect(text, `${canary} in ${table}`).not.toContain(canary);
  }
}

const card = [
  ["Plate No", "730915"],
  ["Owner", "CANARY QARYAN"],
  ["Chassis No", "RMLCNR4K7R1640283"],
] as const;

/** A picture of a registration card that can be read. */
async function readableCard(): Promise<Buffer> {
  const lines = card.map(([label, value], place) => {
    const y = 120 + place * 120;
    return `<text x="40" y="${y}" font-size="38">${label}</text><text x="340" y="${y}" font-size="42">${value}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638" font-family="sans-serif"><rect width="1012" height="638" fill="#eef"/>${lines.join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

test("what is read from a card, with plate and VIN, is in nothing but its answer, and the plate in a reminder", {
  timeout: 240_000,
}, async () => {
  const log = collectLog();
  const [plate, name, vin] = card.map(([, value]) => value);
  const id = await upload([await readableCard()], "vehicle-registration");
  await processDocument(id);
  const body = { documentId: id };
  const read = await post<{ fields: { key: string; value: string }[]; text: string }>(
    "/v3/documents/ocr/extract-text",
    body,
  );
  expect(read.data.fields).toContainEqual(expect.objectContaining({ key: "plate", value: plate }));
  for (const [, value] of card) expect(read.data.text).toContain(value.split(" ")[0]);
  const expiry = addDays(dayIn(now(), "Asia/Qatar"), 30);
  const fields = Object.entries({ plate, vin, name, expiry }).map(([key, value]) => ({ key, value }));
  expect((await post(`/v3/documents/confirmations/${id}`, { version: 2, fields })).status).toBe(200);
  const canaries = [plate, name, vin].map(String);
  await expectNowhere([...canaries, ...canaries.map((one) => Buffer.from(one).toString("hex"))], log);

  await inTransaction<unknown, void>((trx) => notifyOfDueDates(trx, noora.id, now()));
  const rows = await everyRow();
  expect(rows.get("due_dates.notice")).toContain("vehicle-registration");
  expect(rows.get("platform.message")).toContain(plate);
  await expectNowhere([String(plate)], log, "platform.message");
  await expectNowhere([String(name), String(vin)], log);
});
