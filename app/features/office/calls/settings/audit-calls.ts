import * as z from "zod/mini";
import { after, day, instant, recordId } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

export const auditVias = ["write", "view", "search", "export", "sign-in"] as const;

const entry = z.object({
  id: z.string(),
  at: instant,
  staffId: z.string(),
  staffName: z.string(),
  /** The shared device on which it was done, by its name. */
  device: z.nullable(z.string()),
  deed: z.string(),
  via: z.enum(auditVias),
  record: z.object({ type: z.string(), id: z.string(), placeName: z.nullable(z.string()) }),
  /** Names of all fields that changed; values of some may have been erased. */
  fields: z.array(z.string()),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  reason: z.nullable(z.string()),
});
const page = z.object({ rows: z.array(entry), next: z.nullable(z.string()) });

/** Entries that meet every condition. Without a place it takes a role that holds everywhere. */
export const searchAuditCall = defineOfficeCall({
  id: "search-audit",
  method: "GET",
  path: "/audit",
  deed: "audit.search",
  audited: "search",
  query: z.object({
    staff: z.optional(recordId),
    deed: z.optional(z.string().check(z.maxLength(60))),
    type: z.optional(z.string().check(z.maxLength(60))),
    record: z.optional(recordId),
    via: z.optional(z.enum(auditVias)),
    from: z.optional(day),
    to: z.optional(day),
    place: z.optional(recordId),
    after,
  }),
  answer: page,
  refusals: {},
});

/** What was done to one record. */
export const showRecordAuditCall = defineOfficeCall({
  id: "show-record-audit",
  method: "GET",
  path: "/records/:type/:id/audit",
  deed: "audit.search",
  audited: "view",
  params: z.object({ type: z.string().check(z.maxLength(60)), id: recordId }),
  query: z.object({ place: z.optional(recordId), after }),
  answer: page,
  refusals: {},
});
