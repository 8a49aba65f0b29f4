// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface CampaignsTables {
  "booking.campaign_request": CampaignRequest;
}

export interface CampaignRequest {
  id: string;
  number: ColumnType<number, never, never>;
  campaign: string;
  campaign_title: string;
  campaign_until: string;
  brand: string;
  vin: string;
  customer_id: string;
  appointment_id: string | null;
  center_id: string;
  starts_at: Date;
  ends_at: Date;
  model: string;
  model_year: number | null;
  notes: string;
  full_name: string | null;
  phone: string | null;
  email: string | null;
  language: string;
  code: string;
  created_at: Date;
  told_at: Date | null;
  bay: number | null;
  version: Generated<number>;
  answered_by: string | null;
  answered_name: string | null;
  answered_at: Date | null;
  answer_reason: Generated<string>;
  told_code: string | null;
}
