/** Where the answer to a lead stands. Nobody has a new one yet; the last three are closed. */
export const leadStates = ["new", "assigned", "contacted", "won", "lost", "duplicate"] as const;
export type LeadState = (typeof leadStates)[number];
export const openStates = ["new", "assigned", "contacted"] as const satisfies readonly LeadState[];

/** What a call came to. */
export const callOutcomes = ["reached", "no-answer", "call-later", "wrong-number", "won", "lost"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Why a lead was lost. A wrong number gives its own reason. */
export const lostReasons = [
  "price",
  "bought-elsewhere",
  "no-longer-interested",
  "not-available",
  "not-reachable",
  "wrong-number",
  "other",
] as const;
export type LostReason = (typeof lostReasons)[number];

export type LeadMove = CallOutcome | "assign" | "release" | "duplicate" | "reopen";

const answered = {
  reached: "contacted",
  "call-later": "contacted",
  "wrong-number": "lost",
  won: "won",
  lost: "lost",
  duplicate: "duplicate",
} as const;
const closed = { reopen: "assigned" } as const;

/** The states that follow each state. What is not named here is no move. */
const moves: Readonly<Record<LeadState, Partial<Readonly<Record<LeadMove, LeadState>>>>> = {
  new: { ...answered, assign: "assigned", "no-answer": "assigned" },
  assigned: { ...answered, assign: "assigned", "no-answer": "assigned", release: "new" },
  contacted: { ...answered, assign: "contacted", "no-answer": "contacted", release: "contacted" },
  won: closed,
  lost: closed,
  duplicate: closed,
};

/** The state after a move; undefined where the lead cannot move so. */
export function stateAfter(state: LeadState, move: LeadMove): LeadState | undefined {
  return moves[state][move];
}

export function isOpen(state: LeadState): boolean {
  return (openStates as readonly LeadState[]).includes(state);
}
