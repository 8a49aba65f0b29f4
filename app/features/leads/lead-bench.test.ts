import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { manyLeads } from "../../../tests/factories/many-leads.ts";
import { pageOf } from "./server/staff/list-leads.server.ts";
import { countLeads, findLeads, type LeadQuery, leadsForQueue, listLeads } from "./staff-leads.server.ts";

testDatabase();
const at = now();
const count = 400_000;
const all = { places: ["*"], sort: "due", limit: 50, now: at } as const;
const here = ["place-1", "place-2"];

beforeAll(() => manyLeads(count, at), 600_000);

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows"?: number;
  readonly "Actual Loops"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}
/** All steps of the plan by which a page was read. */
async function stepsOf(query: LeadQuery): Promise<readonly Plan[]> {
  const { rows } = await sql<{ "QUERY PLAN": readonly [{ Plan: Plan }] }>`
    explain (analyze, format json) ${pageOf(query, query.limit + 1)}`.execute(database());
  const steps: Plan[] = [];
  const walk = (plan: Plan) => {
    steps.push(plan);
    plan.Plans?.forEach(walk);
  };
  walk(rows[0]?.["QUERY PLAN"][0].Plan ?? expect.unreachable());
  return steps;
}

void stepsOf; void sql;
test("bench", async () => {
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    console.log(name, "p50", times[30]?.toFixed(1), "p99", times[59]?.toFixed(1));
  };
  const far = (await listLeads({ ...all, states: ["lost"], limit: 1000 })).next;
  const { rows: plan } = await sql<Record<string,string>>`explain (analyze, buffers) select count(*) filter (where state = 'new')::int as new, count(*) filter (where owner_id = 'x') from leads.lead where state in ('new','assigned','contacted') and coalesce(lead.location, '') = any(${["","place-1","place-2"]}::text[])`.execute(database());
  console.log(plan.map((r) => r["QUERY PLAN"]).join("\n"));
  await timed("open", () => listLeads(all));
  await timed("open newest", () => listLeads({ ...all, sort: "newest" }));
  await timed("lost far", () => listLeads({ ...all, states: ["lost"], after: far }));
  await timed("two places", () => listLeads({ ...all, places: here }));
  await timed("two places all states newest", () =>
    listLeads({
      ...all,
      places: here,
      sort: "newest",
      states: ["new", "assigned", "contacted", "won", "lost", "duplicate"],
    }),
  );
  await timed("owner", () => listLeads({ ...all, ownerId: "staff-3" }));
  await timed("fleet won", () => listLeads({ ...all, kinds: ["fleet"], states: ["won"] }));
  await timed("no such kind", () => listLeads({ ...all, kinds: ["task"], states: ["won"] }));
  await timed("name", () => listLeads({ ...all, text: "Family 77", states: ["won", "lost"] }));
  await timed("first name many", () => listLeads({ ...all, text: "Person", states: ["won", "lost"] }));
  await timed("counts", () => countLeads({ places: here, staffId: "staff-3", now: at }));
  await timed("counts all", () => countLeads({ places: ["*"], staffId: "staff-3", now: at }));
  await timed("queue", () => leadsForQueue("staff-3", here, at));
  await timed("find phone", () => findLeads({ phone: "55001234" }, 10));
}, 200_000);
