import { type Result, refuse, succeed } from "#app/lib/result.ts";

export interface RefundSource {
  readonly attemptId: string;
  readonly captured: number;
  /** What of it can still go back. */
  readonly refundable: number;
  /** Whether its method can give back a part. */
  readonly canRefundPartly: boolean;
}
export interface RefundPart {
  readonly attemptId: string;
  readonly amount: number;
  /** Staff give it back, since the method cannot. */
  readonly isManual: boolean;
}

/**
 * Spreads an amount over the attempts that captured, which stand oldest first: one that fits exactly, else the newest ones.
 * Refuses where nothing was captured, or less than is to go back.
 */
export function splitRefund(
  sources: readonly RefundSource[],
  amount: number,
): Result<readonly RefundPart[], "nothing-to-refund" | "more-than-captured"> {
  const open = sources.filter((source) => source.refundable > 0);
  if (open.length === 0 || amount <= 0) return refuse("nothing-to-refund");
  const most = open.reduce((sum, source) => sum + source.refundable, 0);
  if (amount > most) return refuse("more-than-captured");
  const exact = open.findLast((source) => source.refundable === amount);
  if (exact !== undefined) return succeed([partOf(exact, amount)]);
  const parts: RefundPart[] = [];
  let left = amount;
  for (const source of open.toReversed()) {
    if (left === 0) break;
    const taken = Math.min(left, source.refundable);
    parts.push(partOf(source, taken));
    left -= taken;
  }
  return succeed(parts);
}

function partOf({ attemptId, captured, canRefundPartly }: RefundSource, amount: number): RefundPart {
  return { attemptId, amount, isManual: amount < captured && !canRefundPartly };
}
