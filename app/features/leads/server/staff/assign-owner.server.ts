import { type Selectable, sql } from "kysely";
import * as z from "zod";
import type { LeadKind } from "#app/lib/lead-kinds.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, defineOutsideJob } from "#app/platform/jobs.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { Lead, LeadsTables } from "../../tables.ts";
import { lockLead, stepLead } from "./lead-deed.server.ts";

/** What a lead is, for who may own it. */
export interface LeadToOwn {
  readonly kind: LeadKind;
  /** The location that the visitor chose; null where any will do. */
  readonly location: string | null;
}
type Owners = (trx: AnyTransaction, lead: LeadToOwn) => Promise<readonly StaffActor[]>;

let owners: Owners | undefined;
let everyOwner: Owners | undefined;

/**
 * Sets who takes leads by turns, and all who may answer one there. The feature that knows the staff calls it when it is loaded;
 * until then leads stay without an owner.
 */
export function provideLeadOwners(byTurns: Owners, every: Owners = byTurns): void {
  owners = byTurns;
  everyOwner = every;
}

/**
 * Gives a lead without an owner to who has the other leads of its number, if they may answer this one; else to one of those who take
 * such leads, by turns: who got a lead longest ago is next. Without any it stays as it is and becomes overdue, for a manager to see.
 */
export async function assignOwner(trx: AnyTransaction, leadId: string, at: Date): Promise<void> {
  const lead = await lockLead(trx, { leadId });
  if (!lead.ok || !waitsForOwner(lead.value)) return;
  const { kind, location } = lead.value;
  const wanted = { kind: kind as LeadKind, location };
  const known = await ownerOfNumber(trx, lead.value, (await everyOwner?.(trx, wanted)) ?? [], at);
  const turn =
    known === undefined ? await nextTurn(trx, (await owners?.(trx, wanted)) ?? [], at) : { owner: known, at };
  if (turn === undefined) return;
  const step = { move: "assign", owner: turn.owner, now: turn.at } as const;
  await stepLead(trx, lead.value, step, { kind: "assigned", by: undefined });
}

function waitsForOwner({ owner_id, state }: Selectable<Lead>): boolean {
  return owner_id === null && (state === "new" || state === "contacted");
}

/** Who answered the same number before so many days still knows the person; the owner of an open lead does so however old it is. */
const knownForMs = 30 * 86_400_000;

/**
 * Who has the newest open lead of the same number, else the newest one of the last thirty days, among those who may answer this one.
 * Two of one number at once get one owner: the second waits for the first.
 */
async function ownerOfNumber(
  trx: AnyTransaction,
  { id, mobile }: Selectable<Lead>,
  candidates: readonly StaffActor[],
  at: Date,
): Promise<StaffActor | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leads of ${mobile}`}, 0))`.execute(trx);
  const { rows } = await sql<{ owner_id: string }>`
    select owner_id from leads.lead
    where mobile = ${mobile} and id <> ${id} and owner_id = any(${candidates.map(({ staffId }) => staffId)}::text[])
      and (state in ('assigned', 'contacted') or created_at > ${new Date(at.getTime() - knownForMs)})
    order by state in ('assigned', 'contacted') desc, created_at desc, id limit 1`.execute(trx);
  return candidates.find(({ staffId }) => staffId === rows[0]?.owner_id);
}

/** Whose turn it is, and its moment: later than that of all turns before, or two in one millisecond would be one person's. */
async function nextTurn(
  trx: AnyTransaction,
  candidates: readonly StaffActor[],
  at: Date,
): Promise<{ readonly owner: StaffActor; readonly at: Date } | undefined> {
  if (candidates.length === 0) return undefined;
  // Two at once would both find the same one next.
  await sql`select pg_advisory_xact_lock(hashtextextended('turns of leads', 0))`.execute(trx);
  const { rows } = await sql<{ id: string; last: Date | null; latest: Date | null }>`
    select id, last, max(last) over () as latest from (
      select candidate.id,
        (select max(lead.assigned_at) from leads.lead where lead.owner_id = candidate.id) as last
      from unnest(${candidates.map(({ staffId }) => staffId)}::text[]) as candidate (id)
    ) as turn order by last nulls first, id limit 1`.execute(trx);
  const [next] = rows;
  const owner = candidates.find(({ staffId }) => staffId === next?.id);
  if (owner === undefined) return undefined;
  return { owner, at: new Date(Math.max(at.getTime(), (next?.latest?.getTime() ?? 0) + 1)) };
}

/** Sent with every lead. Should it be lost, the sweep finds the lead. */
export const assignLeadOwner = defineJob({
  name: "assign-lead-owner",
  schema: z.object({ leadId: z.string() }),
  run: ({ leadId }, trx) => assignOwner(trx, leadId, now()),
});

const mostAtOnce = 200;
/** Of every minute. */
const sweepMs = 30_000;

/** Gives owners to leads that have none, those that wait longest first, each in its own transaction. */
export async function assignWaitingLeads(at: Date): Promise<void> {
  if (owners === undefined) return;
  const end = performance.now() + sweepMs;
  let after: { id: string; created_at: Date } | undefined;
  do {
    const waiting = await waitingAfter(after);
    for (const { id } of waiting) await inTransaction<unknown, void>((trx) => assignOwner(trx, id, at));
    after = waiting.length < mostAtOnce ? undefined : waiting.at(-1);
  } while (after !== undefined && performance.now() < end);
}

function waitingAfter(after: { readonly id: string; readonly created_at: Date } | undefined) {
  const waiting = database<LeadsTables>()
    .selectFrom("leads.lead")
    .select(["id", "created_at"])
    .where("owner_id", "is", null)
    .where("answer_by", "is not", null)
    .where(sql<boolean>`state in ('new', 'contacted')`)
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostAtOnce);
  if (after === undefined) return waiting.execute();
  return waiting.where(sql<boolean>`(created_at, id) > (${after.created_at}, ${after.id})`).execute();
}

defineOutsideJob({
  name: "assign-waiting-leads",
  schema: z.unknown(),
  schedule: "* * * * *",
  atOnce: 1,
  callOut: () => assignWaitingLeads(now()),
});

/**
 * Takes all open leads from a member of staff who leaves and finds them owners anew. Answers with how many they were. It bears
 * a repetition.
 */
export async function handOnLeads(
  trx: AnyTransaction,
  { by, staffId, now: at }: { readonly by: StaffActor; readonly staffId: string; readonly now: Date },
): Promise<number> {
  const leads = await tablesOf<LeadsTables>(trx)
    .selectFrom("leads.lead")
    .selectAll()
    .where("owner_id", "=", staffId)
    .where("state", "in", ["assigned", "contacted"])
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const lead of leads) await stepLead(trx, lead, { move: "release", now: at }, { kind: "released", by });
  return leads.length;
}
