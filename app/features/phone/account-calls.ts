import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { notFound } from "#app/platform/api/refusals.ts";
import { browser, channel, code, delivered, phone, rememberedDevices, sent, work } from "./call-fields.ts";
import { requestRefusals, verifyRefusals } from "./refusals.ts";

const mobile = z.object({
  /** Eight digits, or with its dial code where it is another country's. */
  phone: z.string(),
  /** By which texts go to it. */
  channel,
  confirmedAt: z.iso.datetime(),
});

/** The customer's confirmed number, or null without one; then the number of the profile, where texts go to that. */
export const showMobileCall = defineCall({
  id: "account.mobile.show",
  summary: "Show the customer's confirmed mobile number",
  method: "GET",
  base: "v3",
  path: "/account/mobile",
  who: "customer",
  answer: z.object({ mobile: z.nullable(mobile), unconfirmed: z.optional(z.string()) }),
  refusals: {},
  failureText: "Failed to fetch the mobile number",
});

/** Sends the code that makes a number the customer's own. The answer is the same whoever has it now. */
export const requestMobileCodeCall = defineCall({
  id: "account.mobile.code",
  summary: "Send a one-time code to the customer's new mobile number",
  method: "POST",
  base: "v3",
  path: "/account/mobile/codes",
  who: "customer",
  fresh: true,
  body: z.object({ phone, browser, channel: z.optional(channel), work, rememberedDevices }),
  answer: sent,
  refusals: requestRefusals,
  failureText: "Failed to send the code",
  limit: 30,
});

export const mobileCodeDeliveryCall = defineCall({
  id: "account.mobile.delivery",
  summary: "Whether the code for the customer's new mobile number was sent, by which channel",
  method: "POST",
  base: "v3",
  path: "/account/mobile/codes/delivery",
  who: "customer",
  reads: true,
  body: z.object({ phone, browser }),
  answer: delivered,
  refusals: notFound,
  failureText: "Failed to fetch the delivery",
  limit: 120,
});

/** Makes a number the customer's own by its code. Where it was another customer's, it moves, and they are warned. */
export const bindMobileCall = defineCall({
  id: "account.mobile.bind",
  summary: "Confirm the customer's mobile number by its code",
  method: "POST",
  base: "v3",
  path: "/account/mobile",
  who: "customer",
  fresh: true,
  body: z.object({ phone, browser, code, channel: z.optional(channel) }),
  answer: z.extend(mobile, { rememberedDevice: z.string() }),
  refusals: verifyRefusals,
  failureText: "Failed to confirm the number",
  limit: 60,
});

export const chooseChannelCall = defineCall({
  id: "account.mobile.channel",
  summary: "Choose the channel by which texts go to the customer's mobile number",
  method: "PATCH",
  base: "v3",
  path: "/account/mobile",
  who: "customer",
  body: z.object({ channel }),
  answer: mobile,
  refusals: notFound,
  failureText: "Failed to change the channel",
});
