import * as z from "zod/mini";
import { after, day, instant, recordId } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

/** Who waits for an earlier time at a center, who has waited longest first. */
export const listWaitingCall = defineOfficeCall({
  id: "list-waiting",
  method: "GET",
  path: "/centers/:center/waiting",
  deed: "waiting-list.view",
  audited: "view",
  params: z.object({ center: recordId }),
  query: z.object({ after }),
  answer: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        customer: z.object({ id: z.string(), name: z.string(), phone: z.nullable(z.string()) }),
        services: z.array(z.string()),
        fromDay: day,
        before: instant,
        /** The appointment that an earlier time would move. */
        appointmentId: z.nullable(z.string()),
        since: instant,
        /** The hours that are held for them now. */
        offer: z.nullable(z.object({ startsAt: instant, until: instant })),
      }),
    ),
    next: z.nullable(z.string()),
    /** All that wait at this center. */
    count: z.number(),
  }),
  refusals: {},
});
