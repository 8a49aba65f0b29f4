// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface PaymentsTables {
  "payments.attempt": Attempt;
  "payments.bank_charge": BankCharge;
  "payments.bank_refund": BankRefund;
  "payments.charge_page": ChargePage;
  "payments.dispute": Dispute;
  "payments.event": Event;
  "payments.problem": Problem;
  "payments.refund": Refund;
}

export interface Attempt {
  id: string;
  kind: string;
  reference: string;
  customer_id: string;
  gateway: string;
  method: string;
  amount: number;
  currency: string;
  state: Generated<string>;
  is_offered: Generated<boolean>;
  given_up_at: Date | null;
  charge_id: string | null;
  captured_charge_id: string | null;
  captured: Generated<number>;
  captured_at: Date | null;
  redirect_url: string | null;
  card_hint: string | null;
  failure_code: string | null;
  created_at: Date;
  expires_at: Date;
  changed_at: Date;
  checked_at: Date | null;
  charged_back: Generated<number>;
  second_of: string | null;
  making_until: Date | null;
}

export interface BankCharge {
  id: string;
  merchant_reference: string;
  method: string;
  amount: number;
  currency: string;
  description: string;
  merchant_name: string;
  language: string;
  notify_url: string;
  return_url: string;
  state: Generated<string>;
  failure_code: string | null;
  card_ending: string | null;
  wrong_codes: Generated<number>;
  created_at: Date;
  expires_at: Date;
  decided_at: Date | null;
}

export interface BankRefund {
  id: string;
  charge_id: string;
  merchant_reference: string;
  amount: number;
  state: string;
  failure_code: string | null;
  created_at: Date;
  decided_at: Date | null;
}

export interface ChargePage {
  gateway: string;
  charge_id: string;
  attempt_id: string;
  made_at: Date;
}

export interface Dispute {
  id: string;
  attempt_id: string;
  gateway: string;
  gateway_dispute_id: string;
  amount: number;
  state: string;
  is_by_hand: Generated<boolean>;
  has_taken: boolean;
  reason: string;
  respond_by: Date | null;
  response: string | null;
  response_text: Generated<string>;
  response_sent_at: Date | null;
  response_failure: string | null;
  received_at: Date;
  seen_at: Date;
  checked_at: Date | null;
}

export interface Event {
  id: string;
  gateway: string;
  event_key: string;
  charge_id: string;
  body_hash: string;
  received_at: Date;
  handled_at: Date | null;
  outcome: string | null;
  dispute_id: string | null;
}

export interface Problem {
  id: string;
  kind: string;
  about: string;
  detail: ColumnType<unknown, string, string>;
  at: Date;
  resolved_at: Date | null;
}

export interface Refund {
  id: string;
  attempt_id: string;
  amount: number;
  reason: string;
  state: string;
  gateway_refund_id: string | null;
  failure_code: string | null;
  tries: Generated<number>;
  claimed_until: Date | null;
  created_at: Date;
  changed_at: Date;
  checked_at: Date | null;
}
