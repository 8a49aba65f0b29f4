import { type Result, refuse, succeed } from "#app/lib/result.ts";

export const extraWorkStates = ["proposed", "approved", "declined", "withdrawn"] as const;
export type ExtraWorkState = (typeof extraWorkStates)[number];
/** What the customer says. Nobody else approves or declines. */
export type Decision = "approved" | "declined";
/** How they said it. */
export type DecidedBy = "customer-link" | "customer-account";

export interface WorkLine {
  readonly description: string;
  readonly dirhams: number;
}

/** A link opens a proposal for two days. */
const openHours = 48;
export const mostLines = 20;
export const longestTitle = 120;
export const longestDescription = 200;
/** QAR 1,000,000: what is dearer is a slip of the finger. */
export const mostDirhams = 100_000_000;

export interface Terms {
  readonly title: string;
  readonly lines: readonly WorkLine[];
}

/** The total of a proposal. Refuses one without a title or lines, and amounts that cannot be (`extra-work-invalid`). */
export function totalOf({ title, lines }: Terms): Result<number, "extra-work-invalid"> {
  const isTitled = isText(title, longestTitle);
  const areLines = lines.every(
    ({ description, dirhams }) => isText(description, longestDescription) && isAmount(dirhams),
  );
  const total = lines.reduce((sum, { dirhams }) => sum + dirhams, 0);
  if (!isTitled || !areLines || lines.length === 0 || lines.length > mostLines || !isAmount(total))
    return refuse("extra-work-invalid");
  return succeed(total);
}

function isText(text: string, longest: number): boolean {
  return text.trim() !== "" && text.length <= longest;
}
function isAmount(dirhams: number): boolean {
  return Number.isSafeInteger(dirhams) && dirhams >= 0 && dirhams <= mostDirhams;
}

/** The tax that a total contains, by a rate in basis points; half a dirham counts as one. */
export function taxIn(total: number, basisPoints: number): number {
  return Math.round((total * basisPoints) / (10_000 + basisPoints));
}

export function expiryOf(proposedAt: Date): Date {
  return new Date(proposedAt.getTime() + openHours * 3_600_000);
}

export interface Decidable {
  readonly state: ExtraWorkState;
  readonly expiresAt: Date;
  /** Whether the car is still in the workshop. */
  readonly isVisitOpen: boolean;
}

/** Whether a customer may say yes or no now. `again`: they have said the same before, and nothing is left to do. */
export function decide(
  { state, expiresAt, isVisitOpen }: Decidable,
  decision: Decision,
  now: Date,
): Result<"decide" | "again", "already-decided" | "no-longer-offered"> {
  if (state === decision) return succeed("again");
  if (state === "approved" || state === "declined") return refuse("already-decided", { state });
  if (state === "withdrawn" || !isVisitOpen || expiresAt <= now) return refuse("no-longer-offered");
  return succeed("decide");
}

/** Whether staff may word it anew: what was approved stays as it was approved. */
export function mayRevise(state: ExtraWorkState): boolean {
  return state !== "approved";
}
/** Whether staff may take it back. */
export function mayWithdraw(state: ExtraWorkState): boolean {
  return state === "proposed";
}

export const shownStates = [...extraWorkStates, "expired", "ended"] as const;
/** As it is shown. Unanswered in time it has `expired`; unanswered when the car left it has `ended` with the visit. */
export type ShownState = (typeof shownStates)[number];

/** What is seen of it: everything but `approved` is not approved, and nothing waits for the customer once the car has left. */
export function shownState({ state, expiresAt, isVisitOpen }: Decidable, now: Date): ShownState {
  if (state !== "proposed") return state;
  if (expiresAt <= now) return "expired";
  return isVisitOpen ? "proposed" : "ended";
}
