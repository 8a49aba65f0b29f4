import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { type CallOutcome, isOpen, type LeadState, type LostReason } from "../../rules/lead-states.ts";
import type { LeadDeedRefusal } from "../../staff-refusals.ts";
import type { LeadsTables } from "../../tables.ts";
import { handOverLead } from "../hand-over-lead.server.ts";
import {
  type ChangedLead,
  type LeadDeed,
  leadTopics,
  lockLead,
  stepLead,
  writeEvent,
} from "./lead-deed.server.ts";

type Outcome = Promise<Result<ChangedLead, LeadDeedRefusal>>;

/** Gives a lead to a member of staff. Refuses a closed one, and one that changed meanwhile. */
export async function assignLead(
  trx: AnyTransaction,
  { by, to, now, ...seen }: LeadDeed & { readonly to: StaffActor },
): Outcome {
  const lead = await lockLead(trx, seen);
  if (!lead.ok) return lead;
  const kind = to.staffId === by.staffId ? "taken" : "assigned";
  return stepLead(trx, lead.value, { move: "assign", owner: to, now }, { kind, by });
}

/** Takes a lead for oneself. Of two who take it at once one gets it; the other learns who and when. */
export function takeLead(trx: AnyTransaction, deed: LeadDeed): Outcome {
  return assignLead(trx, { ...deed, to: deed.by });
}

export interface CallRecord extends LeadDeed {
  readonly outcome: CallOutcome;
  /** When to call again: needed with `call-later`. */
  readonly callAt?: Date | undefined;
  readonly note?: string | undefined;
  /** Needed with `lost`. */
  readonly lostReason?: LostReason | undefined;
}

/**
 * Writes down what a call came to. Who calls about a lead without an owner owns it from then on. Refuses a closed lead, a later
 * call without a time to come (`call-time-missing`, `call-time-passed`) and a loss without a reason (`lost-reason-missing`).
 */
export async function recordCall(trx: AnyTransaction, call: CallRecord): Outcome {
  const { by, outcome, callAt, lostReason, now, note } = call;
  const lead = await lockLead(trx, call);
  if (!lead.ok) return lead;
  return stepLead(
    trx,
    lead.value,
    { move: outcome, owner: by, callAt, lostReason, now },
    { kind: outcome, by, note },
  );
}

/** Opens a closed lead again: its owner answers it, or else who opens it. A duplicate is none any more. */
export async function reopenLead(
  trx: AnyTransaction,
  { by, now, note, ...seen }: LeadDeed & { readonly note?: string | undefined },
): Outcome {
  const lead = await lockLead(trx, seen);
  if (!lead.ok) return lead;
  return stepLead(trx, lead.value, { move: "reopen", owner: by, now }, { kind: "reopened", by, note });
}

/** Marks a lead as a duplicate of another one. Both stay as they are: nothing is merged. Refuses a lead of its own. */
export async function markDuplicate(
  trx: AnyTransaction,
  { by, of, now, ...seen }: LeadDeed & { readonly of: string },
): Outcome {
  const lead = await lockLead(trx, seen);
  if (!lead.ok) return lead;
  const original = await tablesOf<LeadsTables>(trx)
    .selectFrom("leads.lead")
    .select(["id", "duplicate_of", "state"])
    .where("id", "=", of)
    .executeTakeFirst();
  if (original === undefined) return refuse("lead-not-found");
  const isRound = original.state === "duplicate" && original.duplicate_of === lead.value.id;
  if (of === lead.value.id || isRound) return refuse("duplicate-of-itself");
  return stepLead(trx, lead.value, { move: "duplicate", duplicateOf: of, now }, { kind: "duplicate", by });
}

/**
 * Offers a lead to the CRM again at once, past the wait after its failures. It takes no version: it changes nothing of the
 * answer. Refuses one that waits for nothing (`already-handed-over`).
 */
export async function retryHandOver(
  trx: AnyTransaction,
  { by, leadId, now }: Omit<LeadDeed, "version">,
): Outcome {
  const found = await lockLead(trx, { leadId });
  if (!found.ok) return found;
  const { id, state, version: before, next_try_at: nextTryAt } = found.value;
  if (nextTryAt === null) return refuse("already-handed-over");
  const { version } = await tablesOf<LeadsTables>(trx)
    .updateTable("leads.lead")
    .set({ next_try_at: now, version: before + 1 })
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  await writeEvent(trx, { leadId: id, version, at: now }, { kind: "hand-over-retried", by });
  await sendJob(trx, handOverLead, { leadId: id });
  await announceChange(trx, leadTopics);
  const changes = [{ field: "nextTryAt", before: nextTryAt, after: now }];
  return succeed({ version, state: state as LeadState, changes });
}

/** What another feature's staff answered, whose request left a task: its lead is won or lost with it. One that is closed stays. */
export async function closeTask(
  trx: AnyTransaction,
  task: {
    readonly idempotencyKey: string;
    readonly by: StaffActor;
    readonly outcome: "won" | "lost";
    readonly now: Date;
  },
): Promise<void> {
  const { idempotencyKey, by, outcome, now } = task;
  const lead = await tablesOf<LeadsTables>(trx)
    .selectFrom("leads.lead")
    .selectAll()
    .where("idempotency_key", "=", idempotencyKey)
    .forUpdate()
    .executeTakeFirst();
  if (lead === undefined || !isOpen(lead.state as LeadState)) return;
  const lostReason = outcome === "lost" ? ("other" as const) : undefined;
  await stepLead(trx, lead, { move: outcome, owner: by, lostReason, now }, { kind: outcome, by });
}
