import * as z from "zod/mini";
import { counterRefusals } from "#app/features/orders/staff-refusals.ts";
import { byId, changedRecord, recordId, version } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

/** For colleagues and the audit. */
const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const ofOrder = {
  method: "POST",
  deed: "order.refund",
  ofCustomer: true,
  params: byId,
  answer: changedRecord,
  refusals: counterRefusals,
} as const;

/** A refund that failed is sent once more. */
export const resendRefundCall = defineOfficeCall({
  ...ofOrder,
  id: "resend-refund",
  path: "/orders/:id/resend-refund",
  body: z.object({ version, refundId: recordId }),
});

/** The gateway told staff that it has made it after all: who said so stands in the note. */
export const confirmRefundCall = defineOfficeCall({
  ...ofOrder,
  id: "confirm-refund",
  path: "/orders/:id/confirm-refund",
  body: z.object({ version, refundId: recordId, note }),
});

/** Its money went back by other ways than the gateway, as the note says. */
export const recordRefundCall = defineOfficeCall({
  ...ofOrder,
  id: "record-refund",
  path: "/orders/:id/record-refund",
  body: z.object({ version, refundId: recordId, note }),
});
