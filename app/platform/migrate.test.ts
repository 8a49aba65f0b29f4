import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { database } from "./database.server.ts";
import { migrate } from "./migrate.server.ts";

const { url } = testDatabase({ jobs: false });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-migrations-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const addStep = (step: string) => `insert into tested.step (name) values ('${step}')`;
const takenSteps = async () => {
  const { rows } = await sql<{ name: string }>`select name from tested.step order by taken`.execute(
    database(),
  );
  return rows.map(({ name }) => name);
};

test("files run once, in the order of their names", async () => {
  await write("21000102000000-third.sql", addStep("third"));
  await write(
    "21000101000000-first.sql",
    "create schema tested; create table tested.step (taken serial, name text)",
  );
  await write("21000101000001-second.sql", addStep("second"));
  expect(await migrate(url, folder)).toHaveLength(3);
  expect(await migrate(url, folder)).toEqual([]);
  expect(await takenSteps()).toEqual(["second", "third"]);
});

test("one that is older than what ran is refused, and leaves nothing", async () => {
  await write("21000101120000-late.sql", addStep("late"));
  await expect(migrate(url, folder)).rejects.toThrow(
    "21000101120000-late.sql is older than 21000102000000-third.sql",
  );
  expect(await takenSteps()).toEqual(["second", "third"]);
  await rm(join(folder, "21000101120000-late.sql"));
});

test("one that was changed after it ran is refused", async () => {
  await write("21000102000000-third.sql", addStep("another"));
  await expect(migrate(url, folder)).rejects.toThrow("third.sql was changed after it ran");
});
