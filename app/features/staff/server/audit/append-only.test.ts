import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, sqlStateOf } from "#app/platform/database.server.ts";
import { asOwner } from "../../../../../tests/factories/database/as-owner.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import type { StaffTables } from "../../tables.ts";

testDatabase();
const db = () => database<StaffTables>();
const refused = "42501";
const attempt = (text: string) =>
  sql
    .raw(text)
    .execute(db())
    .then(
      () => "done",
      (error) => sqlStateOf(error),
    );

beforeAll(async () => {
  const { id } = await db()
    .insertInto("staff.audit_entry")
    .values({
      at: now(),
      staff_id: "1",
      staff_name: "Maryam",
      deed: "note-lead",
      record_type: "lead",
      record_id: "2",
      fields: ["note"],
      via: "write",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const value = { entry_id: id, field: "note", after: JSON.stringify("call him"), expires_at: now() };
  await db().insertInto("staff.audit_value").values(value).execute();
});

test.each([
  "update staff.audit_entry set staff_name = 'Another'",
  "delete from staff.audit_entry",
  "truncate staff.audit_entry cascade",
  "truncate staff.audit_value",
  "update staff.audit_value set after = null",
  "alter table staff.audit_entry disable trigger all",
  "drop table staff.audit_value",
  "drop schema staff cascade",
])("the program may not: %s", async (text) => {
  expect(await attempt(text)).toBe(refused);
});

test.each([
  "update staff.audit_entry set staff_name = 'Another'",
  "delete from staff.audit_entry",
  "update staff.audit_value set after = null",
])("nor may the owner of the database: %s", async (text) => {
  const error = await asOwner(sql.raw(text)).catch((failure: unknown) => failure);
  expect(sqlStateOf(error)).toBe(refused);
});

test("an erasure takes the values away, and the entry stands as it was", async () => {
  expect(await attempt("delete from staff.audit_value")).toBe("done");
  const { rows } = await sql`select staff_name, deed, fields from staff.audit_entry`.execute(db());
  expect(rows).toEqual([{ staff_name: "Maryam", deed: "note-lead", fields: ["note"] }]);
});
