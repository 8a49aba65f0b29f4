import * as z from "zod/mini";
import { lang } from "#app/features/scheduling/call-fields.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { defineCall } from "#app/platform/api/call.ts";
import type { Site } from "#app/platform/page/site-context.ts";

const schedulingOptions = z.object({
  /** A customer can wait for an earlier time. */
  waitingList: z.boolean(),
  /** A customer without vehicles can request a visit within a campaign. */
  campaignRequests: z.boolean(),
  /** Appointments can be subscribed to as a calendar. */
  calendarFeed: z.boolean(),
});
export type SchedulingOptions = z.output<typeof schedulingOptions>;

export const noOptions: SchedulingOptions = {
  waitingList: false,
  campaignRequests: false,
  calendarFeed: false,
};

/** What there is besides booking depends on where appointments are stored. Calls for what is not offered refuse. */
export const showOptionsCall = defineCall({
  id: "services.options",
  summary: "What can be done here besides booking",
  method: "GET",
  base: "v3",
  path: "/orders/services/options",
  who: "anyone",
  query: z.object({ lang }),
  answer: schedulingOptions,
  refusals: {},
  failureText: "Failed to fetch booking options",
});

/** The options for a page that is rendered: so nothing is shown that cannot be had. */
export async function fetchOptions({ language, fetch }: Site): Promise<SchedulingOptions> {
  const reply = await callApi(showOptionsCall, { query: { lang: language }, language, fetch });
  return reply.ok ? reply.data : noOptions;
}
