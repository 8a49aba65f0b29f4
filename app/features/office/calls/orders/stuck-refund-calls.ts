import * as z from "zod/mini";
import { recordId, version } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import { refundDeed } from "./refund-deed.ts";

/** For colleagues and the audit. */
const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** A refund that failed is sent once more. */
export const resendRefundCall = defineOfficeCall({
  ...refundDeed,
  id: "resend-refund",
  path: "/orders/:id/resend-refund",
  body: z.object({ version, refundId: recordId }),
});

/** The gateway says that it has made it after all: who said so stands in the note. */
export const confirmRefundCall = defineOfficeCall({
  ...refundDeed,
  id: "confirm-refund",
  path: "/orders/:id/confirm-refund",
  body: z.object({ version, refundId: recordId, note }),
});

/** Its money went back by other ways than the gateway, as the note says. */
export const recordRefundCall = defineOfficeCall({
  ...refundDeed,
  id: "record-refund",
  path: "/orders/:id/record-refund",
  body: z.object({ version, refundId: recordId, note }),
});
