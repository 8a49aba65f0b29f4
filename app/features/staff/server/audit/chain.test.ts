import { rm } from "node:fs/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { asOwner } from "../../../../../tests/factories/database/as-owner.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { lastAuditCheck, recordAudit } from "../../staff.server.ts";
import { chainEntries } from "./chain-entries.server.ts";
import { chainHeadFile, readChainHead } from "./chain-head.server.ts";
import { checkAudit } from "./check-audit.server.ts";

const { url, name } = testDatabase();
const by = { staffId: "staff-1", name: "Fatima Al Kaabi" };
const entry = (id: string) => ({
  by,
  deed: "note-lead",
  record: { type: "lead", id, place: "west-bay" },
  via: "write" as const,
  personId: "noora",
  reason: 'She called, and asked for: {"b":1}',
  changes: [{ field: "options", before: null, after: { b: 1, a: ["x", { d: 1.5, c: null }] } }],
});
const write = (id: string) => inTransaction((trx) => recordAudit(trx, entry(id)));
/** The owner of the server: no trigger and no foreign key holds them. */
const tamper = (text: string) => asOwner(sql.raw(`set session_replication_role = replica; ${text}`));
const firstProblem = async () => {
  const { problem, problemEntryId } = await checkAudit();
  return [problem, problemEntryId];
};
const columns = `at, staff_id, staff_name, deed, record_type, record_id, fields, via, people, seal`;

let ids: number[];
beforeEach(async () => {
  ids = [];
  for (const id of ["1", "2", "3", "4", "5"]) ids.push(await write(id));
  expect(await chainEntries()).toBe(5);
});
afterEach(async () => {
  await tamper("truncate staff.audit_value, staff.audit_link, staff.audit_entry, staff.audit_check");
  await rm(chainHeadFile(name), { force: true });
});

test("a chain that nobody touched is verified up to its last entry, and the result is stored", async () => {
  const check = await checkAudit();
  expect(check).toMatchObject({ entries: 5, problem: null, problems: 0 });
  expect(check.verifiedUntil).toBeInstanceOf(Date);
  expect(await lastAuditCheck()).toEqual(check);
});

test("an erasure of values leaves the chain whole", async () => {
  await sql`delete from staff.audit_value where person_id = 'noora'`.execute(database());
  expect(await firstProblem()).toEqual([null, null]);
});

