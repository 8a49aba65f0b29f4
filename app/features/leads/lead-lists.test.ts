import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { failedHandOvers } from "./server/staff/show-lead.server.ts";
import {
  countLeads,
  exportLeads,
  findLeads,
  type LeadQuery,
  leadForStaff,
  leadsForQueue,
  listLeads,
} from "./staff-leads.server.ts";

testDatabase();
const at = now();
const all = { places: ["*"], sort: "due", limit: 25, now: at } as const;

interface Made {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly location: string | null;
  readonly owner: string | null;
  readonly due: Date | null;
  readonly created: Date;
}
const states = ["new", "assigned", "contacted", "won", "lost", "duplicate"];
const minutes = (count: number) => new Date(at.getTime() + count * 60_000);

/** Leads of every state, place and kind; many are due at one moment, and many were left at one. */
const made: readonly Made[] = Array.from({ length: 600 }, (_, number) => {
  const state = states[number % 6] ?? "new";
  const isDue = state === "new" || state === "assigned" || (state === "contacted" && number % 4 === 2);
  return {
    id: `lead-${String(number).padStart(4, "0")}`,
    kind: ["offer", "finance", "fleet"][number % 3] ?? "offer",
    state,
    location: [null, "lusail", "west-bay", "salwa"][Math.floor(number / 6) % 4] ?? null,
    owner: state === "new" ? null : (["hessa", "omar"][Math.floor(number / 24) % 2] ?? null),
    due: isDue ? minutes((number % 50) * 60 - 600) : null,
    created: minutes(-(number % 40) * 60),
  };
});

beforeAll(async () => {
  await sql`
    insert into leads.lead (id, kind, idempotency_key, first_name, last_name, mobile, email, message, utm, page, language,
      purpose, marketing_consent, created_at, next_try_at, state, location, owner_id, owner_name, assigned_at, due_at,
      answer_by, lost_reason)
    select id, kind, id, 'Noora', 'Al Kuwari', '55000000', null, '', '{}', '/', 'en', 'answer-the-request', false,
      created, created, state, location, owner, owner, case when owner is not null then created end, due, created,
      case when state = 'lost' then 'price' end
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as made (id text, kind text, state text, location text, owner text, due timestamptz, created timestamptz)`.execute(
    database(),
  );
  await sql`insert into leads.lead (id, kind, idempotency_key, first_name, last_name, mobile, email, message, utm, page,
      language, purpose, marketing_consent, created_at, next_try_at, last_problem, state)
    values ('person', 'offer', 'person', 'أحمد', 'آل ثاني', '66123456', 'Ahmad_50%@example.qa', 'hello', '{}', '/', 'ar',
      'answer-the-request', false, ${minutes(-10_000)}, ${minutes(60)}, 'CrmRefused400', 'contacted')`.execute(
    database(),
  );
});

/** All pages of a list, one after another. */
async function pages(query: Partial<LeadQuery>): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await listLeads({ ...all, ...query, after });
    ids.push(...page.leads.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  return ids;
}

type Wanted = (lead: Made) => boolean;
const byDue = (one: Made, other: Made) =>
  (one.due?.getTime() ?? Number.MAX_SAFE_INTEGER) - (other.due?.getTime() ?? Number.MAX_SAFE_INTEGER) ||
  one.id.localeCompare(other.id);
const byAge = (one: Made, other: Made) =>
  other.created.getTime() - one.created.getTime() || other.id.localeCompare(one.id);
const expected = (wanted: Wanted, order: typeof byDue) =>
  made
    .filter(wanted)
    .toSorted(order)
    .map(({ id }) => id);
const isOpen: Wanted = ({ state }) => ["new", "assigned", "contacted"].includes(state);

describe("a list, page by page, is what a list in memory would be", () => {
  test.each<[string, Partial<LeadQuery>, Wanted]>([
    ["of all that is open", {}, isOpen],
    ["of one state", { states: ["lost"] }, ({ state }) => state === "lost"],
    [
      "of places, with leads of no place",
      { places: ["lusail", "salwa"] },
      (lead) => isOpen(lead) && lead.location !== "west-bay",
    ],
    ["of no place at all", { places: [] }, (lead) => isOpen(lead) && lead.location === null],
    ["of kinds", { kinds: ["fleet"] }, (lead) => isOpen(lead) && lead.kind === "fleet"],
    [
      "of an owner at a place",
      { ownerId: "omar", places: ["lusail"] },
      (lead) =>
        isOpen(lead) && lead.owner === "omar" && (lead.location === null || lead.location === "lusail"),
    ],
    ["without an owner", { ownerId: null, states: ["new"] }, ({ state }) => state === "new"],
    ["of what is overdue", { due: "overdue" }, (lead) => isOpen(lead) && lead.due !== null && lead.due <= at],
  ])("%s", async (_, query, wanted) => {
    const isMade = (ids: string[]) => ids.filter((id) => id !== "person");
    expect(isMade(await pages({ ...query, sort: "due" }))).toEqual(expected(wanted, byDue));
    expect(isMade(await pages({ ...query, sort: "newest" }))).toEqual(expected(wanted, byAge));
  });
});

