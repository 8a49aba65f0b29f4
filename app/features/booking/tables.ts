// Generated from the migrated database by `node tools/database-types.ts`; a check keeps it so. Do not edit.
import type { ColumnType } from "kysely";

export interface BookingTables {
  "booking.appointment": Appointment;
  "booking.appointment_move": AppointmentMove;
  "booking.bay_unit": BayUnit;
  "booking.calendar_feed": CalendarFeed;
  "booking.campaign_request": CampaignRequest;
  "booking.center": Center;
  "booking.center_bay": CenterBay;
  "booking.center_campaign_hours": CenterCampaignHours;
  "booking.center_override": CenterOverride;
  "booking.reminder": Reminder;
  "booking.service_type": ServiceType;
  "booking.waiting": Waiting;
  "booking.waiting_offer": WaitingOffer;
}

export interface Appointment {
  id: string;
  number: ColumnType<number, never, never>;
  customer_id: string;
  vehicle_id: string;
  vin: string;
  plate: string;
  model: string;
  brand: string;
  center_id: string;
  starts_at: Date;
  ends_at: Date;
  service_codes: string[];
  mileage: number;
  service_note: string;
  additional_information: string;
  language: string;
  code: string;
  version: number;
  created_at: Date;
  told_version: number;
}

export interface AppointmentMove {
  appointment_id: string;
  version: number;
  code: string;
  at: Date;
  actor: string;
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

export interface CalendarFeed {
  customer_id: string;
  number: number;
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

export interface Reminder {
  appointment_id: string;
  starts_at: Date;
  kind: string;
  sent_at: Date;
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

export interface Waiting {
  id: string;
  customer_id: string;
  vehicle_id: string;
  brand: string;
  service_codes: string[];
  center_ids: string[];
  from_day: string;
  before: Date;
  appointment_id: string | null;
  language: string;
  created_at: Date;
  ended_at: Date | null;
}

export interface WaitingOffer {
  waiting_id: string;
  center_id: string;
  bay: number;
  starts_at: Date;
  ends_at: Date;
  offered_until: Date;
  ended_at: Date | null;
}
