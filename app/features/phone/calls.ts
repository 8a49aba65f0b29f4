import * as z from "zod/mini";
import { foldDigits } from "#app/lib/validation/validation-patterns.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { notFound } from "#app/platform/api/refusals.ts";
import { requestRefusals, verifyRefusals } from "./refusals.ts";
import { codeDigits, typedCode } from "./rules/code.ts";

/** What visitors confirm a number for. A code, and the proof that it brings, is good for one of them. */
export const purposes = ["test-drive", "lead"] as const;
export type Purpose = (typeof purposes)[number];

/** A number as people type it; which countries are served says the configuration. */
const phone = z.string().check(
  z.maxLength(40),
  z.overwrite((value) => foldDigits(value).trim()),
  z.regex(/^(\+|00)?[\d\s().\u200e\u200f\u2066-\u2069-]{6,30}$/),
);
/** Random text that the browser made and stored: a code works in the browser that requested it. */
const browser = z.string().check(z.regex(/^[\w-]{22,64}$/));
const code = z
  .string()
  .check(z.maxLength(40), z.overwrite(typedCode), z.regex(new RegExp(`^\\d{${codeDigits}}$`)));
/** The solution of the challenge that "work-needed" brought, as ALTCHA writes it: JSON in base64. */
const work = z.optional(z.string().check(z.maxLength(4096)));

/** By which a code reaches its number; the other one takes over where it fails. */
const channel = z.enum(["sms", "whatsapp"]);

const seconds = z.int().check(z.gte(0));
const sent = z.object({
  /** How long the code is valid. */
  expiresIn: seconds,
  /** When the next one may be requested. */
  resendIn: seconds,
});

/** Sends a code. The answer is the same for every number, whether we know it or not. */
export const requestCodeCall = defineCall({
  id: "phone.code.request",
  summary: "Send a one-time code to a mobile number",
  method: "POST",
  base: "v3",
  path: "/phone/codes",
  who: "anyone",
  once: true,
  body: z.object({ phone, purpose: z.enum(purposes), browser, channel: z.optional(channel), work }),
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
  answer: z.object({ channel, state: z.enum(["waiting", "sent", "delivered", "failed"]) }),
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
  answer: z.object({ proof: z.string(), expiresIn: seconds }),
  refusals: verifyRefusals,
  failureText: "Failed to confirm the number",
  limit: 60,
});
