import {
  acceptReturn,
  answerDispute,
  approveRefund,
  type ChangedOrder,
  cancelByStaff,
  counterOfOrder,
  declineRefund,
  fillShortage,
  finishRefund,
  handOverOrder,
  markReady,
  markShort,
  receiveReturn,
  refuseReturn,
  requestRefund,
  type SeenOrder,
  startPicking,
  withdrawRefund,
} from "#app/features/orders/orders-for-staff.server.ts";
import { mayApprove } from "#app/features/staff/rules/permissions.ts";
import { addDays, startOfDay } from "#app/i18n/dates/dates.ts";
import { type Refused, refuse, type Success, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import {
  acceptDisputeCall,
  answerDisputeCall,
  closeDisputeCall,
  recordDisputeCall,
} from "../../calls/orders/dispute-calls.ts";
import {
  acceptReturnCall,
  approveRefundCall,
  cancelOrderCall,
  declineRefundCall,
  fillShortageCall,
  handOverOrderCall,
  markReadyCall,
  markShortCall,
  receiveReturnCall,
  refuseReturnCall,
  requestRefundCall,
  startPickingCall,
  withdrawRefundCall,
} from "../../calls/orders/order-deed-calls.ts";
import {
  confirmRefundCall,
  recordRefundCall,
  resendRefundCall,
} from "../../calls/orders/stuck-refund-calls.ts";
import { answerDeed, answerPreparedDeed } from "../answer-office.server.ts";
import { tryTypedCode } from "./try-pickup-code.server.ts";

const atCounter = ({ params }: { readonly params: { readonly id: string } }) => counterOfOrder(params.id);

/** What people at the counter do with an order. */
export const orderDeeds = [
  answerDeed(
    startPickingCall,
    async (input) => changed(await startPicking(input.trx, seenIn(input))),
    atCounter,
  ),
  answerDeed(markReadyCall, async (input) => changed(await markReady(input.trx, seenIn(input))), atCounter),
  answerPreparedDeed(
    handOverOrderCall,
    tryTypedCode,
    async (input) => changed(await handOverOrder(input.trx, seenIn(input), input.body.pickupCode)),
    atCounter,
  ),
  answerDeed(
    markShortCall,
    async (input) => changed(await markShort(input.trx, seenIn(input), input.body)),
    atCounter,
  ),
  answerDeed(
    fillShortageCall,
    async (input) => changed(await fillShortage(input.trx, seenIn(input), input.body.line)),
    atCounter,
  ),
  answerDeed(
    cancelOrderCall,
    async (input) => {
      const { reason } = input.body;
      return changed(await cancelByStaff(input.trx, seenIn(input), reason), reason);
    },
    atCounter,
  ),
  answerDeed(
    acceptReturnCall,
    async (input) => changed(await acceptReturn(input.trx, returnIn(input))),
    atCounter,
  ),
  answerDeed(
    refuseReturnCall,
    async (input) => changed(await refuseReturn(input.trx, returnIn(input)), input.body.answer),
    atCounter,
  ),
  answerDeed(
    receiveReturnCall,
    async (input) => changed(await receiveReturn(input.trx, returnIn(input), input.body)),
    atCounter,
  ),
  answerDeed(
    requestRefundCall,
    async (input) => changed(await requestRefund(input.trx, seenIn(input), input.body), input.body.reason),
    atCounter,
  ),
  answerDeed(
    withdrawRefundCall,
    async (input) => changed(await withdrawRefund(input.trx, seenIn(input))),
    atCounter,
  ),
  answerDeed(
    approveRefundCall,
    async (input) => changed(await approveRefund(input.trx, seenIn(input), mayApprove)),
    atCounter,
  ),
  answerDeed(
    declineRefundCall,
    async (input) => {
      const { reason } = input.body;
      return changed(await declineRefund(input.trx, seenIn(input), { mayApprove, answer: reason }), reason);
    },
    atCounter,
  ),
  answerDeed(
    resendRefundCall,
    async (input) => {
      const { refundId } = input.body;
      return changed(await finishRefund(input.trx, seenIn(input), { kind: "resend-refund", refundId }));
    },
    atCounter,
  ),
  answerDeed(
    confirmRefundCall,
    async (input) => {
      const confirmed = Object.assign({ kind: "confirm-refund" } as const, input.body);
      return changed(await finishRefund(input.trx, seenIn(input), confirmed), input.body.note);
    },
    atCounter,
  ),
  answerDeed(
    recordRefundCall,
    async (input) => {
      const given = Object.assign({ kind: "record-refund" } as const, input.body);
      return changed(await finishRefund(input.trx, seenIn(input), given), input.body.note);
    },
    atCounter,
  ),
  answerDeed(
    recordDisputeCall,
    async (input) => {
      const { number, amount, reason, respondBy } = input.body;
      // Until the end of the day.
      const end = respondBy === null ? null : startOfDay(addDays(respondBy, 1), config.importer.zone);
      const heard = { kind: "record-dispute", number, amount, reason, respondBy: end } as const;
      return changed(await answerDispute(input.trx, seenIn(input), heard), reason);
    },
    atCounter,
  ),
  answerDeed(
    acceptDisputeCall,
    async (input) => {
      const { disputeId } = input.body;
      return changed(await answerDispute(input.trx, seenIn(input), { kind: "accept-dispute", disputeId }));
    },
    atCounter,
  ),
  answerDeed(
    answerDisputeCall,
    async (input) => {
      const { disputeId, text } = input.body;
      const answer = { kind: "answer-dispute", disputeId, text } as const;
      return changed(await answerDispute(input.trx, seenIn(input), answer), text);
    },
    atCounter,
  ),
  answerDeed(
    closeDisputeCall,
    async (input) => {
      const { disputeId, outcome } = input.body;
      const end = { kind: "close-dispute", disputeId, outcome } as const;
      return changed(await answerDispute(input.trx, seenIn(input), end), outcome);
    },
    atCounter,
  ),
];

interface OrderInput {
  readonly params: { readonly id: string };
  readonly body: { readonly version: number };
  readonly by: StaffActor;
  readonly now: Date;
}

function seenIn({ params, body, by, now }: OrderInput): SeenOrder {
  return { orderId: params.id, version: body.version, by, now };
}

function returnIn(
  input: OrderInput & { readonly body: { readonly returnId: string; readonly answer?: string | undefined } },
) {
  const { returnId, answer } = input.body;
  return { ...seenIn(input), returnId, ...(answer && { answer }) };
}

/** What a deed changed, for the screen and for the audit. Who was faster is said as everywhere in the office. */
function changed<R extends string>(deed: Success<ChangedOrder> | Refused<R>, reason?: string) {
  if (!deed.ok) {
    if (deed.code === "order-changed") return refuse("changed-meanwhile", deed.detail);
    return deed as Refused<Exclude<R, "order-changed">>;
  }
  const { id, version, center, customer_id: personId, changes } = deed.value;
  return {
    ...succeed({ id, version }),
    audit: { record: { type: "order", id, place: center }, changes, personId, reason },
  };
}
