import * as z from "zod/mini";
import { roles } from "#app/features/staff/rules/permissions.ts";
import { defineOfficeCall } from "./office-call.ts";

/** Who is signed in, what they may, and where: what every screen begins with. */
export const showSessionCall = defineOfficeCall({
  id: "show-session",
  method: "GET",
  path: "/session",
  deed: "signed-in",
  namesNoCustomer: "Oneself, and names of locations.",
  answer: z.object({
    member: z.object({ id: z.string(), name: z.string(), email: z.string() }),
    grants: z.array(z.object({ role: z.enum(roles), place: z.string() })),
    /** On a shared device people change by their PIN. */
    device: z.nullable(z.object({ id: z.string() })),
    /** Where work is done, in the order of the importer. */
    locations: z.array(
      z.object({ id: z.string(), name: z.string(), kind: z.string(), timeZone: z.string() }),
    ),
    /** Where orders of parts are handed out: places of their own. */
    counters: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  refusals: {},
});
