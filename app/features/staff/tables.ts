// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface StaffTables {
  "staff.audit_check": AuditCheck;
  "staff.audit_entry": AuditEntry;
  "staff.audit_link": AuditLink;
  "staff.audit_value": AuditValue;
  "staff.device": Device;
  "staff.former_name": FormerName;
  "staff.full_sign_in": FullSignIn;
  "staff.member": Member;
  "staff.pin": Pin;
  "staff.role_grant": RoleGrant;
  "staff.session": Session;
}

export interface AuditCheck {
  id: ColumnType<number, never, never>;
  at: Date;
  entries: number;
  verified_until: Date | null;
  problem: string | null;
  problem_entry_id: number | null;
  problems: number;
  seal: Buffer;
}

export interface AuditEntry {
  id: ColumnType<number, never, never>;
  at: Date;
  staff_id: string;
  staff_name: string;
  device_id: string | null;
  deed: string;
  record_type: string;
  record_id: string;
  place: string | null;
  fields: string[];
  reason: string | null;
  request_id: string | null;
  via: string;
  people: Generated<string[]>;
  shown: number | null;
  seal: Buffer | null;
}

export interface AuditLink {
  seq: number;
  entry_id: number;
  hash: Buffer;
}

export interface AuditValue {
  id: ColumnType<number, never, never>;
  entry_id: number;
  field: string;
  before: ColumnType<unknown, string | null | undefined, string | null>;
  after: ColumnType<unknown, string | null | undefined, string | null>;
  person_id: string | null;
  expires_at: Date;
  seal: Buffer | null;
}

export interface Device {
  id: string;
  token_hash: string;
  name: string;
  place: string;
  version: number;
  registered_at: Date;
  registered_by: string;
  revoked_at: Date | null;
  changed_by: string;
}

export interface FormerName {
  member_id: string;
  name: string;
  name_ar: string;
}

export interface FullSignIn {
  member_id: string;
  place: string;
  at: Date;
}

export interface Member {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  name: string;
  name_ar: string;
  language: string;
  state: string;
  version: number;
  created_at: Date;
  changed_at: Date;
  changed_by: string;
  left_at: Date | null;
}

export interface Pin {
  member_id: string;
  pin_hash: string;
  tries: number;
  locked_until: Date | null;
}

export interface RoleGrant {
  member_id: string;
  role: string;
  place: string;
  granted_by: string;
  granted_at: Date;
}

export interface Session {
  id: string;
  token_hash: string;
  member_id: string;
  device_id: string | null;
  started_at: Date;
  last_used_at: Date;
  authenticated_at: Date;
  ended_at: Date | null;
  factors: string[];
}
