// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface AccountTables {
  "account.attempt": Attempt;
  "account.authenticator": Authenticator;
  "account.customer": Customer;
  "account.email_change": EmailChange;
  "account.email_undo": EmailUndo;
  "account.factor_reset": FactorReset;
  "account.login_code": LoginCode;
  "account.login_request": LoginRequest;
  "account.oidc_record": OidcRecord;
  "account.passkey": Passkey;
  "account.password_reset": PasswordReset;
  "account.recovery_code": RecoveryCode;
  "account.refresh_token": RefreshToken;
  "account.registration": Registration;
  "account.session": Session;
  "account.signing_key": SigningKey;
  "account.staff_invitation": StaffInvitation;
}

export interface Attempt {
  key: string;
  count: number;
  window_ends_at: Date;
  blocked_until: Date | null;
}

export interface Authenticator {
  customer_id: string;
  sealed_secret: string;
  last_step: number;
  created_at: Date;
}

export interface Customer {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  sf_account_id: string;
  kunnr: string;
  password_hash: string | null;
  created_at: Date;
  closed_at: Date | null;
  message_language: string | null;
  message_language_chosen_at: Date | null;
  phone_confirmed_at: Date | null;
  name_ar: string | null;
}

export interface EmailChange {
  customer_id: string;
  token_hash: string;
  email: string;
  language: string;
  expires_at: Date;
}

export interface EmailUndo {
  token_hash: string;
  customer_id: string;
  former_email: string;
  expires_at: Date;
}

export interface FactorReset {
  id: string;
  customer_id: string;
  state: string;
  version: Generated<number>;
  paper: string;
  paper_end: string;
  requested_by_id: string;
  requested_by_name: string;
  requested_at: Date;
  answered_by_id: string | null;
  answered_by_name: string | null;
  answered_at: Date | null;
  expires_at: Date;
}

export interface LoginCode {
  code_hash: string;
  customer_id: string;
  return_address: string;
  expires_at: Date;
  authenticated_at: Date | null;
  browser: Generated<string>;
  system: Generated<string>;
  provider_session: string | null;
}

export interface LoginRequest {
  state_hash: string;
  code_verifier: string;
  nonce: string;
  return_address: string;
  visitor_state: string | null;
  language: string;
  expires_at: Date;
  audience: Generated<string>;
}

export interface OidcRecord {
  model: string;
  id: string;
  payload: ColumnType<unknown, string, string>;
  grant_id: string | null;
  uid: string | null;
  user_code: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
}

export interface Passkey {
  id: string;
  customer_id: string;
  public_key: Buffer;
  counter: number;
  transports: string;
  browser: string;
  system: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasswordReset {
  token_hash: string;
  customer_id: string;
  return_address: string;
  expires_at: Date;
}

export interface RecoveryCode {
  code_hash: string;
  customer_id: string;
  created_at: Date;
}

export interface RefreshToken {
  token_hash: string;
  session_id: string;
  successor_salt: string | null;
  replaced_at: Date | null;
}

export interface Registration {
  token_hash: string;
  email: string;
  return_address: string;
  expires_at: Date;
}

export interface Session {
  id: string;
  customer_id: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  authenticated_at: Date | null;
  last_used_at: Date | null;
  browser: Generated<string>;
  system: Generated<string>;
  provider_session: string | null;
  login_code_hash: string | null;
}

export interface SigningKey {
  name: string;
  jwk: ColumnType<unknown, string, string>;
  created_at: Date;
}

export interface StaffInvitation {
  customer_id: string;
  token_hash: string;
  password_hash: string | null;
  expires_at: Date;
}
