import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postmasterOf, untilPostgresEnded } from "../../../tests/factories/database/own-cluster.ts";
import { until } from "../../../tests/factories/until.ts";
import { programRole } from "../database-role/program-role.server.ts";
import { migrate } from "../migrate.server.ts";
import { DataFolderInUse, type OpenedDatabase, openDatabase } from "./open-database.server.ts";

let folder: string;
let opened: OpenedDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-opened-"));
  const choice = { url: undefined, dataDir: folder };
  // The role is there at the second start.
  await (await openDatabase(choice)).close();
  opened = await openDatabase(choice);
  await migrate(opened.url);
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

async function signedIn<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test.each(["set role none", "reset role", "reset session authorization", "discard all"])(
  "the program's login stays itself after: %s",
  async (statement) => {
    const { rows } = await signedIn(opened.programUrl, async (client) => {
      await client.query(statement);
      return client.query("select current_user as role, session_user as login");
    });
    expect(rows).toEqual([{ role: programRole, login: programRole }]);
  },
);

test.each([
  "set role postgres",
  "set session authorization postgres",
  "update staff.audit_entry set staff_name = 'another'",
  "truncate staff.audit_entry",
  "alter table staff.audit_entry disable trigger append_only",
  "create role another superuser",
])("and may not: %s", async (statement) => {
  const done = signedIn(opened.programUrl, (client) => client.query(statement));
  await expect(done).rejects.toMatchObject({ code: "42501" });
});

test("the owner's address stays the owner's, and an address of another server is the program's, too", async () => {
  const { rows } = await signedIn(opened.url, (client) => client.query("select session_user as login"));
  expect(rows).toEqual([{ login: "postgres" }]);
  const url = "postgresql://importer@database.example/marsa";
  expect(await openDatabase({ url, dataDir: folder })).toMatchObject({ url, programUrl: url });
});

test("a tool works beside the program on its database, and leaves it running; another program does not", async () => {
  const choice = { url: undefined, dataDir: folder };
  await expect(openDatabase(choice)).rejects.toThrow(DataFolderInUse);
  const guest = await openDatabase({ ...choice, isGuest: true });
  expect([guest.url, guest.programUrl]).toEqual([opened.url, opened.programUrl]);
  await guest.close();
  const { rows } = await signedIn(opened.url, (client) => client.query("select 1 as one"));
  expect(rows).toEqual([{ one: 1 }]);
});

test("what is closed is not revived, also where that had begun", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-closed-"));
  const database = await openDatabase({ url: undefined, dataDir });
  const killed = await postmasterOf(dataDir);
  process.kill(killed, "SIGKILL");
  await until(() => expect(() => process.kill(killed, 0)).toThrow("ESRCH"));
  const revived = database.revive().catch(() => undefined);
  await database.close();
  await revived;
  await untilPostgresEnded(dataDir);
  await database.revive();
  await expect(postmasterOf(dataDir)).rejects.toThrow("ENOENT");
  await rm(dataDir, { recursive: true, force: true });
});
