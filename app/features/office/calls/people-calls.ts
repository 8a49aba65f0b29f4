import * as z from "zod/mini";
import { documentTypes } from "#app/features/documents/rules/document-types.ts";
import { after, code, instant } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";

/** Whom a line of a list is about; null once the account is erased. */
export const brief = z.nullable(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    isPhoneConfirmed: z.boolean(),
    /** The account is closed: it is being deleted. */
    isClosed: z.boolean(),
  }),
);

export const recordKinds = ["customer", "car", "visit", "guest", "lead", "order"] as const;

/** A record as search and palette show it, and where it opens. */
export const foundRecord = z.object({
  kind: z.enum(recordKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  code: z.nullable(code),
  to: z.string(),
});

export const shortestSearch = 3;
export const longestSearch = 80;

/** One text, looked up by every feature at once; only what the role sees at its places. */
export const searchCall = defineOfficeCall({
  id: "search",
  method: "GET",
  path: "/search",
  deed: "customer.search",
  audited: "search",
  query: z.object({
    text: z.string().check(z.trim(), z.minLength(shortestSearch), z.maxLength(longestSearch)),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        ...foundRecord.shape,
        /** Why it is among them. */
        why: z.object({
          by: z.enum(["name", "phone", "email", "plate", "vin", "reference"]),
          how: z.enum(["whole", "begins", "ends", "sounds"]),
        }),
      }),
    ),
  }),
  refusals: {},
});

export const mostRecalled = 8;

/** Records that were open before, by kind and id, as `customer:…,visit:…`: a browser stores no names. */
export const recallCall = defineOfficeCall({
  id: "recall",
  method: "GET",
  path: "/recall",
  deed: "signed-in",
  audited: "view",
  query: z.object({ records: z.string().check(z.maxLength(1000)) }),
  answer: z.object({ records: z.array(foundRecord) }),
  refusals: {},
});

export const waitingKinds = ["links", "documents", "privacy"] as const;

/** How much waits for an answer of the office; null where the role does not see it. */
export const countWaitingCall = defineOfficeCall({
  id: "count-waiting",
  method: "GET",
  path: "/waiting",
  deed: "customer.view",
  answer: z.object({
    links: z.nullable(z.number()),
    documents: z.nullable(z.number()),
    privacy: z.nullable(z.number()),
  }),
  refusals: {},
});

const page = z.object({ after });
const next = z.nullable(z.string());

export const listWaitingLinksCall = defineOfficeCall({
  id: "list-waiting-links",
  method: "GET",
  path: "/waiting/links",
  deed: "car-link.answer",
  audited: "view",
  query: page,
  answer: z.object({
    rows: z.array(
      z.object({
        ...{
          id: z.string(),
          reference: z.string(),
          customerId: z.string(),
          customer: brief,
          vin: z.string(),
        },
        ...{ plate: z.nullable(z.string()), sentAt: instant, hasCard: z.boolean() },
        /** The model on record; null where the VIN is new. */
        model: z.nullable(z.string()),
        /** Another customer has the car now. */
        isOfAnother: z.boolean(),
      }),
    ),
    next,
  }),
  refusals: {},
});

export const listWaitingDocumentsCall = defineOfficeCall({
  id: "list-waiting-documents",
  method: "GET",
  path: "/waiting/documents",
  deed: "document.answer",
  audited: "view",
  answer: z.object({
    count: z.number(),
    rows: z.array(
      z.object({
        id: z.string(),
        type: z.enum(documentTypes),
        customerId: z.string(),
        customer: brief,
        since: instant,
      }),
    ),
  }),
  refusals: {},
});

const requestNote = z.object({ id: z.string(), by: z.string(), note: z.string(), at: instant });
export const privacyRequest = z.object({
  id: z.string(),
  kind: z.enum(["copy", "deletion"]),
  state: z.enum(["preparing", "ready", "settling", "erasing"]),
  customerId: z.string(),
  customer: brief,
  requestedAt: instant,
  dueAt: instant,
  clock: z.enum(["in-time", "near", "overdue", "answered"]),
  /** What it waits for: names of features, or `preparation`. */
  blockedBy: z.array(z.string()),
  isAlarming: z.boolean(),
  notes: z.array(requestNote),
});

export const listPrivacyRequestsCall = defineOfficeCall({
  id: "list-privacy-requests",
  method: "GET",
  path: "/waiting/privacy",
  deed: "privacy.view",
  audited: "view",
  query: page,
  answer: z.object({ rows: z.array(privacyRequest), next }),
  refusals: {},
});
