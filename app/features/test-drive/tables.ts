// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType } from "kysely";

export interface TestDriveTables {
  "test_drive.car": Car;
  "test_drive.car_block": CarBlock;
  "test_drive.drive": Drive;
  "test_drive.drive_move": DriveMove;
  "test_drive.license": License;
  "test_drive.network_hold": NetworkHold;
  "test_drive.reminder": Reminder;
}

export interface Car {
  id: string;
  showroom_id: string;
  bay: number;
  brand: string;
  model: string;
  vehicle_no: string | null;
  model_en: string;
  model_ar: string;
  trim_en: string;
  trim_ar: string;
  color_en: string;
  color_ar: string;
  plate: string;
  from_day: string;
  until_day: string | null;
}

export interface CarBlock {
  id: string;
  car_id: string;
  from_at: Date;
  to_at: Date;
  reason: string;
}

export interface Drive {
  id: string;
  number: ColumnType<number, never, never>;
  customer_id: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  email: string | null;
  language: string;
  brand: string;
  model: string;
  vehicle_no: string | null;
  model_en: string;
  model_ar: string;
  showroom_id: string;
  car_id: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  lost_start: Date | null;
  notes: string;
  license_country: string | null;
  license_until: string | null;
  original_seen_at: Date | null;
  code: string;
  version: number;
  notified_version: number;
  created_at: Date;
}

export interface DriveMove {
  drive_id: string;
  version: number;
  code: string;
  at: Date;
  actor: string;
}

export interface License {
  drive_id: string;
  side: string;
  sealed_picture: Buffer;
  uploaded_at: Date;
  uploads: number;
  delete_after: Date;
}

export interface NetworkHold {
  holder_key: string;
  network_key: string;
  car_id: string;
  hold_until: Date;
}

export interface Reminder {
  drive_id: string;
  starts_at: Date;
  kind: string;
  sent_at: Date;
}
