// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface PlatformTables {
  "platform.consent": Consent;
  "platform.idempotency": Idempotency;
  "platform.message": Message;
  "platform.process": Process;
  "platform.rate_limit": RateLimit;
  "platform.secret": Secret;
}

export interface Consent {
  id: string;
  customer_id: string | null;
  email: string | null;
  phone: string | null;
  purpose: string;
  given: boolean;
  text_version: string;
  language: string;
  source: string;
  at: Date;
}

export interface Idempotency {
  actor: string;
  key: string;
  request_hash: string;
  created_at: Date;
  sealed_answer: Buffer | null;
}

export interface Message {
  id: string;
  channel: string;
  template: string;
  language: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  created_at: Date;
  sent_at: Date | null;
  calendar: string | null;
  unsubscribe: string | null;
  attachment: ColumnType<unknown, string | null | undefined, string | null>;
  sealed_secret: string | null;
  claimed_until: Date | null;
  in_reply_to: string | null;
  state: Generated<string>;
  tries: Generated<number>;
  second_channel: string | null;
  failed_channel: string | null;
  useful_until: Date | null;
  is_notice: Generated<boolean>;
  short_lived: Generated<boolean>;
  customer_id: string | null;
  about: Generated<string[]>;
  for_staff: Generated<boolean>;
}

export interface Process {
  id: string;
  beat_at: Date;
  seen: ColumnType<unknown, string | undefined, string>;
}

export interface RateLimit {
  key: string;
  points: number;
  expire: number | null;
}

export interface Secret {
  name: string;
  value: string;
}
