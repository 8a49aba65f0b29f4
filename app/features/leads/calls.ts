import * as z from "zod/mini";
import { phoneProof } from "#app/features/phone/call-fields.ts";
import type { LeadKind } from "#app/lib/lead-kinds.ts";
import { cleanCode, cleanLine } from "#app/lib/text/clean-text.ts";
import { vehicleNumber } from "#app/lib/validation/vehicle-number.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { patternText } from "#app/platform/api/pattern-text.ts";
import { verificationRefusals } from "./refusals.ts";
import { fleetTerms } from "./rules/fleet-terms.ts";

/** Longest text of a message, in characters. */
export const longestMessage = 1024;

const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const mark = z.string().check(z.maxLength(200));
const message = z._default(z.string().check(z.trim(), z.maxLength(longestMessage)), "");

/** Where a visit came from, as the address with which it began says. */
const utm = z.object({
  utm_source: z.optional(mark),
  utm_medium: z.optional(mark),
  utm_campaign: z.optional(mark),
  utm_term: z.optional(mark),
  utm_content: z.optional(mark),
});
export type Utm = z.output<typeof utm>;

/**
 * The four answers of the fleet calculator (product/pages.md#page-contents), as they stood when the inquiry was sent.
 */
const fleetAnswers = z.object({
  kmPerYear: z.int().check(z.gte(1), z.lte(1_000_000)),
  count: z.int().check(z.gte(1), z.lte(999)),
  /** The kind of work, by its name in content. */
  use: slug,
  months: z.int().check(z.gte(1), z.lte(120)),
});
export type FleetAnswers = z.output<typeof fleetAnswers>;

/**
 * What a fleet inquiry adds (product/api.md#fleet-inquiry): 1 to 999 vehicles, whose number may be typed in Arabic
 * digits.
 */
const fleet = z.object({
  company: patternText("title"),
  /** The commercial registration: digits. */
  crNumber: z.string().check(z.overwrite(cleanCode), z.regex(/^\d{1,15}$/)),
  count: z.string().check(z.overwrite(cleanLine), z.regex(/^0*[1-9]\d{0,2}$/)),
  models: z.array(slug).check(z.minLength(1), z.maxLength(30)),
  term: z.enum(fleetTerms),
  calculator: z.optional(fleetAnswers),
});

const person = {
  firstName: patternText("name"),
  lastName: patternText("name"),
  mobile: patternText("phone"),
};
const about = {
  /** The offer's slug and its campaign. */
  offerId: z.optional(slug),
  campaignId: z.optional(slug),
  model: z.optional(slug),
  /** The location that the visitor wants to deal with. */
  location: z.optional(slug),
  message,
  /** The visitor also wants to hear of other offers; requested apart and never preset (product/privacy.md#forms). */
  marketingConsent: z._default(z.boolean(), false),
  /** The path of the page with the form. */
  page: z.string().check(z.maxLength(300), z.regex(/^\/[^\s?#]*$/)),
  utm: z._default(utm, {}),
  /** A field that no person sees; only a machine fills it. */
  website: z._default(z.string().check(z.maxLength(500)), ""),
  /** From the first sight of the form to its sending, in milliseconds; absent where no script measured it. */
  filledInMs: z.optional(z.int().check(z.gte(0))),
};

/** A person with a name, a number and, if they like, an e-mail address, and what they inquire about. */
const request = z.object({
  kind: z.enum(["offer", "finance", "enquiry", "test-drive"]),
  ...person,
  email: z.optional(patternText("email")),
  ...about,
});
/** The same about one used car: to have it, or to hear when another customer's reservation of it ends. */
const usedCarRequest = z.object({
  kind: z.enum(["used-car", "reserved-car"]),
  ...person,
  email: z.optional(patternText("email")),
  ...about,
  vehicleNo: z.string().check(z.regex(vehicleNumber)),
});
/** The same from a visitor who offers a car: the message says which. */
const sellRequest = z.object({
  kind: z.literal("sell-car"),
  ...person,
  email: z.optional(patternText("email")),
  ...about,
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestMessage)),
});
/** The same for a company; it is answered by e-mail. */
const fleetRequest = z.object({
  kind: z.literal("fleet"),
  ...person,
  email: patternText("email"),
  ...about,
  fleet,
});

/** What each form sends, by its kind. Forms check themselves by these, so that browser and server cannot differ. */
export const leadBodies = {
  offer: request,
  finance: request,
  enquiry: request,
  "test-drive": request,
  "used-car": usedCarRequest,
  "reserved-car": usedCarRequest,
  "sell-car": sellRequest,
  fleet: fleetRequest,
} satisfies Record<Exclude<LeadKind, "task">, z.ZodMiniType>;
const leadBody = z.discriminatedUnion("kind", [request, usedCarRequest, sellRequest, fleetRequest]);
export type LeadBody = z.output<typeof leadBody>;

/** What a campaign may say of itself and of the car. */
const campaignFields = {
  brand: z.optional(mark),
  campaignTitle: z.optional(mark),
  modelOfInterest: z.optional(mark),
  modelYear: z.optional(
    z.union([z.int().check(z.gte(1950), z.lte(2100)), z.string().check(z.regex(/^\d{4}$/))]),
  ),
  startTime: z.optional(mark),
  territoryId: z.optional(mark),
  vhvin: z.optional(mark),
  serviceCenterName: z.optional(mark),
};
const taskBody = z.strictObject({
  ...person,
  email: z.optional(patternText("email")),
  ...campaignFields,
  additionalNotes: message,
});
export type TaskBody = z.output<typeof taskBody>;

const written = {
  method: "POST",
  refusals: {},
  failureText: "Failed to send the request",
  limit: 20,
} as const;

/**
 * Leaves a lead: what a form of the site sends. It is saved at once, mailed to the people who answer it and handed over
 * to the CRM afterwards. For one Idempotency-Key there is one lead. The number of a customer who has confirmed it as that of
 * their account needs no code.
 */
export const createLeadCall = defineCall({
  ...written,
  id: "leads.create",
  summary: "Leave a request for sales: an offer, finance, a model, a used car, a car for sale, a fleet",
  base: "v3",
  path: "/leads",
  who: "either",
  body: leadBody,
  answer: z.object({ id: z.string(), isPhoneConfirmed: z.boolean() }),
});

/** Leaves a task for sales: a lead of another system's form. It takes a person and campaign fields, and nothing else. */
export const createTaskCall = defineCall({
  ...written,
  id: "leads.task.create",
  summary: "Leave a task for sales: a name, a number, an e-mail address and campaign fields",
  base: "v1",
  path: "/salesforce/task",
  who: "anyone",
  once: true,
  body: taskBody,
  answer: z.object({ id: z.string() }),
});

/**
 * Confirms the number of a lead of the last day by a proof of it (`phone.code.verify`, purpose `lead`); the people who answer
 * the lead and the CRM learn it once. The answer is the same with every repetition.
 */
export const verifyLeadCall = defineCall({
  id: "leads.verify",
  summary: "Confirm the number of a request by the proof of a one-time code",
  method: "POST",
  base: "v3",
  path: "/leads/verification",
  who: "anyone",
  once: true,
  body: z.object({
    leadId: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    /** As the request has it. */
    mobile: patternText("phone"),
    phoneProof,
  }),
  answer: z.object({ confirmedAt: z.iso.datetime() }),
  refusals: verificationRefusals,
  failureText: "Failed to confirm the number",
  limit: 20,
});
