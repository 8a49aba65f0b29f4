import { type RawBuilder, sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { FieldChange } from "#app/lib/field-changes.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction, queryCount } from "#app/platform/database.server.ts";
import { eraseRows } from "#app/platform/personal-data/person-rows.server.ts";
import { personalTables } from "#app/platform/personal-data/register.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { auditOf, type NewAuditEntry, recordAudit, searchAudit } from "../../staff.server.ts";
import { auditQuery } from "./audit-query.server.ts";

testDatabase();
const start = now();
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const by = { staffId: "staff-1", name: "Fatima Al Kaabi" };
const moved: FieldChange[] = [
  { field: "state", before: "CREA", after: "CNF" },
  { field: "startsAt", before: null, after: after(60) },
];
let records = 0;
/** A record that no other test speaks of. */
const newRecord = () => ({ type: "appointment", id: `appointment-${++records}`, place: "west-bay" });
const write = (more: Partial<NewAuditEntry> = {}) =>
  inTransaction((trx) =>
    recordAudit(trx, {
      by,
      deed: "appointment.confirm",
      record: newRecord(),
      via: "write",
      now: start,
      ...more,
    }),
  );
async function valuesOf(entryId: number): Promise<unknown[]> {
  const { rows } = await sql`select field, before, after, person_id from staff.audit_value
    where entry_id = ${entryId} order by id`.execute(database());
  return rows;
}

describe("an entry", () => {
  test("is written by one statement, with its values beside it", async () => {
    const record = newRecord();
    const before = await inTransaction(async (trx) => {
      await sql`select 1`.execute(trx);
      const count = queryCount();
      const more = {
        deviceId: "tablet-1",
        requestId: "request-1",
        personId: "noora",
        reason: "part-missing",
      };
      await recordAudit(trx, {
        by,
        deed: "appointment.confirm",
        record,
        via: "write",
        changes: moved,
        now: start,
        ...more,
      });
      return queryCount() - count;
    });
    expect(before).toBe(1);
    const { entries, next } = await auditOf(record, { limit: 10 });
    expect(next).toBeNull();
    expect(entries).toEqual([
      {
        ...{ id: expect.any(Number), at: start, staffId: "staff-1", staffName: "Fatima Al Kaabi" },
        ...{
          deviceId: "tablet-1",
          deed: "appointment.confirm",
          recordType: "appointment",
          recordId: record.id,
        },
        ...{
          place: "west-bay",
          fields: ["state", "startsAt"],
          reason: "part-missing",
          requestId: "request-1",
        },
        via: "write",
        people: ["noora"],
        shown: null,
        changes: [moved[0], { field: "startsAt", before: null, after: after(60).toISOString() }],
      },
    ]);
  });

  test("is found by whom it is about, or whose data it showed", async () => {
    const record = newRecord();
    const own = await write({ record, personId: "found" });
    const list = await write({ via: "view", people: ["zahra", "found", "zahra"], shown: 3, now: after(1) });
    await write({ personId: "another" });
    const { entries } = await searchAudit({ person: "found", limit: 10 });
    expect(entries).toMatchObject([
      { id: list, people: ["found", "zahra"], shown: 3 },
      { id: own, people: ["found"], shown: null },
    ]);
  });

  test("goes with the deed that is rolled back", async () => {
    const record = newRecord();
    const failed = inTransaction(async (trx) => {
      await recordAudit(trx, { by, deed: "appointment.confirm", record, via: "write", changes: moved });
      throw new Error("the deed failed");
    });
    await expect(failed).rejects.toThrow("the deed failed");
    expect((await auditOf(record, { limit: 10 })).entries).toEqual([]);
  });

  test("holds ids and names of fields alone: no value, and no reason that was typed", async () => {
    const record = newRecord();
    const changes = [{ field: "phone", before: "55123401", after: "55987654" }];
    const reason = "Noora called from 55987654";
    const id = await write({ record, changes, reason, personId: "noora" });
    const { rows } = await sql<{ row: string }>`
      select e::text as row from staff.audit_entry e where id = ${id}`.execute(database());
    for (const value of ["55123401", "55987654", "Noora"]) expect(rows[0]?.row).not.toContain(value);
    expect((await auditOf(record, { limit: 1 })).entries).toMatchObject([{ reason, changes }]);
  });

  test("of a changed field called reason is not mistaken for the reason", async () => {
    const record = newRecord();
    const changes = [{ field: "reason", before: null, after: "no-show" }];
    await write({ record, changes });
    expect((await auditOf(record, { limit: 1 })).entries).toMatchObject([{ reason: null, changes }]);
  });
});

test("an erasure empties the values of its person and leaves entries and others' values", async () => {
  const [hers, his] = [newRecord(), newRecord()];
  const [herEntry, hisEntry] = [
    await write({ record: hers, changes: moved, personId: "erased", reason: "She wrote to us." }),
    await write({ record: his, changes: moved, personId: "stays" }),
  ];
  const table = personalTables().find((one) => one.table === "staff.audit_value");
  if (table === undefined) throw new Error("the values are not in the register");
  await inTransaction((trx) =>
    eraseRows(trx, table, { customerId: "erased", emails: [], phones: [], reached: [] }),
  );
  expect(await valuesOf(herEntry)).toEqual([]);
  expect(await valuesOf(hisEntry)).toHaveLength(2);
  expect((await auditOf(hers, { limit: 1 })).entries).toMatchObject([
    { staffName: by.name, fields: ["state", "startsAt"], changes: [], reason: null },
  ]);
});

describe("reading", () => {
  test("the timeline of a record goes on page by page without gap or repetition, also within a millisecond", async () => {
    const record = newRecord();
    const ids: number[] = [];
    for (const minute of [0, 1, 1, 1, 2, 3]) ids.push(await write({ record, now: after(minute) }));
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await auditOf(record, { limit: 2, after: cursor });
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids.toReversed());
  });

  test("a timeline shows what was done, and who looked where that is requested", async () => {
    const record = newRecord();
    await write({ record });
    await write({ record, via: "view", deed: "appointment.view", now: after(1) });
    const views = async (vias?: readonly ("write" | "view")[]) =>
      (await auditOf(record, { limit: 9, vias })).entries.map(({ via }) => via);
    expect(await views()).toEqual(["write"]);
    expect(await views(["write", "view"])).toEqual(["view", "write"]);
  });

  test("a search narrows by every condition, in one query", async () => {
    const record = { type: "lead", id: "lead-1" };
    const other = { staffId: "staff-2", name: "Priya Menon" };
    const id = await write({ record, by: other, deed: "lead.answer", now: after(100) });
    await write({ record, by: other, deed: "lead.assign", now: after(99) });
    await write({ record, deed: "lead.answer", now: after(98) });
    await write({ by: other, deed: "lead.answer", now: after(97) });
    await write({ record, by: other, deed: "lead.answer", via: "view", now: after(101) });
    const all = {
      staffId: "staff-2",
      deed: "lead.answer",
      recordType: "lead",
      recordId: "lead-1",
      vias: ["write"],
    } as const;
    const before = queryCount();
    const found = await searchAudit({ ...all, from: after(100), to: after(101), limit: 10 });
    expect(queryCount() - before).toBe(1);
    expect(found.entries.map((entry) => entry.id)).toEqual([id]);
    expect((await searchAudit({ ...all, from: after(100.1), limit: 10 })).entries).toEqual([]);
    expect((await searchAudit({ ...all, to: after(100), limit: 10 })).entries).toEqual([]);
    expect((await searchAudit({ staffId: "staff-2", limit: 2 })).entries.map(({ deed }) => deed)).toEqual([
      "lead.answer",
      "lead.answer",
    ]);
  });
});

test.each([
  ["of a record", { recordType: "lead", recordId: "many-7", vias: ["write"] }, "audit_by_record"],
  ["of a colleague", { staffId: "many-7" }, "audit_by_staff"],
  ["of a deed", { deed: "deed-7" }, "audit_by_deed"],
  ["of a day", { from: after(-9_000), to: after(-8_000) }, "audit_by_time"],
  ["of all", {}, "audit_by_time"],
] as const)("entries %s come from an index in their order, whatever page", async (_, search, index) => {
  for (const cursor of [undefined, `${after(-5_000).getTime()}.7`]) {
    const plan = await planOf(auditQuery({ ...search, after: cursor, limit: 50 }));
    expect(plan).toContain(`Index Scan Backward using ${index} on audit_entry`);
    expect(plan.split("SubPlan")[0]).not.toMatch(/Sort|Seq Scan/);
  }
});

/** The plan where an index in the right order is preferred to sorting: it has a sort only where there is none. */
function planOf(query: RawBuilder<unknown>): Promise<string> {
  return inTransaction(async (trx) => {
    await sql`set local enable_sort = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(trx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}
