// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface LeadsTables {
  "leads.lead": Lead;
  "leads.lead_event": LeadEvent;
}

export interface Lead {
  id: string;
  kind: string;
  idempotency_key: string;
  first_name: string;
  last_name: string;
  mobile: string;
  email: string | null;
  message: string;
  offer_id: string | null;
  campaign_id: string | null;
  model: string | null;
  fleet: ColumnType<unknown, string | null | undefined, string | null>;
  utm: ColumnType<unknown, string, string>;
  page: string;
  language: string;
  purpose: string;
  marketing_consent: boolean;
  suspicion: string | null;
  created_at: Date;
  handed_over_at: Date | null;
  crm: string | null;
  crm_id: string | null;
  tries: Generated<number>;
  next_try_at: Date | null;
  last_problem: string | null;
  vehicle_no: string | null;
  location: string | null;
  campaign: ColumnType<unknown, string | null | undefined, string | null>;
  claimed_until: Date | null;
  phone_confirmed_at: Date | null;
  mail_id: string | null;
  customer_id: string | null;
  answer_at: string | null;
  state: Generated<string>;
  version: Generated<number>;
  owner_id: string | null;
  owner_name: string | null;
  assigned_at: Date | null;
  answer_by: Date | null;
  answered_at: Date | null;
  due_at: Date | null;
  lost_reason: string | null;
  duplicate_of: string | null;
}

export interface LeadEvent {
  lead_id: string;
  version: number;
  at: Date;
  kind: string;
  staff_id: string | null;
  staff_name: string | null;
  owner_name: string | null;
  lost_reason: string | null;
  duplicate_of: string | null;
  call_at: Date | null;
  note: Generated<string>;
}
