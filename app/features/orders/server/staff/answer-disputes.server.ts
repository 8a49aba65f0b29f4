import {
  closeDispute,
  disputesOf,
  recordDispute,
  respondToDispute,
} from "#app/features/payments/payments.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { StaffDeed } from "../../rules/order/staff-deeds.ts";
import { lockOrder } from "../orders/order-rows.server.ts";
import { payableKind } from "../orders/save-order.server.ts";
import { type ChangedOrder, lockSeen, type SeenOrder, saveByStaff } from "./change-by-staff.server.ts";

type DisputeRefusal =
  | "order-not-found"
  | "order-changed"
  | "dispute-not-found"
  | "dispute-answered"
  | "dispute-known"
  | "more-than-paid";

/** What is done about a dispute. */
type DisputeDeed =
  | {
      readonly kind: "record-dispute";
      readonly number: string;
      readonly amount: number;
      readonly reason: string;
      readonly respondBy: Date | null;
    }
  | { readonly kind: "accept-dispute"; readonly disputeId: string }
  | { readonly kind: "answer-dispute"; readonly disputeId: string; readonly text: string }
  | { readonly kind: "close-dispute"; readonly disputeId: string; readonly outcome: "won" | "lost" };

/** Notes a dispute of an order's payment, accepts it, answers it, or says how it ended. Its money follows in the same transaction. */
export async function answerDispute(
  trx: AnyTransaction,
  seen: SeenOrder,
  deed: DisputeDeed,
): Promise<Result<ChangedOrder, DisputeRefusal>> {
  const order = await lockSeen(trx, seen);
  if (!order.ok) return order;
  const done = await carryOut(trx, seen, deed);
  if (!done.ok) return done;
  // The payment has changed the order's money by now.
  const after = await lockOrder(trx, seen.orderId);
  if (after === undefined) return refuse("order-not-found");
  const { by, now } = seen;
  return succeed(await saveByStaff(trx, after, {}, Object.assign({ by, now }, noteOf(deed))));
}

async function carryOut(
  trx: AnyTransaction,
  { orderId: reference, now }: SeenOrder,
  deed: DisputeDeed,
): Promise<Result<null, DisputeRefusal>> {
  if (deed.kind === "record-dispute") return recordDispute(trx, { kind: payableKind, reference }, deed, now);
  const own = await disputesOf(payableKind, [reference], trx);
  const { disputeId } = deed;
  if (!own.some(({ id }) => id === disputeId)) return refuse("dispute-not-found");
  switch (deed.kind) {
    case "accept-dispute":
      return respondToDispute(trx, disputeId, { kind: "accept" }, now);
    case "answer-dispute":
      return respondToDispute(trx, disputeId, { kind: "evidence", text: deed.text }, now);
    case "close-dispute":
      return closeDispute(trx, disputeId, deed.outcome, now);
  }
}

function noteOf(deed: DisputeDeed): { kind: StaffDeed; note: string; amount?: number } {
  const { kind } = deed;
  switch (kind) {
    case "record-dispute":
      return { kind, note: deed.reason, amount: deed.amount };
    case "answer-dispute":
      return { kind, note: deed.text };
    case "close-dispute":
      return { kind, note: deed.outcome };
    case "accept-dispute":
      return { kind, note: "" };
  }
}
