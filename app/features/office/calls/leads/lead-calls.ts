import * as z from "zod/mini";
import { leadStates } from "#app/features/leads/rules/lead-states.ts";
import { leadKinds } from "#app/lib/lead-kinds.ts";
import { after, byId, instant, language, recordId, version } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

/** The tabs of the inbox that are lists of open leads; what the CRM did not take is a list of its own. */
export const leadTabs = ["all", "mine", "new", "overdue", "today", "unowned"] as const;
export type LeadTab = (typeof leadTabs)[number];

/** Which leads are wanted: for the list, and for its file. */
export const leadFilter = z.object({
  tab: z.optional(z.enum(leadTabs)),
  kind: z.optional(z.enum(leadKinds)),
  /** The open ones where nothing is said. */
  state: z.optional(z.enum(leadStates)),
  place: z.optional(recordId),
  text: z.optional(z.string().check(z.maxLength(80))),
});

/** A lead as lists show it. */
export const leadRow = z.object({
  id: z.string(),
  version,
  kind: z.enum(leadKinds),
  state: z.enum(leadStates),
  name: z.string(),
  phone: z.string(),
  isPhoneConfirmed: z.boolean(),
  email: z.nullable(z.string()),
  /** By the names in addresses; `show-lead-names` says what people call them. */
  about: z.object({
    model: z.nullable(z.string()),
    offerId: z.nullable(z.string()),
    vehicleNo: z.nullable(z.string()),
    campaignTitle: z.nullable(z.string()),
    company: z.nullable(z.string()),
  }),
  location: z.nullable(z.string()),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  createdAt: instant,
  dueAt: z.nullable(instant),
  isOverdue: z.boolean(),
  answeredAt: z.nullable(instant),
  lostReason: z.nullable(z.string()),
  /** The earlier lead that it repeats: a suggestion unless the state says so. */
  duplicateOf: z.nullable(z.string()),
  suspicion: z.nullable(z.enum(["honeypot", "too-fast", "many-links"])),
  hasHandOverProblem: z.boolean(),
});

/** A page of leads, those that are due first: a look in the audit, and a search where it is for a text. */
export const listLeadsCall = defineOfficeCall({
  id: "list-leads",
  method: "GET",
  path: "/leads",
  deed: "lead.view",
  audited: "search",
  query: z.extend(leadFilter, { after }),
  answer: z.object({ rows: z.array(leadRow), next: z.nullable(z.string()) }),
  refusals: {},
});

/** How many open leads each tab has. */
export const countLeadsCall = defineOfficeCall({
  id: "count-leads",
  method: "GET",
  path: "/lead-counts",
  deed: "lead.view",
  query: z.object({ place: z.optional(recordId) }),
  answer: z.object({
    all: z.number(),
    mine: z.number(),
    new: z.number(),
    overdue: z.number(),
    today: z.number(),
    unowned: z.number(),
    /** What the CRM has not taken. */
    failed: z.number(),
  }),
  refusals: {},
});

/** What people call the models and offers that leads name. */
export const showLeadNamesCall = defineOfficeCall({
  id: "show-lead-names",
  method: "GET",
  path: "/lead-names",
  deed: "lead.view",
  namesNoCustomer: "Names of models and offers.",
  answer: z.object({ names: z.record(z.string(), z.string()) }),
  refusals: {},
});

const handOver = z.object({
  /** The CRM that has it; null where none has. */
  crm: z.nullable(z.string()),
  crmId: z.nullable(z.string()),
  handedOverAt: z.nullable(instant),
  tries: z.number(),
  nextTryAt: z.nullable(instant),
  /** The name of the last failure. */
  problem: z.nullable(z.string()),
});

/** A page of what the CRM did not take, at whatever place: for who assigns leads everywhere. */
export const listFailedHandOversCall = defineOfficeCall({
  id: "list-failed-hand-overs",
  method: "GET",
  path: "/failed-hand-overs",
  deed: "lead.assign",
  audited: "view",
  query: z.object({ after }),
  answer: z.object({ rows: z.array(z.extend(leadRow, { handOver })), next: z.nullable(z.string()) }),
  refusals: {},
});

export const showLeadCall = defineOfficeCall({
  id: "show-lead",
  method: "GET",
  path: "/leads/:id",
  deed: "lead.view",
  audited: "view",
  params: byId,
  answer: z.extend(leadRow, {
    language,
    message: z.string(),
    customerId: z.nullable(z.string()),
    /** What else it says, in the reader's language. */
    facts: z.array(z.object({ name: z.string(), value: z.string(), code: z.nullable(z.string()) })),
    /** Pages of the site that show what it is about. */
    pages: z.object({
      model: z.nullable(z.string()),
      offer: z.nullable(z.string()),
      usedCar: z.nullable(z.string()),
    }),
    /** The page on which a test drive is answered. */
    answerAt: z.nullable(z.string()),
    timeline: z.array(
      z.object({
        version: z.number(),
        at: instant,
        kind: z.string(),
        by: z.nullable(z.string()),
        ownerName: z.nullable(z.string()),
        lostReason: z.nullable(z.string()),
        callAt: z.nullable(instant),
        note: z.string(),
      }),
    ),
    /** The leads of the same person that it repeats, or that repeat it, as far as the reader may see them. */
    duplicates: z.array(leadRow),
    hasDuplicateElsewhere: z.boolean(),
    handOver,
    /** 3 where it is the third lead of its telephone number. */
    requestOfNumber: z.number(),
    /** When to call again, to choose from. */
    callTimes: z.array(instant),
  }),
  refusals: {},
});

/** Who may get a lead. */
export const listLeadOwnersCall = defineOfficeCall({
  id: "list-lead-owners",
  method: "GET",
  path: "/leads/:id/owners",
  deed: "lead.assign",
  namesNoCustomer: "Colleagues.",
  params: byId,
  answer: z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) }),
  refusals: {},
});
