import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { notFound } from "#app/platform/api/refusals.ts";
import { browser, channel, code, delivered, phone, rememberedDevices, sent, work } from "./call-fields.ts";
import { requestRefusals, verifyRefusals } from "./refusals.ts";

/** What visitors confirm a number for. A code, and the proof that it brings, is good for one of them. */
export const purposes = ["test-drive", "lead"] as const;
export type Purpose = (typeof purposes)[number];

/** Sends a code. The answer is the same for every number, whether we know it or not. */
export const requestCodeCall = defineCall({
  id: "phone.code.request",
  summary: "Send a one-time code to a mobile number",
  method: "POST",
  base: "v3",
  path: "/phone/codes",
  who: "anyone",
  once: true,
  body: z.object({
    phone,
    purpose: z.enum(purposes),
    browser,
    channel: z.optional(channel),
    work,
    rememberedDevices,
  }),
  answer: sent,
  refusals: requestRefusals,
  failureText: "Failed to send the code",
  limit: 30,
});

/** The channels of this installation; without any no code can be sent. */
export const codeChannelsCall = defineCall({
  id: "phone.code.channels",
  summary: "The channels by which codes are sent",
  method: "GET",
  base: "v3",
  path: "/phone/channels",
  who: "anyone",
  answer: z.object({ channels: z.array(channel) }),
  refusals: {},
  failureText: "Failed to fetch channels",
});

/** What became of the newest code of an owner: forms look a few times, so that a visitor hears where nothing arrives. */
export const codeDeliveryCall = defineCall({
  id: "phone.code.delivery",
  summary: "Whether a code was sent, by which channel",
  method: "POST",
  base: "v3",
  path: "/phone/codes/delivery",
  who: "anyone",
  reads: true,
  body: z.object({ phone, purpose: z.enum(purposes), browser }),
  answer: delivered,
  refusals: notFound,
  failureText: "Failed to fetch the delivery",
  limit: 120,
});

/** Exchanges a code for a proof, for 30 minutes: other calls take it beside the number, the purpose and the browser. */
export const verifyCodeCall = defineCall({
  id: "phone.code.verify",
  summary: "Confirm a mobile number by its code",
  method: "POST",
  base: "v3",
  path: "/phone/codes/verification",
  who: "anyone",
  once: true,
  body: z.object({ phone, purpose: z.enum(purposes), browser, code }),
  /** `rememberedDevice` is for the device to keep, and to show with its next requests. */
  answer: z.object({ proof: z.string(), expiresIn: z.int(), rememberedDevice: z.string() }),
  refusals: verifyRefusals,
  failureText: "Failed to confirm the number",
  limit: 60,
});
