// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { Generated } from "kysely";

export interface PhoneTables {
  "phone.code": Code;
  "phone.number": Number;
  "phone.request_count": RequestCount;
  "phone.spent_work": SpentWork;
}

export interface Code {
  purpose: string;
  number_key: string;
  browser_key: string;
  code_hash: string;
  tries: Generated<number>;
  requests: number;
  requested_at: Date;
  expires_at: Date;
  message_id: string;
}

export interface Number {
  number: string;
  customer_id: string;
  channel: string;
  language: string;
  confirmed_at: Date;
}

export interface RequestCount {
  key: string;
  count: number;
  ends_at: Date;
}

export interface SpentWork {
  challenge_hash: string;
  expires_at: Date;
}
