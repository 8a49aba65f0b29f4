import { ownValue } from "#app/lib/untrusted/own-value.ts";
import type { returnReasons } from "../../order-calls.ts";

export type ReturnReason = (typeof returnReasons)[number];
/** Days after collection, by the kind of part and the reason; 0: not at all. */
export type ReturnPeriods = Readonly<Record<string, Readonly<Record<ReturnReason, number>>>>;

export interface CollectedLine {
  readonly returns: string;
  readonly quantity: number;
  /** Pieces that were given up before collection, and that were given back or are requested to be. */
  readonly dropped: number;
  readonly returned: number;
  readonly requested: number;
}

const dayMs = 86_400_000;

/** Days in which a line may be given back for a reason. Of a kind that nobody has named nothing is. */
function daysFor(periods: ReturnPeriods, kind: string, reason: ReturnReason): number {
  return ownValue(periods, kind)?.[reason] ?? 0;
}

/** The end of a period (exclusive). */
function endOfReturns(collectedAt: Date, days: number): Date {
  return new Date(collectedAt.getTime() + days * dayMs);
}

/** Pieces of a line that can still be given back. */
export function piecesLeft({ quantity, dropped, returned, requested }: CollectedLine): number {
  return Math.max(0, quantity - dropped - returned - requested);
}

/** Whether pieces of a collected line may be given back for a reason at a moment. */
export function mayReturn(
  line: CollectedLine,
  { quantity, reason }: { readonly quantity: number; readonly reason: ReturnReason },
  { periods, collectedAt, now }: { periods: ReturnPeriods; collectedAt: Date; now: Date },
): boolean {
  const days = daysFor(periods, line.returns, reason);
  return quantity <= piecesLeft(line) && days > 0 && now < endOfReturns(collectedAt, days);
}

/** The longest period of a line for any reason; null where nothing can be given back any more. */
export function lastReturn(
  line: CollectedLine,
  { periods, collectedAt, now }: { periods: ReturnPeriods; collectedAt: Date; now: Date },
): { readonly quantity: number; readonly until: Date } | null {
  const days = Math.max(0, ...Object.values(ownValue(periods, line.returns) ?? {}));
  const until = endOfReturns(collectedAt, days);
  const quantity = piecesLeft(line);
  return quantity > 0 && days > 0 && now < until ? { quantity, until } : null;
}
