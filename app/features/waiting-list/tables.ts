// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.

export interface WaitingListTables {
  "booking.waiting": Waiting;
  "booking.waiting_offer": WaitingOffer;
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
