import { sql } from "kysely";
import { expect, test } from "vitest";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { countRows, lawfullyRetained, readRows } from "#app/platform/personal-data/person-rows.server.ts";
import {
  personalData,
  personalTables,
  tablesWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import "#server/app.ts";
import { allTables } from "../../factories/database/all-tables.ts";
import { testDatabase } from "../../factories/database/test-database.ts";

testDatabase();
const nobody = {
  customerId: "nobody",
  emails: ["nobody@example.qa"],
  phones: [{ number: "+97450000000", since: new Date(0) }],
  reached: ["+97450000001"],
};

test("every table of the database is in the register, or named as free of personal data with a reason", async () => {
  const named = [...personalTables().map(({ table }) => table), ...tablesWithoutPersonalData().keys()];
  const tables = await allTables();
  expect(tables.filter((table) => !named.includes(table))).toEqual([]);
  expect(named.filter((table) => !tables.includes(table))).toEqual([]);
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  for (const reason of tablesWithoutPersonalData().values()) expect(reason).toMatch(/^[A-Z].{8,}\.$/);
});

test("what a table's entry names exists: its columns, those that deletion sets, and the one that its time counts from", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`.execute(
    database<unknown>(),
  );
  const columns = new Set(rows.map(({ name }) => name));
  for (const { table, columns: shown, onDeletion, retention } of personalTables()) {
    const set = onDeletion.does === "erase" ? {} : onDeletion.set;
    const named = [...Object.keys(shown), ...Object.keys(set), retention.from ?? Object.keys(shown)[0]];
    for (const column of named.filter((name) => name !== undefined))
      expect(columns, table).toContain(`${table}.${column}`);
  }
});

test("each column is shown in the copy, or named with the reason why not: none drops out silently", async () => {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_schema || '.' || table_name as name, column_name as column from information_schema.columns`.execute(
    database<unknown>(),
  );
  const columnsOf = Map.groupBy(rows, ({ name }) => name);
  const wrong = personalTables().flatMap(({ table, columns, notShown = {} }) => {
    const declared = [...Object.keys(columns), ...Object.values(notShown).flat()];
    const there = (columnsOf.get(table) ?? []).map(({ column }) => column);
    return [
      ...there
        .filter((column) => !declared.includes(column))
        .map((column) => `${table}.${column} is not declared`),
      ...declared
        .filter((column) => !there.includes(column))
        .map((column) => `${table}.${column} is not there`),
      ...declared
        .filter((column, at) => declared.indexOf(column) !== at)
        .map((column) => `${table}.${column} twice`),
    ];
  });
  expect(wrong).toEqual([]);
});

test("of a stranger no table has a row", async () => {
  await inTransaction(async (trx) => {
    for (const table of personalTables()) {
      expect(await countRows(trx, table, nobody), table.table).toBe(0);
      expect(await readRows(trx, table, nobody, 10), table.table).toEqual([]);
      expect((await lawfullyRetained(trx, table, nobody)).count, table.table).toBe(0);
    }
  });
});

test("its texts are there in both languages, the Arabic ones in Arabic", () => {
  for (const { table, title, purpose, retention, columns, onDeletion } of personalTables()) {
    const reasons = onDeletion.does === "keep" ? [onDeletion.reason] : [];
    for (const { en, ar } of [title, purpose, retention.text, ...Object.values(columns), ...reasons]) {
      expect(en, table).toMatch(/^[A-Z0-9]/);
      expect(ar, table).toMatch(/[\u0600-\u06ff]/);
    }
  }
});

test("a retention with a job says from which moment how long", () => {
  for (const { table, retention } of personalTables()) {
    const { job, from, days, months } = retention;
    expect(job !== undefined, table).toBe(from !== undefined && (days ?? months) !== undefined);
  }
});

test("each feature contributes once", () => {
  const features = personalData().map(({ feature }) => feature);
  expect(features).toEqual([...new Set(features)]);
});