describe("shows", () => {
  test("an entry that was written past the program, with its own rights and before it is chained", async () => {
    const { rows } = await sql<{ id: number }>`insert into staff.audit_entry (${sql.raw(columns)})
      select at, staff_id, 'Another', deed, record_type, record_id, fields, via, people, ${Buffer.alloc(48, 1)}::bytea
      from staff.audit_entry where id = ${ids[0]} returning id`.execute(database());
    expect(await chainEntries()).toBe(0);
    expect(await firstProblem()).toEqual(["forged", rows[0]?.id]);
  });

  test("an entry without a seal that was written once there was a chain", async () => {
    const { rows } = await sql<{ id: number }>`insert into staff.audit_entry (${sql.raw(columns)})
      select at, staff_id, staff_name, deed, record_type, record_id, fields, via, people, null
      from staff.audit_entry where id = ${ids[0]} returning id`.execute(database());
    expect(await firstProblem()).toEqual(["forged", rows[0]?.id]);
  });

  test("no copy of a sealed entry: it is refused", async () => {
    const copy = sql`insert into staff.audit_entry (${sql.raw(columns)}) select ${sql.raw(columns)}
      from staff.audit_entry where id = ${ids[0]}`.execute(database());
    await expect(copy).rejects.toThrow("audit_by_seal");
  });

  test.each([
    "staff_name = 'Another'",
    "at = at - interval '1 hour'",
    "deed = 'show-lead'",
    "record_id = '9'",
    "fields = '{}'",
    "people = '{another}'",
    "via = 'view'",
    "seal = null",
  ])("a change: %s", async (change) => {
    await tamper(`update staff.audit_entry set ${change} where id = ${ids[2]}`);
    expect(await firstProblem()).toEqual(["changed", ids[2]]);
  });

  test("a change before it was chained", async () => {
    const id = await write("6");
    await tamper(`update staff.audit_entry set staff_name = 'Another' where id = ${id}`);
    expect(await firstProblem()).toEqual(["forged", id]);
  });

  test.each(["after = '\"never\"'", "field = 'price'", "seal = null"])(
    "a changed value: %s",
    async (change) => {
      await tamper(`update staff.audit_value set ${change} where entry_id = ${ids[3]} and field = 'options'`);
      expect(await firstProblem()).toEqual(["value", ids[3]]);
    },
  );

  test("a value that is added", async () => {
    await sql`insert into staff.audit_value (entry_id, field, after, expires_at, seal)
      select entry_id, 'price', after, expires_at, seal from staff.audit_value where entry_id = ${ids[1]}`.execute(
      database(),
    );
    expect(await firstProblem()).toEqual(["value", ids[1]]);
  });

  test("a removal in the middle, with its link or without", async () => {
    await tamper(`delete from staff.audit_entry where id = ${ids[1]}`);
    expect(await firstProblem()).toEqual(["removed", ids[1]]);
    await tamper(`delete from staff.audit_link where entry_id = ${ids[1]}`);
    expect(await firstProblem()).toEqual(["removed", ids[2]]);
  });

  test("a removal whose gap was closed", async () => {
    await tamper(`delete from staff.audit_link where entry_id = ${ids[1]};
      delete from staff.audit_entry where id = ${ids[1]};
      update staff.audit_link set seq = seq - 1 where seq > 2`);
    expect(await firstProblem()).toEqual(["order", ids[2]]);
  });

  test("links that changed places", async () => {
    await tamper(`update staff.audit_link set entry_id = -1 where entry_id = ${ids[1]};
      update staff.audit_link set entry_id = ${ids[1]} where entry_id = ${ids[2]};
      update staff.audit_link set entry_id = ${ids[2]} where entry_id = -1`);
    expect((await firstProblem())[0]).toBe("order");
  });

  test("an end that was cut off, also where the chain goes on, and where all of it begins anew", async () => {
    const last = ids.slice(3).join(", ");
    const cut = `delete from staff.audit_link where entry_id in (${last});
      delete from staff.audit_entry where id in (${last})`;
    await tamper(cut);
    expect(await firstProblem()).toEqual(["cut", null]);
    for (const id of ["6", "7", "8"]) await write(id);
    expect(await firstProblem()).toEqual(["cut", null]);
    await tamper("delete from staff.audit_link");
    expect(await firstProblem()).toEqual(["cut", null]);
  });

  test("no result of a verification that the program did not store", async () => {
    await checkAudit();
    await sql`insert into staff.audit_check (at, entries, problems, seal)
      values (${now()}, 9, 0, ${Buffer.alloc(32)})`.execute(database());
    expect(await lastAuditCheck()).toBeUndefined();
  });
});

test("writers of two pools at once are chained, each entry once, by chainers at once", async () => {
  const other = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 4 }) }),
  });
  try {
    const writers = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0
        ? write(`of one ${index}`)
        : other.transaction().execute((trx) => recordAudit(trx, entry(`of another ${index}`))),
    );
    const chainers = Array.from({ length: 6 }, () => chainEntries());
    await Promise.all([...writers, ...chainers]);
  } finally {
    await other.destroy();
  }
  expect(await checkAudit()).toMatchObject({ entries: 45, problem: null });
  expect(await readChainHead(name)).toMatchObject({ seq: 45 });
});

test("an entry that is committed after later ones is chained behind them", async () => {
  const [opened, over] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
  const late = inTransaction(async (trx) => {
    opened.resolve(await recordAudit(trx, entry("late")));
    await over.promise;
  });
  const id = await opened.promise;
  expect(await write("early")).toBeGreaterThan(id);
  expect(await chainEntries()).toBe(1);
  over.resolve();
  await late;
  expect(await chainEntries()).toBe(1);
  expect(await firstProblem()).toEqual([null, null]);
});

test("entries from before the chain are taken into it once, as they are then, and held from there on", async () => {
  await tamper(`delete from staff.audit_link; update staff.audit_value set seal = null;
    update staff.audit_entry set seal = null`);
  await rm(chainHeadFile(name));
  expect(await chainEntries()).toBe(5);
  expect(await firstProblem()).toEqual([null, null]);
  await tamper(`update staff.audit_entry set deed = 'show-lead' where id = ${ids[4]}`);
  expect(await firstProblem()).toEqual(["changed", ids[4]]);
});
