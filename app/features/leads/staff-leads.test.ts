import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { personalTables } from "#app/platform/personal-data/register.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { leadOf, storeLead } from "../../../tests/factories/leads.ts";
import { forgetLeads } from "./server/forget-leads.server.ts";
import "./server/personal-data.server.ts";
import { assignOwner } from "./server/staff/assign-owner.server.ts";
import {
  assignLead,
  assignWaitingLeads,
  closeTask,
  handOnLeads,
  leadForStaff,
  markDuplicate,
  provideLeadOwners,
  recordCall,
  reopenLead,
  retryHandOver,
  takeLead,
} from "./staff-leads.server.ts";
import type { LeadsTables } from "./tables.ts";

testDatabase();
const hessa = { staffId: "hessa", name: "Hessa Al Kaabi" };
const omar = { staffId: "omar", name: "Omar Haddad" };
const nobody = async () => [];

beforeEach(async () => {
  provideLeadOwners(nobody);
  await database<LeadsTables>().deleteFrom("leads.lead").execute();
});

const act = <T>(work: (trx: Parameters<Parameters<typeof inTransaction<unknown, T>>[0]>[0]) => Promise<T>) =>
  inTransaction<unknown, T>(work);
const seen = (leadId: string, version = 1, by = hessa) => ({ by, leadId, version, now: now() });
const timeline = async (id: string) => (await leadForStaff(id, "en"))?.timeline ?? [];
const jobsFor = async (name: string, leadId: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name = ${name} and data ->> 'leadId' = ${leadId}`.execute(database());
  return rows[0]?.count;
};

describe("a new lead", () => {
  test("is nobody's, due for an owner within five minutes and for an answer within an hour", async () => {
    const { id } = await storeLead();
    const lead = await leadOf(id);
    expect(lead).toMatchObject({ state: "new", version: 1, owner_id: null });
    const minutes = ((lead.answer_by?.getTime() ?? 0) - (lead.due_at?.getTime() ?? 0)) / 60_000;
    // In one stretch of open hours, or with a night in between.
    expect(minutes).toBeGreaterThanOrEqual(55);
    expect(await jobsFor("assign-lead-owner", id)).toBe(1);
  });

  test("goes to who takes such leads, by turns, and two at once go to two", async () => {
    provideLeadOwners(async (_, { kind }) => (kind === "fleet" ? [] : [hessa, omar]));
    const numbers = Array.from({ length: 6 }, (_, index) => `6612340${index}`);
    const ids = await Promise.all(numbers.map(async (mobile) => (await storeLead({ mobile })).id));
    await Promise.all(ids.map((id) => act((trx) => assignOwner(trx, id, new Date()))));
    const owners = await Promise.all(ids.map(async (id) => (await leadOf(id)).owner_id));
    expect(owners.toSorted()).toEqual(["hessa", "hessa", "hessa", "omar", "omar", "omar"]);
    const [lead] = await Promise.all(ids.map(leadOf));
    expect(lead).toMatchObject({ state: "assigned", version: 2 });
    expect(lead?.due_at).toEqual(lead?.answer_by);
  });

  test("of a number goes to who has its other leads, two at once to one, and not to who may not answer it", async () => {
    provideLeadOwners(async () => [hessa, omar]);
    const assign = (id: string) => act((trx) => assignOwner(trx, id, new Date()));
    const ids = await Promise.all([1, 2, 3].map(async () => (await storeLead()).id));
    await Promise.all(ids.map(assign));
    const owners = await Promise.all(ids.map(async (id) => (await leadOf(id)).owner_id));
    expect(new Set(owners).size).toBe(1);
    const [known = ""] = owners;
    const other = known === hessa.staffId ? omar : hessa;
    const { id: further } = await storeLead();
    await assign(further);
    expect((await leadOf(further)).owner_id).toBe(known);
    expect((await leadForStaff(further, "en"))?.requestOfNumber).toBe(4);
    // The owner has left, or does not see that place.
    provideLeadOwners(async () => [other]);
    const { id: elsewhere } = await storeLead();
    await assign(elsewhere);
    expect((await leadOf(elsewhere)).owner_id).toBe(other.staffId);
    // They may answer it though they take none by turns.
    const manager = { staffId: "manager", name: "Maryam" };
    await act((trx) => assignLead(trx, { ...seen(elsewhere, 2), to: manager }));
    await sql`update leads.lead set created_at = created_at - interval '40 days', state = 'won', due_at = null where id <> ${elsewhere}`.execute(
      database(),
    );
    provideLeadOwners(
      async () => [other],
      async () => [other, manager],
    );
    const { id: last } = await storeLead();
    await assign(last);
    expect((await leadOf(last)).owner_id).toBe("manager");
  });

  test("stays without an owner where nobody takes such leads, until somebody does", async () => {
    const { id } = await storeLead();
    await assignWaitingLeads(now());
    expect(await leadOf(id)).toMatchObject({ state: "new", version: 1 });
    provideLeadOwners(async () => [omar]);
    await assignWaitingLeads(now());
    expect(await leadOf(id)).toMatchObject({ state: "assigned", owner_name: "Omar Haddad" });
    expect(await timeline(id)).toMatchObject([{ kind: "assigned", by: null, ownerName: "Omar Haddad" }]);
  });

  test("of the same number about the same is suggested as a duplicate; of another kind and model it is not", async () => {
    const first = await storeLead();
    const [same, byMail, other] = [
      await storeLead({ email: "noora@example.qa" }),
      await storeLead({ mobile: "66123456", email: "Noora@example.qa" }),
      await storeLead({ kind: "finance", mobile: "66123456" }),
    ];
    expect((await leadOf(first.id)).duplicate_of).toBeNull();
    expect((await leadOf(same.id)).duplicate_of).toBe(first.id);
    expect((await leadOf(byMail.id)).duplicate_of).toBe(same.id);
    expect((await leadOf(other.id)).duplicate_of).toBeNull();
  });

  test("of the same number is none after a month", async () => {
    const first = await storeLead();
    await sql`update leads.lead set created_at = created_at - interval '31 days' where id = ${first.id}`.execute(
      database(),
    );
    expect((await leadOf((await storeLead()).id)).duplicate_of).toBeNull();
  });
});

describe("two who take a lead at once", () => {
  test("leave it with one; the other learns who and when", async () => {
    const { id } = await storeLead();
    const taken = await Promise.all([hessa, omar].map((by) => act((trx) => takeLead(trx, seen(id, 1, by)))));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    const lead = await leadOf(id);
    expect(taken.find(({ ok }) => !ok)).toMatchObject({
      code: "changed-meanwhile",
      detail: { by: lead.owner_name, at: lead.assigned_at?.toISOString() },
    });
    expect(await timeline(id)).toHaveLength(1);
  });
});

describe("a call", () => {
  test("is one deed with its note, and says what changed", async () => {
    const { id } = await storeLead();
    const called = await act((trx) =>
      recordCall(trx, { ...seen(id), outcome: "reached", note: "Wants red" }),
    );
    expect(called).toMatchObject({ ok: true, value: { version: 2, state: "contacted" } });
    const fields = called.ok ? called.value.changes.map(({ field }) => field) : [];
    expect(fields).toEqual(expect.arrayContaining(["state", "ownerId", "dueAt"]));
    expect(await timeline(id)).toMatchObject([
      { version: 2, kind: "reached", by: { name: hessa.name }, ownerName: hessa.name, note: "Wants red" },
    ]);
  });

  test("that is agreed for later makes the lead due then", async () => {
    const { id } = await storeLead();
    const callAt = new Date(now().getTime() + 86_400_000);
    await act((trx) => recordCall(trx, { ...seen(id), outcome: "call-later", callAt }));
    expect((await leadOf(id)).due_at).toEqual(callAt);
  });

  test("that is refused changes nothing", async () => {
    const { id } = await storeLead();
    const before = await leadOf(id);
    expect(await act((trx) => recordCall(trx, { ...seen(id), outcome: "lost" }))).toMatchObject({
      code: "lost-reason-missing",
    });
    expect(await act((trx) => recordCall(trx, { ...seen(id, 7), outcome: "won" }))).toMatchObject({
      code: "changed-meanwhile",
      detail: { by: null },
    });
    expect(await act((trx) => takeLead(trx, seen("none")))).toMatchObject({ code: "lead-not-found" });
    expect(await leadOf(id)).toEqual(before);
  });

  test("loses and wins, and what is closed is opened again", async () => {
    const { id } = await storeLead();
    await act((trx) => recordCall(trx, { ...seen(id), outcome: "lost", lostReason: "price" }));
    expect(await leadOf(id)).toMatchObject({ state: "lost", lost_reason: "price", due_at: null });
    expect(await act((trx) => reopenLead(trx, seen(id, 2, omar)))).toMatchObject({
      value: { state: "assigned", version: 3 },
    });
    expect(await leadOf(id)).toMatchObject({ owner_id: "hessa", lost_reason: null });
  });
});

test("a manager gives a lead to somebody else", async () => {
  const { id } = await storeLead();
  await act((trx) => assignLead(trx, { ...seen(id), to: omar }));
  expect(await timeline(id)).toMatchObject([{ kind: "assigned", by: hessa, ownerName: omar.name }]);
});

describe("a duplicate", () => {
  test("is marked and shown at both, and nothing is merged", async () => {
    const [first, second] = [await storeLead(), await storeLead()];
    const marked = await act((trx) => markDuplicate(trx, { ...seen(second.id), of: first.id }));
    expect(marked).toMatchObject({ value: { state: "duplicate" } });
    expect((await leadForStaff(first.id, "en"))?.duplicates.map(({ id }) => id)).toEqual([second.id]);
    expect((await leadForStaff(second.id, "en"))?.duplicates.map(({ id }) => id)).toEqual([first.id]);
    expect(await leadOf(first.id)).toMatchObject({ state: "new", version: 1 });
    const round = await act((trx) => markDuplicate(trx, { ...seen(first.id), of: second.id }));
    expect(round).toMatchObject({ code: "duplicate-of-itself" });
  });

  test("of itself, or of none, is refused", async () => {
    const { id } = await storeLead();
    expect(await act((trx) => markDuplicate(trx, { ...seen(id), of: id }))).toMatchObject({
      code: "duplicate-of-itself",
    });
    expect(await act((trx) => markDuplicate(trx, { ...seen(id), of: "none" }))).toMatchObject({
      code: "lead-not-found",
    });
  });
});

test("the hand-over is tried again at once, and not where nothing waits", async () => {
  const { id } = await storeLead();
  const later = new Date(now().getTime() + 6 * 3_600_000);
  await database<LeadsTables>()
    .updateTable("leads.lead")
    .set({ next_try_at: later, last_problem: "CrmRefused400", tries: 6 })
    .execute();
  const at = now();
  expect(await act((trx) => retryHandOver(trx, { by: hessa, leadId: id, now: at }))).toMatchObject({
    ok: true,
  });
  expect((await leadOf(id)).next_try_at).toEqual(at);
  expect(await jobsFor("hand-over-lead", id)).toBe(2);
  await database<LeadsTables>()
    .updateTable("leads.lead")
    .set({ next_try_at: null, handed_over_at: at, crm: "built-in" })
    .execute();
  expect(await act((trx) => retryHandOver(trx, { by: hessa, leadId: id, now: at }))).toMatchObject({
    code: "already-handed-over",
  });
});

test("who leaves leaves no lead behind: all open ones find owners anew", async () => {
  const [open, contacted, won] = [await storeLead(), await storeLead(), await storeLead()];
  await act((trx) => takeLead(trx, seen(open.id)));
  await act((trx) => recordCall(trx, { ...seen(contacted.id), outcome: "reached" }));
  await act((trx) => recordCall(trx, { ...seen(won.id), outcome: "won" }));
  expect(await act((trx) => handOnLeads(trx, { by: omar, staffId: "hessa", now: now() }))).toBe(2);
  expect(await leadOf(open.id)).toMatchObject({ state: "new", owner_id: null });
  provideLeadOwners(async () => [omar]);
  await assignWaitingLeads(now());
  const owners = await Promise.all([open, contacted, won].map(async ({ id }) => (await leadOf(id)).owner_id));
  expect(owners).toEqual(["omar", "omar", "hessa"]);
});

test("what another feature answered closes its task, once", async () => {
  const { id } = await storeLead();
  const { idempotency_key: idempotencyKey } = await leadOf(id);
  const answer = { idempotencyKey, by: hessa, outcome: "won", now: now() } as const;
  await act((trx) => closeTask(trx, answer));
  await act((trx) => closeTask(trx, { ...answer, outcome: "lost" }));
  expect(await leadOf(id)).toMatchObject({ state: "won", owner_id: "hessa", version: 2 });
});

test("notes go with their lead: when it is forgotten, and when its customer is deleted", async () => {
  const [old, own] = [await storeLead(), await storeLead({ email: "erased@example.qa" })];
  for (const { id } of [old, own])
    await act((trx) => recordCall(trx, { ...seen(id), outcome: "reached", note: "Lives in Lusail" }));
  const table = personalTables().find((one) => one.table === "leads.lead_event") ?? expect.unreachable();
  const person = { customerId: "none", emails: ["erased@example.qa"], phones: [], reached: [] };
  const { rows } = await sql`select lead_id from leads.lead_event where ${table.of(person)}`.execute(
    database(),
  );
  expect(rows).toEqual([{ lead_id: own.id }]);
  const later = new Date(now().getTime() + 800 * 86_400_000);
  await act((trx) => forgetLeads(trx, later));
  expect(await database<LeadsTables>().selectFrom("leads.lead_event").selectAll().execute()).toEqual([]);
});
