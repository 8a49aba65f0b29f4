import { type Selectable, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import type { LeadKind } from "#app/lib/lead-kinds.ts";
import type { LeadState } from "../../rules/lead-states.ts";
import type { Suspicion } from "../../rules/suspicion.ts";
import type { Lead } from "../../tables.ts";
import { dialed } from "../lead-facts.server.ts";

/** A lead as lists show it. */
export interface LeadLine {
  readonly id: string;
  readonly version: number;
  readonly kind: LeadKind;
  readonly state: LeadState;
  readonly name: string;
  /** As it is dialed from anywhere. */
  readonly phone: string;
  readonly isPhoneConfirmed: boolean;
  readonly email: string | null;
  /** The language in which it was left. */
  readonly language: Language;
  /** What it is about, by its name in addresses: a model, an offer, a used car's number, a campaign's title. */
  readonly about: {
    readonly model: string | null;
    readonly offerId: string | null;
    readonly vehicleNo: string | null;
    readonly campaignTitle: string | null;
    readonly company: string | null;
  };
  /** Who left it, where they have an account. */
  readonly customerId: string | null;
  readonly location: string | null;
  readonly owner: { readonly staffId: string; readonly name: string } | null;
  readonly createdAt: Date;
  readonly dueAt: Date | null;
  readonly answerBy: Date | null;
  readonly answeredAt: Date | null;
  readonly lostReason: string | null;
  /** An earlier lead of the same person; a suggestion unless `state` is `duplicate`. */
  readonly duplicateOf: string | null;
  readonly suspicion: Suspicion | null;
  /** The CRM has not taken it yet, and the last try failed. */
  readonly hasHandOverProblem: boolean;
}

type Shown = Pick<
  Selectable<Lead>,
  | ("id" | "version" | "kind" | "state" | "first_name" | "last_name" | "mobile" | "phone_confirmed_at")
  | ("email" | "language" | "model" | "offer_id" | "vehicle_no" | "location" | "owner_id" | "owner_name")
  | ("created_at" | "due_at" | "answer_by" | "answered_at" | "lost_reason" | "duplicate_of" | "suspicion")
  | "last_problem"
  | "customer_id"
>;
export type LeadLineRow = Shown & {
  readonly campaign_title: string | null;
  readonly company: string | null;
};

/** The columns of a line: no message and no JSON, which nobody reads in a list. */
export const lineColumns = sql`lead.id, lead.version, lead.kind, lead.state, lead.first_name, lead.last_name,
  lead.mobile, lead.phone_confirmed_at, lead.email, lead.language, lead.model, lead.offer_id, lead.vehicle_no,
  lead.location, lead.owner_id, lead.owner_name, lead.created_at, lead.due_at, lead.answer_by, lead.answered_at,
  lead.lost_reason, lead.duplicate_of, lead.suspicion, lead.last_problem, lead.customer_id,
  lead.campaign ->> 'campaignTitle' as campaign_title, lead.fleet ->> 'company' as company`;

export function lineOf(row: LeadLineRow): LeadLine {
  const { owner_id: staffId, owner_name: name } = row;
  return {
    id: row.id,
    version: row.version,
    kind: row.kind as LeadKind,
    state: row.state as LeadState,
    name: `${row.first_name} ${row.last_name}`.trim(),
    phone: dialed(row),
    isPhoneConfirmed: row.phone_confirmed_at !== null,
    email: row.email,
    language: row.language as Language,
    about: {
      model: row.model,
      offerId: row.offer_id,
      vehicleNo: row.vehicle_no,
      campaignTitle: row.campaign_title,
      company: row.company,
    },
    customerId: row.customer_id,
    location: row.location,
    owner: staffId === null || name === null ? null : { staffId, name },
    createdAt: row.created_at,
    dueAt: row.due_at,
    answerBy: row.answer_by,
    answeredAt: row.answered_at,
    lostReason: row.lost_reason,
    duplicateOf: row.duplicate_of,
    suspicion: row.suspicion as Suspicion | null,
    hasHandOverProblem: row.last_problem !== null,
  };
}