test("a page is one query, whatever its length and filters", async () => {
  for (const query of [
    { limit: 1 },
    { limit: 500 },
    { places: ["lusail"], states: ["won", "lost"] as const, text: "Noora" },
  ]) {
    const before = queryCount();
    await listLeads({ ...all, ...query });
    expect(queryCount() - before).toBe(1);
  }
});

test("the tabs count by one query what the lists show", async () => {
  const before = queryCount();
  const counts = await countLeads({ places: ["lusail"], staffId: "hessa", now: at });
  expect(queryCount() - before).toBe(1);
  const here = made.filter((lead) => isOpen(lead) && (lead.location === null || lead.location === "lusail"));
  expect(counts).toMatchObject({
    new: here.filter(({ state }) => state === "new").length,
    overdue: here.filter(({ due }) => due !== null && due <= at).length,
    mine: here.filter(({ owner }) => owner === "hessa").length,
    handOverProblems: 1,
  });
});

describe("people", () => {
  test.each([
    "احمد",
    "أحمد ال",
    "ال ثاني",
    "أحمَد",
    "ahmed thani",
    "66123",
    "+974 6612 3456",
    "0097466123456",
    "٦٦١٢٣",
    "3456",
    "ahmad_50%@",
    "AHMAD_50%@example.qa",
  ])("are found by %s", async (text) => {
    expect(await pages({ text, states: ["contacted"] })).toEqual(["person"]);
  });

  test.each(["ahmad_5%@", "hassoun", "%", "no one", "6612 9"])("are not found by %s", async (text) => {
    expect(await pages({ text, states: ["contacted"] })).not.toContain("person");
  });

  test("are found by number, address and name, newest first", async () => {
    const found = async (person: Parameters<typeof findLeads>[0]) =>
      (await findLeads(person, 5)).map(({ id }) => id);
    expect(await found({ text: "00974 6612 3456" })).toEqual(["person"]);
    expect(await found({ text: "AHMAD_50%@example.qa" })).toEqual(["person"]);
    expect(await found({ text: "احمد" })).toEqual(["person"]);
    expect(await found({ customerId: "nobody" })).toEqual([]);
    expect(await found({ text: "55000000" })).toEqual(expected(() => true, byAge).slice(0, 5));
  });
});

test("a queue has one's own leads of today, and what should have an owner by now", async () => {
  const { count, first: queue } = await leadsForQueue("hessa", ["lusail"], at);
  expect(count).toBeGreaterThanOrEqual(queue.length);
  const dueAts = queue.map(({ dueAt }) => dueAt?.getTime() ?? 0);
  expect(dueAts).toEqual(dueAts.toSorted((one, other) => one - other));
  expect(queue.length).toBeGreaterThan(5);
  for (const { state, owner, location, dueAt } of queue) {
    if (owner !== null)
      expect([owner.staffId, state === "assigned" || state === "contacted"]).toEqual(["hessa", true]);
    else
      expect([state, [null, "lusail"].includes(location), (dueAt ?? at) <= at]).toEqual(["new", true, true]);
  }
});

test("what the CRM did not take says why and when it is tried again", async () => {
  expect(await failedHandOvers({ limit: 10 })).toMatchObject({
    leads: [
      {
        id: "person",
        hasHandOverProblem: true,
        handOver: { problem: "CrmRefused400", nextTryAt: minutes(60), crm: null },
      },
    ],
    next: undefined,
  });
});

test("a lead says all of itself in the reader's language; one that is gone is none", async () => {
  const lead = await leadForStaff("person", "ar");
  expect(lead).toMatchObject({ name: "أحمد آل ثاني", phone: "+97466123456", message: "hello", timeline: [] });
  expect(lead?.facts.map(({ name }) => name)).toContain("الجوال");
  expect(await leadForStaff("none", "en")).toBeUndefined();
});

test("an export reads all leads of a filter in pages", async () => {
  const ids: string[] = [];
  for await (const { id } of exportLeads({ places: ["*"], states: ["won"], now: at })) ids.push(id);
  expect(ids).toEqual(expected(({ state }) => state === "won", byAge));
});
