import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import { showQueueCall } from "../../calls/queue-calls.ts";

testDatabase();
const center = "al-sadd";
const [leads, calls] = [137, 264];
let manager: Awaited<ReturnType<typeof staffMember>>;

beforeAll(async () => {
  await importPlaces();
  await seedContent(now());
  manager = await staffMember({ role: "manager", place: center });
});
const queue = async (kind?: "lead" | "call-task") =>
  (await officeApiAs(manager).get(showQueueCall, { query: { kind } })).data;

test("the queue counts all that wait, however many, with as many statements", async () => {
  const statements = async () => {
    const before = queryCount();
    await queue();
    return queryCount() - before;
  };
  await addLeads(1);
  await addCalls(1);
  await queue();
  // Whom nobody has seen yet costs the entry of a look.
  await addLeads(1);
  const few = await statements();
  await addLeads(leads - 2);
  await addCalls(calls - 1);
  expect(await statements()).toBe(few);
  const { counts, items } = await queue();
  expect(counts).toMatchObject({ lead: leads, "call-task": calls });
  expect(items.length).toBeLessThan(leads + calls);
});

test("of one kind alone its most urgent are answered, and the counts stay", async () => {
  const { counts, items } = await queue("lead");
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["lead"]));
  expect(counts).toMatchObject({ lead: leads, "call-task": calls });
});

test("a lead names its offer as the list of leads does", async () => {
  await sql`update leads.lead set offer_id = 'suhail-lease' where id = ${`lead-${leads}`}`.execute(
    database(),
  );
  const { items } = await queue("lead");
  const details = items.map(({ detail }) => detail);
  expect(details.join()).not.toContain("suhail-lease");
  expect(details.filter((detail) => detail !== "")).not.toEqual([]);
});

let made = 0;

/** Without an owner, and late. */
async function addLeads(count: number): Promise<void> {
  const from = made;
  made += count;
  await sql`
    insert into leads.lead (id, kind, idempotency_key, first_name, last_name, mobile, message, utm, page, language, purpose,
      marketing_consent, created_at, handed_over_at, crm, crm_id, state, location, due_at, answer_by)
    select 'lead-' || n, 'offer', 'lead-' || n, 'Noora', 'Al Kuwari', '55000000', '', '{}', '/', 'en', 'answer-the-request',
      false, ${now()}, ${now()}, 'built-in', n::text, 'new', ${center}, ${now()}::timestamptz - n * interval '1 minute', ${now()}
    from generate_series(${from + 1}::int, ${from + count}::int) as n`.execute(database());
}

async function addCalls(count: number): Promise<void> {
  const from = made;
  made += count;
  await sql`
    insert into booking.call_task (id, appointment_id, center_id, reason_en, reason_ar, owner_staff_id, owner_name, due_at,
      created_at, changed_at, changed_by, attempts, version)
    select 'call-' || n, 'visit-' || n, ${center}, 'Closed', 'مغلق', 'staff', 'Staff', ${now()}, ${now()}, ${now()}, 'staff', 0, 1
    from generate_series(${from + 1}::int, ${from + count}::int) as n`.execute(database());
}
