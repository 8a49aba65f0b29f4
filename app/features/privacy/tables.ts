// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { Generated } from "kysely";

export interface PrivacyTables {
  "privacy.erasure": Erasure;
  "privacy.erasure_request": ErasureRequest;
  "privacy.export": Export;
  "privacy.request_note": RequestNote;
}

export interface Erasure {
  person_hash: string;
  reason: string | null;
  erased_at: Date;
}

export interface ErasureRequest {
  id: string;
  customer_id: string;
  sealed_person: string;
  language: string;
  reason: string | null;
  requested_at: Date;
  settled_at: Date | null;
  next_try_at: Date;
  blocked_by: Generated<string[]>;
}

export interface Export {
  id: string;
  customer_id: string;
  language: string;
  requested_at: Date;
  ready_at: Date | null;
  sealed_zip: Buffer | null;
  expires_at: Date;
}

export interface RequestNote {
  id: string;
  request_id: string;
  customer_id: string;
  staff_id: string;
  staff_name: string;
  note: string;
  at: Date;
}
