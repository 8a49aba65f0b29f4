import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { patternText } from "#app/platform/api/pattern-text.ts";
import { stockQuery } from "./calls.ts";
import { alertRefusals } from "./refusals.ts";

/** The address of a search as a feed to subscribe to: Atom, newest cars first. It holds for this search alone. */
export const stockFeedCall = defineCall({
  id: "cpov.feed",
  summary: "The address of a feed of the cars that fit a search",
  method: "GET",
  base: "v3",
  path: "/cpov/feed",
  who: "anyone",
  query: stockQuery,
  answer: z.object({ address: z.string() }),
  refusals: {},
  failureText: "Failed to fetch the feed",
});

/** What the form sends; it checks itself by this, so that browser and server cannot differ. */
export const watchBody = z.object({
  email: patternText("email"),
  /** The filters, as the listing's address has them; sort and page say nothing here. */
  search: stockQuery,
  /** A field that no person sees; only a machine fills it, and then nothing is sent. */
  website: z._default(z.string().check(z.maxLength(500)), ""),
});

/** Requests alerts by mail. Nothing is sent before the address was confirmed; the answer is the same for every address. */
export const watchStockCall = defineCall({
  id: "cpov.alerts.watch",
  summary: "Ask for mails about new cars and lower prices of a search",
  method: "POST",
  base: "v1",
  path: "/cpov/alerts",
  who: "anyone",
  once: true,
  body: watchBody,
  answer: z.object({}),
  refusals: {},
  failureText: "Failed to save the alert",
  limit: 10,
});

const params = z.object({ token: z.string().check(z.regex(/^[\w-]{24}$/)) });
const alert = z.object({
  state: z.enum(["unconfirmed", "active"]),
  /** The filters, as an address of the listing: `?make=rimal`. Empty until the alert is confirmed. */
  search: z.string(),
});
export type StockAlert = z.output<typeof alert>;

/** The token stands in the links of the mails; its holder reads and ends one alert, and nothing else. */
export const showAlertCall = defineCall({
  id: "cpov.alerts.show",
  summary: "One alert, by the token of its mails",
  method: "GET",
  base: "v1",
  path: "/cpov/alerts/:token",
  who: "anyone",
  params,
  answer: alert,
  refusals: alertRefusals,
  limit: 60,
});

export const confirmAlertCall = defineCall({
  id: "cpov.alerts.confirm",
  summary: "Confirm an alert: mails come from now on",
  method: "POST",
  base: "v1",
  path: "/cpov/alerts/:token/confirm",
  who: "anyone",
  params,
  answer: alert,
  refusals: alertRefusals,
  limit: 60,
});

/** Ending twice is ending: an alert that is not there is a good answer. */
export const endAlertCall = defineCall({
  id: "cpov.alerts.end",
  summary: "End an alert and forget the address",
  method: "DELETE",
  base: "v1",
  path: "/cpov/alerts/:token",
  who: "anyone",
  params,
  answer: z.object({}),
  refusals: {},
  limit: 60,
});

/** The same for mailboxes, which post their reader's request to the address of a mail's header (RFC 8058). */
export const endAlertFromMailboxCall = defineCall({
  id: "cpov.alerts.endFromMailbox",
  summary: "End an alert with one click in a mailbox",
  method: "POST",
  base: "v1",
  path: "/cpov/alerts/:token/end",
  who: "anyone",
  params,
  answer: z.object({}),
  refusals: {},
  limit: 60,
});
