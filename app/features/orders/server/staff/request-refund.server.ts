import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { ordersOf } from "../orders/order-rows.server.ts";
import { type ChangedOrder, lockSeen, type SeenOrder, saveByStaff } from "./change-by-staff.server.ts";
import { checkRefund, type RefundRefusal, refundOrder } from "./refund-order.server.ts";

interface WantedRefund {
  /** Dirhams. */
  readonly amount: number;
  readonly reason: string;
}

/** Requests that a part of a price goes back. Nothing does before a colleague has approved it; one request at a time. */
export async function requestRefund(
  trx: AnyTransaction,
  seen: SeenOrder,
  { amount, reason }: WantedRefund,
): Promise<Result<ChangedOrder, RefundRefusal | "refund-open">> {
  const order = await lockSeen(trx, seen);
  if (!order.ok) return order;
  const possible = checkRefund(order.value, amount);
  if (!possible.ok) return possible;
  if ((await openRefund(trx, seen.orderId)) !== undefined) return refuse("refund-open");
  const { by, now } = seen;
  await ordersOf(trx)
    .insertInto("orders.refund_request")
    .values({
      ...{ id: newId<"Refund">(now.getTime()), order_id: seen.orderId, amount, reason },
      ...{ requested_by: by.staffId, requested_by_name: by.name, requested_at: now },
    })
    .execute();
  const changes = [{ field: "requestedRefund", before: null, after: amount }];
  const deed = { ...seen, kind: "request-refund", amount, note: reason, changes } as const;
  return succeed(await saveByStaff(trx, order.value, {}, deed));
}

/** Who decides, as the caller's own rule says it; never who requested it. */
type MayApprove = (approverId: string, requesterId: string) => boolean;
type DecisionRefusal = RefundRefusal | "refund-not-open" | "own-request";

/** Gives back what was requested, in the same transaction. Once decided it is decided. */
export async function approveRefund(
  trx: AnyTransaction,
  seen: SeenOrder,
  mayApprove: MayApprove,
): Promise<Result<ChangedOrder, DecisionRefusal>> {
  const request = await decide(trx, seen, { mayApprove, decision: "approved" });
  if (!request.ok) return request;
  return refundOrder(trx, seen, request.value);
}

/** Takes a request back that one has made oneself. */
export async function withdrawRefund(
  trx: AnyTransaction,
  seen: SeenOrder,
): Promise<Result<ChangedOrder, DecisionRefusal>> {
  const isOwn: MayApprove = (deciderId, requesterId) => deciderId === requesterId;
  return leaveAsItIs(trx, seen, { mayApprove: isOwn, decision: "withdrawn" });
}

/** Leaves the price as it is. The reason is read by who requested it. */
export async function declineRefund(
  trx: AnyTransaction,
  seen: SeenOrder,
  { mayApprove, answer }: { readonly mayApprove: MayApprove; readonly answer: string },
): Promise<Result<ChangedOrder, DecisionRefusal>> {
  return leaveAsItIs(trx, seen, { mayApprove, decision: "declined", answer });
}

const kinds = { declined: "decline-refund", withdrawn: "withdraw-refund" } as const;

async function leaveAsItIs(
  trx: AnyTransaction,
  seen: SeenOrder,
  decision: Decision & { readonly decision: keyof typeof kinds },
): Promise<Result<ChangedOrder, DecisionRefusal>> {
  const order = await lockSeen(trx, seen);
  if (!order.ok) return order;
  const request = await decide(trx, seen, decision);
  if (!request.ok) return request;
  const { amount } = request.value;
  const changes = [{ field: "requestedRefund", before: amount, after: null }];
  // The answer is for colleagues, and stands with the request alone.
  const deed = { ...seen, kind: kinds[decision.decision], amount, changes } as const;
  return succeed(await saveByStaff(trx, order.value, {}, deed));
}

interface Decision {
  readonly mayApprove: MayApprove;
  readonly decision: "approved" | "declined" | "withdrawn";
  readonly answer?: string;
}

async function decide(
  trx: AnyTransaction,
  seen: SeenOrder,
  { mayApprove, decision, answer = "" }: Decision,
): Promise<Result<WantedRefund, DecisionRefusal>> {
  const order = await lockSeen(trx, seen);
  if (!order.ok) return order;
  // Under the order's lock nobody else decides it.
  const request = await openRefund(trx, seen.orderId);
  if (request === undefined) return refuse("refund-not-open");
  const { by, now } = seen;
  if (!mayApprove(by.staffId, request.requested_by)) return refuse("own-request");
  // What was canceled meanwhile, or goes back by other ways, can only be declined.
  const possible = decision === "approved" ? checkRefund(order.value, request.amount) : succeed(null);
  if (!possible.ok) return possible;
  await ordersOf(trx)
    .updateTable("orders.refund_request")
    .set({ decision, answer, decided_by: by.staffId, decided_by_name: by.name, decided_at: now })
    .where("id", "=", request.id)
    .execute();
  return succeed(request);
}

function openRefund(trx: AnyTransaction, orderId: string) {
  return ordersOf(trx)
    .selectFrom("orders.refund_request")
    .select(["id", "amount", "reason", "requested_by"])
    .where("order_id", "=", orderId)
    .where("decided_at", "is", null)
    .executeTakeFirst();
}
