import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { isOpen, type LeadMove, type LeadState, type LostReason, stateAfter } from "../lead-states.ts";

interface Staff {
  readonly staffId: string;
  readonly name: string;
}
/** What a lead is before and after a move. */
export interface LeadStanding {
  readonly state: LeadState;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly assignedAt: Date | null;
  readonly answerBy: Date | null;
  readonly answeredAt: Date | null;
  readonly dueAt: Date | null;
  readonly lostReason: string | null;
  readonly duplicateOf: string | null;
}
export interface LeadStep {
  readonly move: LeadMove;
  /** Who gets it: with `assign` the new owner, else who does the deed, where they have a name. */
  readonly owner?: Staff | undefined;
  readonly callAt?: Date | undefined;
  readonly lostReason?: LostReason | undefined;
  readonly duplicateOf?: string | undefined;
  readonly now: Date;
  /** When somebody who was not reached is called again, and a lead that is opened again is answered. */
  readonly again: Date;
}
export type MoveRefusal =
  | "lead-move-not-possible"
  | "call-time-missing"
  | "call-time-passed"
  | "lost-reason-missing";

const reaching: readonly LeadMove[] = ["reached", "call-later", "won", "lost"];

/**
 * A lead after a move. The one who works on a lead without an owner becomes its owner. A closed one has no due time; a lead
 * that was answered has one only where another call is agreed. Refuses what the states do not allow, a later call without
 * a time to come, and a loss without its reason.
 */
export function moveLead(lead: LeadStanding, step: LeadStep): Result<LeadStanding, MoveRefusal> {
  const { move, callAt, now } = step;
  const state = stateAfter(lead.state, move);
  if (state === undefined) return refuse("lead-move-not-possible", { state: lead.state });
  if (move === "call-later" && callAt === undefined) return refuse("call-time-missing");
  if (callAt !== undefined && callAt <= now) return refuse("call-time-passed");
  const lostReason = lostReasonOf(step);
  if (state === "lost" && lostReason === null) return refuse("lost-reason-missing");
  return succeed({
    ...ownerAfter(lead, step),
    state,
    answerBy: lead.answerBy,
    answeredAt: lead.answeredAt ?? (reaching.includes(move) ? now : null),
    dueAt: isOpen(state) ? dueAfter(lead, step) : null,
    lostReason,
    duplicateOf: duplicateAfter(lead, step),
  });
}

function lostReasonOf({ move, lostReason }: LeadStep): LostReason | null {
  if (move === "wrong-number") return "wrong-number";
  return move === "lost" ? (lostReason ?? null) : null;
}

function ownerAfter(
  lead: LeadStanding,
  { move, owner, now }: LeadStep,
): Pick<LeadStanding, "ownerId" | "ownerName" | "assignedAt"> {
  if (move === "release") return { ownerId: null, ownerName: null, assignedAt: null };
  const stays = lead.ownerId !== null && move !== "assign";
  if (stays || owner === undefined || move === "duplicate")
    return { ownerId: lead.ownerId, ownerName: lead.ownerName, assignedAt: lead.assignedAt };
  return { ownerId: owner.staffId, ownerName: owner.name, assignedAt: now };
}

function dueAfter(lead: LeadStanding, { move, callAt, again }: LeadStep): Date | null {
  if (callAt !== undefined) return callAt;
  if (move === "no-answer" || move === "reopen") return again;
  if (move !== "assign" && move !== "release") return null;
  // Until now an owner was due; from now on it is the answer.
  return lead.answeredAt === null ? lead.answerBy : lead.dueAt;
}

/** A mark as a duplicate names the other lead; opening it again says that it is none. A suggestion stays with all else. */
function duplicateAfter(lead: LeadStanding, { move, duplicateOf }: LeadStep): string | null {
  if (move === "duplicate") return duplicateOf ?? null;
  return move === "reopen" && lead.state === "duplicate" ? null : lead.duplicateOf;
}
