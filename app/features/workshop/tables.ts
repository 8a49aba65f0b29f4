// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface WorkshopTables {
  "workshop.extra_work": ExtraWork;
  "workshop.former_signature": FormerSignature;
  "workshop.picture": Picture;
  "workshop.promise_change": PromiseChange;
  "workshop.visit": Visit;
}

export interface ExtraWork {
  id: string;
  number: ColumnType<number, never, never>;
  appointment_id: string;
  title: string;
  lines: ColumnType<unknown, string, string>;
  total_dirhams: number;
  tax_basis_points: number;
  state: string;
  terms: Generated<number>;
  notified_terms: Generated<number>;
  proposed_by: string;
  proposed_at: Date;
  expires_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  version: Generated<number>;
  changed_by: string;
  changed_at: Date;
}

export interface FormerSignature {
  id: string;
  appointment_id: string;
  signed_name: string;
  signed_at: Date;
  odometer: number;
  fuel_eighths: number;
  belongings: string;
  remarks: string;
  estimate_dirhams: number | null;
  is_warranty: boolean;
  ended_by: string;
  ended_at: Date;
}

export interface Picture {
  id: string;
  appointment_id: string;
  caption: Generated<string>;
  width: number;
  height: number;
  by_name: string;
  taken_at: Date;
}

export interface PromiseChange {
  appointment_id: string;
  number: number;
  previous_at: Date;
  promised_at: Date;
  reason: string | null;
  note: Generated<string>;
  by_name: string;
  at: Date;
}

export interface Visit {
  appointment_id: string;
  center_id: string;
  customer_id: string;
  vehicle_id: string | null;
  reference: string;
  language: string;
  checked_in_at: Date;
  odometer: number;
  fuel_eighths: number;
  belongings: Generated<string>;
  remarks: Generated<string>;
  estimate_dirhams: number | null;
  promised_at: Date;
  promise_number: Generated<number>;
  notified_promise: Date;
  delay_reason: string | null;
  delay_note: Generated<string>;
  signature_file: string | null;
  signed_at: Date | null;
  signed_name: string | null;
  adviser_id: string;
  adviser_name: string;
  is_warranty: Generated<boolean>;
  substitute_offered_at: Date | null;
  ready_at: Date | null;
  ended_at: Date | null;
  version: Generated<number>;
  changed_by: string;
  changed_at: Date;
  due_dirhams: number | null;
}
