import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { asOwner } from "../../../tests/factories/database/as-owner.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { manyLeads } from "../../../tests/factories/many-leads.ts";
import { pageOf } from "./server/staff/list-leads.server.ts";
import { failedPageOf } from "./server/staff/show-lead.server.ts";
import {
  countLeads,
  failedHandOvers,
  findLeads,
  type LeadQuery,
  leadsForQueue,
  listLeads,
} from "./staff-leads.server.ts";

testDatabase();
const at = now();
const count = 20_000;
const all = { places: ["*"], sort: "due", limit: 50, now: at } as const;
const here = ["place-1", "place-2"];

beforeAll(() => manyLeads(count, at));

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows"?: number;
  readonly "Actual Loops"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}
/** All steps of the plan by which a page was read. */
async function stepsOf(page: RawBuilder<unknown>): Promise<readonly Plan[]> {
  const { rows } = await sql<{ "QUERY PLAN": readonly [{ Plan: Plan }] }>`
    explain (analyze, format json) ${page}`.execute(database());
  const steps: Plan[] = [];
  const walk = (plan: Plan) => {
    steps.push(plan);
    plan.Plans?.forEach(walk);
  };
  walk(rows[0]?.["QUERY PLAN"][0].Plan ?? expect.unreachable());
  return steps;
}

describe("a page of many leads", () => {
  const deep = async (query: LeadQuery) => {
    const { next } = await listLeads({ ...query, limit: 1_000 });
    return { ...query, after: next };
  };
  test.each<[string, Partial<LeadQuery>]>([
    ["of all that is open", {}],
    ["of all that is open, newest first", { sort: "newest" }],
    ["of what was won at two places", { states: ["won"], places: here }],
    [
      "of every state at two places, newest first",
      { states: ["new", "won", "lost"], places: here, sort: "newest" },
    ],
    ["of an owner", { ownerId: "staff-3" }],
    ["of what is overdue", { due: "overdue" }],
    ["of a rare kind", { kinds: ["fleet"], states: ["lost"] }],
    ["of a name", { text: "Family 777", states: ["won", "lost"] }],
    ["of a number", { text: "5500123", states: ["won", "lost"] }],
    ["of the end of a number", { text: "1234", states: ["won", "lost"] }],
  ])("%s is read from indexes, at the beginning and far behind it", async (_, query) => {
    for (const page of [{ ...all, ...query }, await deep({ ...all, ...query })]) {
      const steps = await stepsOf(pageOf(page, page.limit + 1));
      expect(steps.map((step) => step["Node Type"])).not.toContain("Seq Scan");
      // A page for each state and place; of a rare kind every fiftieth lead or so.
      expect(mostRows(steps)).toBeLessThan(query.kinds ? 6_000 : 600);
    }
  });
});

describe("a page of what the CRM did not take", () => {
  const failed = 5_000;
  beforeAll(async () => {
    // Many at the same moment: an outage ends for all of them at once.
    await asOwner(sql`update leads.lead set last_problem = 'CrmRefused503', tries = 3,
      next_try_at = ${at}::timestamptz + (length(id) + right(id, 1)::int) * interval '1 minute'
      where id <= 'many-' || lpad(${failed}::text, 7, '0')`);
    await asOwner(sql`vacuum analyze leads.lead`);
  });

  test("follows the one before it, and all pages together have each lead once", async () => {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await failedHandOvers({ after, limit: 700 });
      ids.push(...page.leads.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    expect(ids).toHaveLength(failed);
    expect(new Set(ids).size).toBe(failed);
    expect((await failedHandOvers({ limit: failed })).next).toBeUndefined();
  });

  test("is read from its index, at the beginning and far behind it", async () => {
    const { next } = await failedHandOvers({ limit: 400 });
    for (const after of [undefined, next]) {
      const steps = await stepsOf(failedPageOf({ after, limit: 50 }));
      expect(steps.map((step) => step["Node Type"])).not.toContain("Seq Scan");
      expect(mostRows(steps)).toBeLessThan(60);
    }
  });
});

/** The rows that the largest step read from the table of leads. */
function mostRows(steps: readonly Plan[]): number {
  const read = steps.filter((step) => step["Relation Name"] === "lead");
  const rows = read.map(
    (step) =>
      ((step["Actual Rows"] ?? 0) + (step["Rows Removed by Filter"] ?? 0)) * (step["Actual Loops"] ?? 1),
  );
  return Math.max(...rows);
}

test("the reads of a morning are quick beside many leads", async () => {
  const start = performance.now();
  for (let turn = 0; turn < 5; turn += 1) {
    await countLeads({ places: here, staffId: "staff-3", now: at });
    await leadsForQueue("staff-3", here, at);
    await findLeads({ text: "55001234" }, 10);
    await findLeads({ text: "person1234@example.qa" }, 10);
  }
  expect((performance.now() - start) / 5).toBeLessThan(10_000);
});
