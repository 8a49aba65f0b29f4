import * as z from "zod/mini";
import { auditProblems } from "#app/features/staff/rules/audit-problems.ts";
import { after, day, instant, recordId } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

export const auditVias = ["write", "view", "search", "export", "sign-in", "refused"] as const;
/** How many people an entry names; the file of the audit has all. */
export const mostPeople = 12;

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
  /** Whose data it is or was shown; a name is null where there is no account, or none any more. */
  people: z.array(z.object({ id: z.string(), name: z.nullable(z.string()) })).check(z.maxLength(mostPeople)),
  peopleCount: z.number(),
  /** How many records a look showed. */
  shown: z.nullable(z.number()),
});
const page = z.object({ rows: z.array(entry), next: z.nullable(z.string()) });

/** Which entries are wanted: for the list, and for its file. */
export const auditFilter = z.object({
  staff: z.optional(recordId),
  deed: z.optional(z.string().check(z.maxLength(60))),
  type: z.optional(z.string().check(z.maxLength(60))),
  record: z.optional(recordId),
  /** Whose data they are about or showed. */
  person: z.optional(recordId),
  via: z.optional(z.enum(auditVias)),
  from: z.optional(day),
  to: z.optional(day),
  place: z.optional(recordId),
});

/** Entries that meet every condition. Without a place it takes a role that holds everywhere. */
export const searchAuditCall = defineOfficeCall({
  id: "search-audit",
  method: "GET",
  path: "/audit",
  deed: "audit.search",
  audited: "search",
  query: z.extend(auditFilter, { after }),
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

const check = z.nullable(
  z.object({
    at: instant,
    entries: z.number(),
    verifiedUntil: z.nullable(instant),
    problem: z.nullable(z.enum(auditProblems)),
    problemEntryId: z.nullable(z.string()),
    problems: z.number(),
  }),
);

/** What the last verification of the audit's chain found; null before the first. */
export const showAuditCheckCall = defineOfficeCall({
  id: "show-audit-check",
  method: "GET",
  path: "/audit-check",
  deed: "audit.search",
  answer: z.object({
    check,
    /** An owner of the database could forge the chain too: the program was given no secret of its own. */
    isKeyInDatabase: z.boolean(),
  }),
  refusals: {},
});

/** Verifies the whole chain now. */
export const verifyAuditCall = defineOfficeCall({
  id: "verify-audit",
  method: "POST",
  path: "/audit-check",
  deed: "audit.verify",
  namesNoCustomer: "The chain of the audit.",
  answer: z.object({ check }),
  refusals: {},
});
