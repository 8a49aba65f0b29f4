import { sql } from "kysely";
import { expect, test } from "vitest";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { ownSchemas } from "./own-schemas.ts";

testDatabase();

test("every schema of a running program is named, so that a reset leaves none", async () => {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'public') order by nspname`.execute(
    database(),
  );
  expect(rows.map(({ name }) => name)).toEqual(await ownSchemas());
});
