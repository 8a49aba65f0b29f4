import * as z from "zod/mini";
import { lang } from "#app/features/scheduling/call-fields.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { bookingRefusals } from "./refusals.ts";

/** Where the customer's appointments and test drives stand as a calendar. Anyone with the address can read it, so it is sent on request only. */
const calendarFeedAddress = z.object({
  /** https: for calendars that subscribe by an address. */
  address: z.string(),
  /** webcal: opens the calendar of the device. */
  webcal: z.string(),
});

const notOffered = { "calendar-not-offered": bookingRefusals["calendar-not-offered"] };

export const showCalendarFeedCall = defineCall({
  id: "account.calendar-feed",
  summary: "The address of the signed-in customer's appointments and test drives as a calendar",
  method: "GET",
  base: "v3",
  path: "/account/calendar-feed",
  who: "customer",
  query: z.object({ lang }),
  answer: calendarFeedAddress,
  refusals: notOffered,
  failureText: "Failed to fetch calendar address",
});

/** Withdraws the address, so that nobody reads it any more, and answers with the new one. */
export const renewCalendarFeedCall = defineCall({
  id: "account.calendar-feed.renew",
  summary: "Withdraw the address of the calendar and get a new one",
  method: "POST",
  base: "v3",
  path: "/account/calendar-feed",
  who: "customer",
  query: z.object({ lang }),
  answer: calendarFeedAddress,
  refusals: notOffered,
  failureText: "Failed to renew calendar address",
});
