// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface BookingTables {
  "booking.appointment": Appointment;
  "booking.appointment_move": AppointmentMove;
  "booking.calendar_feed": CalendarFeed;
  "booking.guest": Guest;
  "booking.reminder": Reminder;
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
  kind: Generated<string>;
  bay: number | null;
  no_show_at: Date | null;
  moved_at: Generated<Date>;
  told_code: string | null;
  told_starts_at: Date | null;
  told_center_id: string | null;
  plate_folded: ColumnType<string | null, never, never>;
  mileage_below: number | null;
}

export interface AppointmentMove {
  appointment_id: string;
  version: number;
  code: string;
  at: Date;
  actor: string;
  staff_id: string | null;
  staff_name: string | null;
  reason: string | null;
  undoes: number | null;
  undone_at: Date | null;
  is_internal: Generated<boolean>;
  before: ColumnType<unknown, string | null | undefined, string | null>;
  after: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface CalendarFeed {
  customer_id: string;
  number: number;
}

export interface Guest {
  id: string;
  name: string;
  phone: string;
  plate: string;
  model: string;
  vin: string;
  language: string;
  created_by: string;
  created_at: Date;
}

export interface Reminder {
  appointment_id: string;
  starts_at: Date;
  kind: string;
  sent_at: Date;
}
