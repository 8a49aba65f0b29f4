import type { Selectable } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import type { LeadKind } from "#app/lib/lead-kinds.ts";
import { config } from "#app/platform/config.server.ts";
import type { FleetAnswers, TaskBody } from "../calls.ts";
import { leadMailWords } from "../lead-mail-words.ts";
import type { Suspicion } from "../rules/suspicion.ts";
import type { Lead } from "../tables.ts";

/** What a company says of its fleet. */
interface FleetSaid {
  readonly company: string;
  readonly crNumber: string;
  readonly count: string;
  readonly models: readonly string[];
  readonly term: string;
  readonly calculator?: FleetAnswers | undefined;
}

/** A lead as a CRM gets it. */
export interface LeadToHandOver {
  readonly id: string;
  readonly kind: LeadKind;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly phoneConfirmedAt: Date | null;
  readonly email: string | null;
  /** With the page where its people answer it as the last line, where they have one. */
  readonly message: string;
  /** The same page by itself. */
  readonly answerAt: string | null;
  readonly customerId: string | null;
  readonly offerId: string | null;
  readonly campaignId: string | null;
  readonly model: string | null;
  readonly vehicleNo: string | null;
  readonly location: string | null;
  readonly fleet: FleetSaid | null;
  /** Of a task: its campaign fields. */
  readonly campaign: Partial<TaskBody> | null;
  readonly utm: Readonly<Record<string, string>>;
  readonly page: string;
  readonly language: Language;
  readonly marketingConsent: boolean;
  readonly suspicion: Suspicion | null;
  readonly createdAt: Date;
  /** The CRM's id of it, where it has it already. */
  readonly crmId: string | null;
}

/** A row as the lead that it holds. */
export function leadOf(row: Selectable<Lead>): LeadToHandOver {
  return {
    id: row.id,
    kind: row.kind as LeadKind,
    firstName: row.first_name,
    lastName: row.last_name,
    mobile: row.mobile,
    phoneConfirmedAt: row.phone_confirmed_at,
    email: row.email,
    message: withAnswer(row.message, row.answer_at),
    answerAt: row.answer_at,
    customerId: row.customer_id,
    offerId: row.offer_id,
    campaignId: row.campaign_id,
    model: row.model,
    vehicleNo: row.vehicle_no,
    location: row.location,
    fleet: row.fleet as LeadToHandOver["fleet"],
    campaign: row.campaign as LeadToHandOver["campaign"],
    utm: row.utm as LeadToHandOver["utm"],
    page: row.page,
    language: row.language as Language,
    marketingConsent: row.marketing_consent,
    suspicion: row.suspicion as Suspicion | null,
    createdAt: row.created_at,
    crmId: row.crm_id,
  };
}

/** A CRM takes no longer message. */
const longest = 1024;

/** The link stands in what staff and CRM get, never in the stored message: that one is part of the customer's copy. */
function withAnswer(message: string, answerAt: string | null): string {
  if (answerAt === null) return message;
  const answer = `\n${leadMailWords.of(config.leads.language).answer}: ${answerAt}`;
  return message.slice(0, longest - answer.length) + answer;
}

/**
 * Where leads go. `take` answers with the CRM's id of the lead, or throws. It is called again after a failure and must
 * make one record of one lead, also where an earlier try succeeded and its answer was lost, and where the lead says more by now.
 */
export interface Crm {
  readonly name: string;
  take(lead: LeadToHandOver): Promise<string>;
}

/** A CRM answered, and not with what was requested. `ofLead`: it refuses this one for what it says, and takes others. */
export class CrmRefused extends Error {
  readonly ofLead: boolean;
  constructor(message: string, { status, ofLead }: { status: number; ofLead: boolean }) {
    super(message);
    this.name = `CrmRefused${status}`;
    this.ofLead = ofLead;
  }
}

/** Leads stay in our own table, where the office reads them. */
export const builtInCrm: Crm = { name: "built-in", take: async ({ id }) => id };
