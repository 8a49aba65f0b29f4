import * as z from "zod/mini";
import { counterRefusals } from "#app/features/orders/staff-refusals.ts";
import { byId, changedRecord, recordId, version } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

const why = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
/** What the customer reads beside an acceptance; it may be left out. */
const answer = z.optional(z.string().check(z.trim(), z.maxLength(500)));
const ofOrder = {
  ...({ method: "POST", deed: "order.work", ofCustomer: true } as const),
  ...{ params: byId, answer: changedRecord, refusals: counterRefusals },
};

export const startPickingCall = defineOfficeCall({
  ...ofOrder,
  id: "start-picking",
  path: "/orders/:id/start-picking",
  body: z.object({ version }),
});

export const markReadyCall = defineOfficeCall({
  ...ofOrder,
  id: "mark-ready",
  path: "/orders/:id/ready",
  body: z.object({ version }),
});

/** To the person who shows the code of the order. */
export const handOverOrderCall = defineOfficeCall({
  ...ofOrder,
  id: "hand-over-order",
  path: "/orders/:id/hand-over",
  body: z.object({ version, pickupCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) }),
  // The code opens the order: its hash is not stored either.
  hasSecretBody: true,
});

/** Pieces that are not on the shelf: the customer has to answer. */
export const markShortCall = defineOfficeCall({
  ...ofOrder,
  id: "mark-short",
  path: "/orders/:id/short",
  body: z.object({ version, line: z.int().check(z.gte(1)), quantity: z.int().check(z.gte(1), z.lte(99)) }),
});

/** Missing pieces for which the customer waits have come. */
export const fillShortageCall = defineOfficeCall({
  ...ofOrder,
  id: "fill-shortage",
  path: "/orders/:id/filled",
  body: z.object({ version, line: z.int().check(z.gte(1)) }),
});

/** The whole price goes back. */
export const cancelOrderCall = defineOfficeCall({
  ...ofOrder,
  deed: "order.credit",
  id: "cancel-order",
  path: "/orders/:id/cancel",
  body: z.object({ version, reason: why }),
});

export const acceptReturnCall = defineOfficeCall({
  ...ofOrder,
  id: "accept-return",
  path: "/orders/:id/accept-return",
  body: z.object({ version, returnId: recordId, answer }),
});

export const refuseReturnCall = defineOfficeCall({
  ...ofOrder,
  id: "refuse-return",
  path: "/orders/:id/refuse-return",
  body: z.object({ version, returnId: recordId, answer: why }),
});

/** The price of what came goes back. */
export const receiveReturnCall = defineOfficeCall({
  ...ofOrder,
  deed: "order.credit",
  id: "receive-return",
  path: "/orders/:id/receive-return",
  body: z.object({
    version,
    returnId: recordId,
    /** What came can be sold again, and stands on the shelf. */
    restock: z.boolean(),
  }),
});

/** A part of the price goes back once another member of staff has approved it. */
export const requestRefundCall = defineOfficeCall({
  ...ofOrder,
  id: "request-refund",
  path: "/orders/:id/request-refund",
  body: z.object({ version, amount: z.int().check(z.gte(1), z.lte(100_000_000)), reason: why }),
});

/** Who requested it takes it back. */
export const withdrawRefundCall = defineOfficeCall({
  ...ofOrder,
  id: "withdraw-refund",
  path: "/orders/:id/withdraw-refund",
  body: z.object({ version }),
});

export const approveRefundCall = defineOfficeCall({
  ...ofOrder,
  id: "approve-refund",
  path: "/orders/:id/approve-refund",
  deed: "order.refund",
  body: z.object({ version }),
});

export const declineRefundCall = defineOfficeCall({
  ...ofOrder,
  id: "decline-refund",
  path: "/orders/:id/decline-refund",
  deed: "order.refund",
  body: z.object({ version, reason: why }),
});
