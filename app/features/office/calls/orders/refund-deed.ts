import { counterRefusals } from "#app/features/orders/staff-refusals.ts";
import { byId, changedRecord } from "../fields.ts";

/** What all deeds about the money of an order have in common. */
export const refundDeed = {
  method: "POST",
  deed: "order.refund",
  ofCustomer: true,
  params: byId,
  answer: changedRecord,
  refusals: counterRefusals,
} as const;
