import * as z from "zod/mini";
import { byId, centerParams, day } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

/** What of a center is printed. */
const sheets = ["day", "list", "week"] as const;

/** Says that a sheet was printed: what leaves on paper is an entry, as an export is. */
export const printSheetCall = defineOfficeCall({
  id: "print-sheet",
  method: "POST",
  path: "/centers/:center/prints",
  deed: "appointment.print",
  audited: "export",
  params: centerParams,
  body: z.object({ sheet: z.enum(sheets), day }),
  answer: z.object({}),
  refusals: {},
});

/** Says that the job card of an appointment was printed. */
export const printCardCall = defineOfficeCall({
  id: "print-card",
  method: "POST",
  path: "/appointments/:id/prints",
  deed: "appointment.print",
  audited: "export",
  params: byId,
  answer: z.object({}),
  refusals: {},
});
