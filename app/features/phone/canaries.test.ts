import { sql } from "kysely";
import { expect, test } from "vitest";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { database } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { sendMessage } from "#app/platform/messages/send-message.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { collectLog } from "../../../tests/factories/log-lines.ts";
import { codeSentTo, newBrowser, wrongCode } from "../../../tests/factories/phone.ts";
import { phoneApi } from "./api.server.ts";

testDatabase();
const app = apiApp([phoneApi], async () => undefined);
const post = (path: string, body: object) =>
  app.request(`/v3/phone/codes${path}`, {
    method: "POST",
    headers: { "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify(body),
  });

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

test("numbers and codes are in no log line, no job and no row after use, but for the receiver of the message", async () => {
  const log = collectLog();
  const canary = { phone: "70019283", purpose: "lead", browser: newBrowser() };
  await post("", { ...canary, phone: `+974 ${canary.phone}` });
  const code = await codeSentTo(canary.phone);
  expect(code).toMatch(/^\d{6}$/);
  const [message] = await newestMessages(1);
  await sendMessage(message?.id ?? "", () => Promise.resolve(true));
  const wrong = wrongCode(code);
  for (const tried of [wrong, code]) await post("/verification", { ...canary, code: tried });
  await post("/delivery", canary);
  await post("", canary);
  await post("", { ...canary, phone: "+966 70019283" });
  await post("", '{"phone":"70019283"' as unknown as object);

  expect(log.lines()).toContain("/phone/codes");
  for (const text of [canary.phone, code, wrong, canary.browser]) expect(log.lines()).not.toContain(text);
  const rows = await everyRow();
  expect(rows.has("pgboss.job")).toBe(true);
  const inMessage = rows.get("platform.message") ?? "";
  expect(inMessage).toContain(`+974${canary.phone}`);
  for (const [table, text] of rows) {
    expect(text, table).not.toContain(canary.browser);
    // Not as a part of a longer number, as hashes and times hold them.
    expect(text, table).not.toMatch(new RegExp(`(?<![\\w.])${code}(?!\\w)`));
    if (table !== "platform.message") expect(text, table).not.toContain(canary.phone);
  }
});
