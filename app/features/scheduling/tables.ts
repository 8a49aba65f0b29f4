// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface SchedulingTables {
  "booking.bay_closure": BayClosure;
  "booking.bay_unit": BayUnit;
  "booking.call_task": CallTask;
  "booking.center": Center;
  "booking.center_bay": CenterBay;
  "booking.center_campaign_hours": CenterCampaignHours;
  "booking.center_override": CenterOverride;
  "booking.service_type": ServiceType;
}

export interface BayClosure {
  id: string;
  center_id: string;
  bay: number;
  from_at: Date;
  to_at: Date;
  kind: string;
  reason: string;
  staff_id: string;
  staff_name: string;
  created_at: Date;
  changed_at: Date;
  version: number;
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

export interface CallTask {
  id: string;
  appointment_id: string;
  center_id: string;
  reason_en: string;
  reason_ar: string;
  owner_staff_id: string;
  owner_name: string;
  due_at: Date;
  created_at: Date;
  done_at: Date | null;
  outcome: string | null;
  attempts: number;
  changed_by: string | null;
  changed_at: Date;
  version: number;
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
  capacity_version: Generated<number>;
  hours_version: Generated<number>;
  hours_changed_by: string | null;
  hours_changed_at: Date | null;
}

export interface CenterBay {
  center_id: string;
  bay: number;
  service_group: string;
  name_en: string | null;
  name_ar: string | null;
  technician: string | null;
  version: Generated<number>;
  changed_by: string | null;
  changed_at: Date | null;
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
  id: Generated<string>;
  serial: ColumnType<number, never, never>;
  version: Generated<number>;
  changed_by: string | null;
  changed_at: Date | null;
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
