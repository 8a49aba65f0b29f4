import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asOwner } from "../../../tests/factories/database/as-owner.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { collectLog } from "../../../tests/factories/log-lines.ts";
import { bulkLoad, copyRow } from "../bulk-load.server.ts";
import { database, sqlStateOf } from "../database.server.ts";
import { admitProgram, type RestrictedTable } from "./admit-program.server.ts";
import { programRole } from "./program-role.server.ts";

const { url } = testDatabase();
const log = collectLog();
const run = (text: string) => sql.raw(text).execute(database());
const outcome = (done: Promise<unknown>) =>
  done.then(
    () => "done",
    (error) => sqlStateOf(error),
  );
const refused = "42501";
const restricted: readonly RestrictedTable[] = [
  { schema: "tested", table: "entry", allowed: ["insert"] },
  { schema: "tested", table: "value", allowed: ["insert", "delete"] },
  { schema: "tested", table: "of-a-later-migration", allowed: [] },
];
const writes = (table: string) => ({
  select: `select place from ${table}`,
  insert: `insert into ${table} values (1)`,
  update: `update ${table} set place = 2`,
  delete: `delete from ${table}`,
  truncate: `truncate ${table}`,
});
const entry = { select: "done", insert: "done", update: refused, delete: refused, truncate: refused };
const value = { ...entry, delete: "done" };
async function outcomes(table: string, work: (text: string) => Promise<unknown>) {
  const found: Record<string, string | undefined> = {};
  for (const [write, text] of Object.entries(writes(table))) found[write] = await outcome(work(text));
  return found;
}

let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`create schema tested create table entry (place integer) create table value (place integer)
    create table free (place integer generated always as identity, text text)`);
  await admitProgram(owner, restricted);
});
afterAll(() => owner.end());

describe("the program's role", () => {
  test("is that of every connection of the pool and of bulk loads, and no superuser", async () => {
    const role = sql<{ role: string; superuser: boolean }>`
      select current_user as role, rolsuper as superuser from pg_roles where rolname = current_user`;
    const expected = [{ role: programRole, superuser: false }];
    const pooled = await Promise.all([1, 2, 3].map(() => role.execute(database())));
    for (const { rows } of pooled) expect(rows).toEqual(expected);
    expect((await bulkLoad(({ trx }) => role.execute(trx))).rows).toEqual(expected);
  });

  test("does with any other table what deeds and imports do", async () => {
    await run("insert into tested.free (text) values ('a'), ('b')");
    await run("update tested.free set text = 'c' where place = 2; delete from tested.free where place = 1");
    await run("analyze tested.free");
    await bulkLoad(async ({ trx, copy }) => {
      await sql`create temporary table staged (text text) on commit drop`.execute(trx);
      await copy("staged", copyRow(["d"]));
      await sql`insert into tested.free (text) select text from staged`.execute(trx);
    });
    await run("select pg_advisory_lock(1), pg_notify('tested', ''); listen tested; unlisten tested");
    const { rows } = await sql`select text from tested.free order by place`.execute(database());
    expect(rows).toEqual([{ text: "c" }, { text: "d" }]);
  });

  test("has its rights on tables that a later migration makes, in a schema of their own", async () => {
    await owner.query("create schema later create table pearl (place integer)");
    expect(await outcome(run("insert into later.pearl values (1)"))).toBe("done");
  });

  test("changes no table and reads no list of migrations", async () => {
    const texts = [
      "alter table tested.free add more text",
      "drop table tested.free",
      "alter table tested.entry disable trigger append_only",
      "drop trigger append_only on tested.entry",
      "select 1 from public.migration",
    ];
    expect(await Promise.all(texts.map((text) => outcome(run(text))))).toEqual(texts.map(() => refused));
  });
});

describe("a restricted table", () => {
  test("refuses the program all but what its line allows, and again after the next start", async () => {
    for (const _start of [1, 2]) {
      expect(await outcomes("tested.entry", run)).toEqual(entry);
      expect(await outcomes("tested.value", run)).toEqual(value);
      await admitProgram(owner, restricted);
    }
  });

  test("refuses its owner by a trigger", async () => {
    const asLogin = (text: string) => asOwner(sql.raw(text));
    expect(await outcomes("tested.entry", asLogin)).toEqual(entry);
    expect(await outcomes("tested.value", asLogin)).toEqual(value);
  });

  test("is named by the table, so that a report leads to it", async () => {
    await expect(asOwner(sql`update tested.entry set place = 3`)).rejects.toThrow(
      "UPDATE on tested.entry is refused",
    );
  });
});

test("a login that may not make roles goes on with its own rights and says so once; the triggers refuse", async () => {
  const login = `test_login_${randomBytes(6).toString("hex")}`;
  await owner.query(`create role ${login}; create schema modest authorization ${login}`);
  try {
    await owner.query(`set session authorization ${login}`);
    await owner.query("create table modest.entry (place integer)");
    log.clear();
    await admitProgram(owner, [{ schema: "modest", table: "entry", allowed: ["insert"] }]);
    expect(log.lines().trim().split("\n")).toHaveLength(1);
    expect(log.lines()).toContain(programRole);
    const asLogin = (text: string) => owner.query(text);
    expect(await outcomes("modest.entry", asLogin)).toEqual(entry);
    expect(await outcome(run("select 1 from modest.entry"))).toBe(refused);
  } finally {
    await owner.query("reset session authorization");
    await owner.query(`drop owned by ${login}; drop role ${login}`);
  }
});
