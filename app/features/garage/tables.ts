// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType } from "kysely";

export interface GarageTables {
  "garage.service_visit": ServiceVisit;
  "garage.vehicle": Vehicle;
  "garage.vehicle_link": VehicleLink;
  "garage.warranty": Warranty;
}

export interface ServiceVisit {
  id: string;
  vehicle_id: string;
  day: string;
  mileage: number;
  title_en: string;
  title_ar: string;
  center_en: string;
  center_ar: string;
}

export interface Vehicle {
  id: string;
  customer_id: string;
  vin: string;
  brand: string;
  make_code: string;
  model_code: string;
  model_en: string;
  model_ar: string;
  model_year: number;
  plate: string;
  mileage: number;
  image: string;
  created_at: Date;
  mileage_at: Date;
}

export interface VehicleLink {
  id: string;
  number: ColumnType<number, never, never>;
  customer_id: string;
  vin: string;
  plate: string | null;
  note: string;
  state: string;
  reason: string | null;
  answer_note: string | null;
  document_id: string | null;
  language: string;
  version: number;
  created_at: Date;
  changed_at: Date;
  reminded_at: Date | null;
  answered_by_id: string | null;
  answered_by_name: string | null;
}

export interface Warranty {
  vehicle_id: string;
  type: string;
  runtime_months: number;
  ends_at: Date;
  limit_km: number | null;
}
