import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { howMany } from "../../../tests/factories/how-much.ts";
import { leadOf, storeLead } from "../../../tests/factories/leads.ts";
import { until } from "../../../tests/factories/until.ts";
import { type Crm, CrmRefused } from "./server/crm.server.ts";
import { handOver } from "./server/hand-over-lead.server.ts";
import { workOffLeads } from "./server/work-off-leads.server.ts";
import type { LeadsTables } from "./tables.ts";

testDatabase();
beforeEach(async () => void (await database<LeadsTables>().deleteFrom("leads.lead").execute()));

/** A CRM that answers as given, and records which leads it received, and how many at once. */
function crmThat(take: (id: string) => Promise<string> | string) {
  const sent: string[] = [];
  const seen = { together: 0, most: 0 };
  const crm: Crm = {
    name: "stand-in",
    async take({ id }) {
      sent.push(id);
      seen.most = Math.max(seen.most, ++seen.together);
      try {
        return await take(id);
      } finally {
        seen.together -= 1;
      }
    },
  };
  return { crm, sent, seen };
}
const down = () => Promise.reject(new TypeError("fetch failed"));

/** So many leads that have waited, the first one longest. */
async function backlogOf(count: number): Promise<void> {
  await sql`
    insert into leads.lead (id, kind, idempotency_key, first_name, last_name, mobile, message, utm, page, language,
      purpose, marketing_consent, created_at, next_try_at)
    select 'lead-' || n, 'offer', 'key-' || n, 'Noora', 'Al Thani', '55123456', '', '{}', '/offers/suhail-lease', 'en',
      'answer-the-request', false, now(), now() - interval '1 day' + n * interval '1 second'
    from generate_series(1, ${count}::int) as n`.execute(database());
}
const waiting = async () => {
  const rows = await database<LeadsTables>()
    .selectFrom("leads.lead")
    .select(["id", "tries"])
    .where("handed_over_at", "is", null)
    .orderBy("next_try_at")
    .execute();
  return rows;
};

test("a backlog is worked off in its order, a hundred by two statements, five at a time", async () => {
  const leads = howMany({ day: 2_000, night: 20_000 });
  await backlogOf(leads);
  const { crm, sent, seen } = crmThat((id) => Promise.resolve(`crm-${id}`));
  const before = queryCount();
  expect(await workOffLeads(crm)).toBe(leads);
  const queries = queryCount() - before;
  expect(await waiting()).toEqual([]);
  expect(sent.slice(0, 3)).toEqual(["lead-1", "lead-2", "lead-3"]);
  expect(new Set(sent).size).toBe(leads);
  expect(seen.most).toBe(5);
  // Claim and save of each batch, and the look that finds nothing more.
  expect(queries).toBeLessThanOrEqual((leads / 100 + 1) * 2);
  expect(await leadOf("lead-777")).toMatchObject({ crm: "stand-in", crm_id: "crm-lead-777", tries: 1 });
});

test("a CRM that is down is called once and then left alone; nothing else is touched, and new leads wait", async () => {
  await backlogOf(300);
  const { crm, sent } = crmThat(down);
  await workOffLeads(crm);
  expect(sent.length).toBeLessThanOrEqual(5);
  expect(await workOffLeads(crm)).toBe(0);
  const { id } = await storeLead();
  await handOver(id, crm, now());
  expect(sent.length).toBeLessThanOrEqual(5);
  const rows = await waiting();
  expect(rows).toHaveLength(301);
  // They were sent at once: which of them is retried first is undefined.
  const tried = rows.filter(({ tries }) => tries > 0).map((row) => row.id);
  expect(tried.toSorted()).toEqual(sent.toSorted());
  expect(await leadOf(id)).toMatchObject({ tries: 0, handed_over_at: null });
});

test("a lead that the CRM refuses stays, and keeps nobody else from it", async () => {
  await backlogOf(30);
  const refusal = new CrmRefused("no", { status: 400, ofLead: true });
  const { crm } = crmThat((id) => (id === "lead-1" ? Promise.reject(refusal) : Promise.resolve(id)));
  expect(await workOffLeads(crm)).toBe(30);
  expect(await waiting()).toEqual([{ id: "lead-1", tries: 1 }]);
  expect(await leadOf("lead-1")).toMatchObject({ last_problem: "CrmRefused400", crm: null });
  expect(await workOffLeads(crm)).toBe(0);
});

test("a slow CRM costs its time and no more: what did not fit is left as it was", async () => {
  await backlogOf(200);
  const { crm, sent } = crmThat((id) => new Promise((resolve) => setTimeout(resolve, 50, id)));
  const tried = await workOffLeads(crm, 300);
  expect(tried).toBe(sent.length);
  expect(tried).toBeLessThan(60);
  const rows = await waiting();
  expect(rows).toHaveLength(200 - tried);
  expect(rows.every(({ tries }) => tries === 0)).toBe(true);
});

test("two processes share a backlog: no lead is offered twice", async () => {
  await backlogOf(500);
  const { crm, sent } = crmThat((id) => Promise.resolve(id));
  await Promise.all([workOffLeads(crm), workOffLeads(crm), workOffLeads(crm)]);
  expect(sent.length).toBe(500);
  expect(new Set(sent).size).toBe(500);
});

test("no connection is held while the CRM stands still, and what a process left behind is offered again", async () => {
  await backlogOf(20);
  const still = Promise.withResolvers<string>();
  const { crm, sent } = crmThat(() => still.promise);
  const work = workOffLeads(crm);
  await until(() => expect(sent.length).toBe(5));
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(database());
  expect(rows).toEqual([{ open: 0 }]);
  expect(await workOffLeads(crm)).toBe(0);
  await sql`update leads.lead set claimed_until = now() - interval '1 second'`.execute(database());
  const another = crmThat((id) => id);
  expect(await workOffLeads(another.crm)).toBe(20);
  still.resolve("late");
  await work;
});
