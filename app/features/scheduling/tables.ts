// Generated from the migrated database by `node tools/database-types.ts`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface SchedulingTables {
  "booking.bay_unit": BayUnit;
  "booking.center": Center;
  "booking.center_bay": CenterBay;
  "booking.center_campaign_hours": CenterCampaignHours;
  "booking.center_override": CenterOverride;
  "booking.service_type": ServiceType;
}

export interface BayUnit {
  center_id: string;
  unit_start: Date;
  bay: number;
  appointment_id: string | null;
  hold_until: Date | null;
  hold_customer_id: string | null;
  hold_vehicle_id: string | null;
}

export interface Center {
  id: string;
  external_id: string;
  aem_id: string;
  brands: string[];
  name_en: string;
  name_ar: string;
  city_en: string;
  city_ar: string;
  street_en: string;
  street_ar: string;
  phone: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  weekdays: ColumnType<unknown, string, string>;
  confirms_at_once: boolean;
  position: number;
  kind: Generated<string>;
  lead_minutes: Generated<number>;
  change_minutes: Generated<number>;
}

export interface CenterBay {
  center_id: string;
  bay: number;
  service_group: string;
}

export interface CenterCampaignHours {
  center_id: string;
  campaign: string;
  weekdays: ColumnType<unknown, string, string>;
}

export interface CenterOverride {
  center_id: string;
  from_day: string;
  to_day: string;
  reason_en: string;
  reason_ar: string;
  timings: ColumnType<unknown, string, string>;
}

export interface ServiceType {
  code: string;
  brand: string;
  service_group: string;
  name_en: string;
  name_ar: string;
  make_codes: string[];
  model_codes: string[];
  position: number;
  hours: number;
}
