import type { Selectable } from "kysely";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { type Refused, type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { type LeadStanding, type LeadStep, moveLead } from "../../rules/inbox/lead-moves.ts";
import type { LeadState } from "../../rules/lead-states.ts";
import type { LeadDeedRefusal } from "../../staff-refusals.ts";
import type { Lead, LeadsTables } from "../../tables.ts";
import { answerDue, leadHours } from "./due-times.server.ts";

/** Behind these stand lists of leads, and the queue of who answers them. */
export const leadTopics = ["leads", "queue"] as const;

/** What every deed of staff names: who does it, and the version that they saw. */
export interface LeadDeed {
  readonly by: StaffActor;
  readonly leadId: string;
  readonly version: number;
  readonly now: Date;
}
export interface ChangedLead {
  readonly version: number;
  readonly state: LeadState;
  readonly changes: readonly FieldChange[];
}
/** A line of the timeline beside the step itself. */
export interface LeadNote {
  readonly kind: string;
  readonly by: StaffActor | undefined;
  readonly note?: string | undefined;
}

/** The lead of a deed, locked until the transaction ends. Refuses one that is gone, or that somebody changed meanwhile. */
export async function lockLead(
  trx: AnyTransaction,
  { leadId, version }: Pick<LeadDeed, "leadId"> & { readonly version?: number },
): Promise<Result<Selectable<Lead>, "lead-not-found" | "changed-meanwhile">> {
  const lead = await tablesOf<LeadsTables>(trx)
    .selectFrom("leads.lead")
    .selectAll()
    .where("id", "=", leadId)
    .forUpdate()
    .executeTakeFirst();
  if (lead === undefined) return refuse("lead-not-found");
  if (version !== undefined && lead.version !== version) return changedMeanwhile(trx, lead);
  return succeed(lead);
}

/** Who was faster, and when. Without a name the program assigned the lead. */
async function changedMeanwhile(
  trx: AnyTransaction,
  { id, version }: Selectable<Lead>,
): Promise<Refused<"changed-meanwhile">> {
  const event = await tablesOf<LeadsTables>(trx)
    .selectFrom("leads.lead_event")
    .select(["staff_name", "at"])
    .where("lead_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return refuse("changed-meanwhile", { by: event?.staff_name ?? null, at: event?.at.toISOString() ?? null });
}

/** Moves a locked lead: decides by the rule, saves, writes the timeline and announces it, all in the caller's transaction. */
export async function stepLead(
  trx: AnyTransaction,
  lead: Selectable<Lead>,
  step: Omit<LeadStep, "again">,
  note: LeadNote,
): Promise<Result<ChangedLead, LeadDeedRefusal>> {
  const before = standingOf(lead);
  const again = answerDue(step.now, await leadHours(trx, lead.location));
  const moved = moveLead(before, { ...step, again });
  if (!moved.ok) return moved;
  const after = moved.value;
  const version = await saveStanding(trx, lead, after);
  await writeEvent(trx, { leadId: lead.id, version, at: step.now }, note, {
    owner_name: after.ownerId === before.ownerId ? null : after.ownerName,
    lost_reason: after.lostReason,
    duplicate_of: after.state === "duplicate" ? after.duplicateOf : null,
    call_at: step.callAt ?? null,
  });
  await announceChange(trx, leadTopics);
  return succeed({ version, state: after.state, changes: changesBetween({ ...before }, { ...after }) });
}

async function saveStanding(
  trx: AnyTransaction,
  { id, version }: Selectable<Lead>,
  after: LeadStanding,
): Promise<number> {
  const saved = await tablesOf<LeadsTables>(trx)
    .updateTable("leads.lead")
    .set({
      version: version + 1,
      state: after.state,
      owner_id: after.ownerId,
      owner_name: after.ownerName,
      assigned_at: after.assignedAt,
      answered_at: after.answeredAt,
      due_at: after.dueAt,
      lost_reason: after.lostReason,
      duplicate_of: after.duplicateOf,
    })
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return saved.version;
}

interface EventFacts {
  readonly owner_name?: string | null;
  readonly lost_reason?: string | null;
  readonly duplicate_of?: string | null;
  readonly call_at?: Date | null;
}

/** Writes a line of a lead's timeline under the version that the deed made. */
export async function writeEvent(
  trx: AnyTransaction,
  { leadId, version, at }: { readonly leadId: string; readonly version: number; readonly at: Date },
  { kind, by, note = "" }: LeadNote,
  facts: EventFacts = {},
): Promise<void> {
  await tablesOf<LeadsTables>(trx)
    .insertInto("leads.lead_event")
    .values({
      lead_id: leadId,
      version,
      at,
      kind,
      staff_id: by?.staffId ?? null,
      staff_name: by?.name ?? null,
      note,
      ...facts,
    })
    .execute();
}

function standingOf(lead: Selectable<Lead>): LeadStanding {
  return {
    state: lead.state as LeadState,
    ownerId: lead.owner_id,
    ownerName: lead.owner_name,
    assignedAt: lead.assigned_at,
    answerBy: lead.answer_by,
    answeredAt: lead.answered_at,
    dueAt: lead.due_at,
    lostReason: lead.lost_reason,
    duplicateOf: lead.duplicate_of,
  };
}
