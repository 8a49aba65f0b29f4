create schema if not exists platform;

create table platform.secret (
  name text primary key,
  value text not null
);

-- One row a write: its answer is stored in the same transaction as its effect, so a crash can never part them.
create table platform.idempotency (
  actor text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (actor, key)
);
create index idempotency_by_age on platform.idempotency (created_at);

-- Every mail and SMS. The job that sends it stamps it; in a demo it stays here and is read at /dev/outbox.
create table platform.message (
  id text primary key,
  channel text not null check (channel in ('mail', 'sms')),
  template text not null,
  language text not null check (language in ('en', 'ar')),
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index message_by_age on platform.message (created_at desc);

-- Running processes and the content version that each has seen: a publish waits for all of them.
create table platform.process (
  id text primary key,
  beat_at timestamptz not null,
  seen jsonb not null default '{}'
);
