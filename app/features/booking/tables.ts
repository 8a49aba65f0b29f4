// Generated from the migrated database by `node tools/database-types.ts`; a check keeps it so. Do not edit.
import type { ColumnType } from "kysely";

export interface BookingTables {
  "booking.appointment": Appointment;
  "booking.appointment_move": AppointmentMove;
  "booking.calendar_feed": CalendarFeed;
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
}

export interface AppointmentMove {
  appointment_id: string;
  version: number;
  code: string;
  at: Date;
  actor: string;
}

export interface CalendarFeed {
  customer_id: string;
  number: number;
}

export interface Reminder {
  appointment_id: string;
  starts_at: Date;
  kind: string;
  sent_at: Date;
}
