import { type Result, refuse, succeed } from "#app/lib/result.ts";

/** The life of a request for a vehicle; only the first one is open (product/garage.md#states). */
export const linkStates = ["waiting", "approved", "rejected", "withdrawn"] as const;
export type LinkState = (typeof linkStates)[number];

/** Who moves a request: its customer, or the importer's staff. */
export type LinkActor = "customer" | "staff";

/** Why staff reject a request. Customers read a sentence of it in their language. */
export const rejectReasons = ["vin-wrong", "not-owner", "card-needed"] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** What a request may become, and by whom. What was answered stays; a customer sends another one. */
export const linkMoves: Readonly<Record<LinkState, Readonly<Partial<Record<LinkState, LinkActor>>>>> = {
  waiting: { approved: "staff", rejected: "staff", withdrawn: "customer" },
  approved: {},
  rejected: {},
  withdrawn: {},
};

/** The state after a move. Refuses one that the table lacks, and one that is another's. */
export function moveLink(
  from: LinkState,
  to: LinkState,
  actor: LinkActor,
): Result<LinkState, "illegal-move" | "not-theirs"> {
  const mover = linkMoves[from][to];
  if (mover === undefined) return refuse("illegal-move", { from, to });
  return mover === actor ? succeed(to) : refuse("not-theirs", { from, to, actor });
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A customer who guesses VINs soon has to wait. */
export const mostLinksPerDay = 5;
export function linksCountSince(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

/** Staff are reminded once of what was sent before this. */
export function remindLinksBefore(now: Date): Date {
  return new Date(now.getTime() - 24 * hourMs);
}

/** A rejection stays in sight for this long. */
const daysOfRejection = 30;

/** Whether the dashboard shows a request: while it waits, and for a while after it was rejected. */
export function isOnDashboard(
  { state, changedAt }: { readonly state: LinkState; readonly changedAt: Date },
  now: Date,
): boolean {
  if (state === "waiting") return true;
  return state === "rejected" && now.getTime() - changedAt.getTime() < daysOfRejection * dayMs;
}

/** Answered and withdrawn requests are deleted after this (product/garage.md#retention). */
const daysOfAnswered = 90;
export function forgetLinksBefore(now: Date): Date {
  return new Date(now.getTime() - daysOfAnswered * dayMs);
}
